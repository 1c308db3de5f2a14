import { table } from './table.ts'

table(
  'quantities',
  `
  5 km == 5000 m
  5 km == 5 kilometers
  5 km == 5 kilometres
  5 km == 5km
  5 km == five kilometers
  1.5 m == 150 cm
  2 m == 2 meters
  12 inches == 1 foot
  12 in == 1 ft
  6 feet == 2 yards
  5'11" == 71 inches
  5 ft 11 in == 71 in
  1 kg == 1000 g
  1 kg == 1 kilogram
  1 lb == 16 oz
  5 lbs == 5 pounds
  1 tonne == 1000 kg
  1 L == 1000 mL
  1 liter == 1 litre
  2 cups == 2 cup
  1 gallon == 4 quarts
  3 tbsp == 9 tsp
  100 °C == 212 °F
  100 celsius == 212 fahrenheit
  20 °C == 293.15 K
  37 degrees Celsius == 98.6 F
  60 mph == 60 miles per hour
  10 m/s == 36 km/h
  1 acre == 43560 sq ft
  10 m² == 10 square meters
  1 hectare == 10000 m^2
  1 kWh == 1000 Wh
  2 GB == 2000 MB
  1 GiB == 1024 MiB
  8 bits == 1 byte
  90 degrees == 90°
  1 bar == 100 kPa
  2 GHz == 2000 MHz
  1,000 m == 1 km
  1.000,5 kg == 1000.5 kg
  half a mile == 0.5 miles
  5 miles ~= 8.05 km
  5 km != 5 miles
  5 km != 50 km
  5 km != 5 kg
  5 kg != 5 lb
  30 °C != 30 °F
  5 km != 6000 m
  5 miles != 8 km
  1 GB != 1 GiB
  10 m² != 10 m
  1 cup != 1 tbsp
  5 km/h != 5 mph
`,
)
table(
  'units',
  `
  kilometers == km
  mile == miles
  mi == miles
  meters == m
  feet == ft
  inches == in
  square inches == in^2
  kg/m³ == kilograms per cubic meter
  grams/mole == g/mol
  pounds == lb
  celsius == °C
  liters == litres
  celsius != fahrenheit
  meters != cm
  inches != square inches
  kg != lb
  grams/mole != grams
`,
)
table('declared quantities', '5 km == 5000 m\nkm == kilometers\n5 km != 5\n5 km != far', { kind: 'quantity' })

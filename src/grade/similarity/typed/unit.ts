import Qty from 'js-quantities'
import { foldText } from '../text/fold.ts'

/** A unit in SI base units; `scale` of temperature is that of its degree. */
export interface Unit {
  /** As js-quantities spells it: `km`, `tempC`. */
  readonly symbol: string
  /** Signature of the dimension: equal means convertible. */
  readonly dimension: string
  readonly scale: number
}

/** The unit that a word or symbol names (`kilometers`, `sq ft`, `kg/m³`, `grams per mole`), else undefined. */
export function unitOf(text: string): Unit | undefined {
  if (text.length === 0 || text.length > 40) return undefined
  const exact = table().get(text)
  if (exact !== undefined) return exact
  const key = foldText(text).replace(/\.$/, '')
  return table().get(key) ?? compound(key)
}

/** `quantity` in the base unit of its dimension. */
export function inBase(quantity: number, unit: Unit): number {
  return unit.symbol.startsWith('temp') ? kelvin(quantity, unit.symbol) : quantity * unit.scale
}

/** js-quantities' symbol, then how people write it; a name that differs only in case from another is given as it is. */
const SPELLINGS = `
m: meter metre mtr
km: kilometer kilometre kms
cm: centimeter centimetre cms
mm: millimeter millimetre
um: µm μm micrometer micrometre micron
nm: nanometer nanometre
in: inch inches "
ft: foot feet '
yd: yard yds
mi: mile
nmi: nautical-mile nauticalmile
ly: light-year lightyear light-years lightyears
au: astronomical-unit astronomical-units
g: gram gramme gm gms
kg: kilogram kilogramme kilo kgs
mg: milligram
ug: microgram mcg µg μg
t: tonne metric-ton metric-tons
tn: ton short-ton short-tons
lb: pound lbs
oz: ounce
stone: st stones
l: liter litre L ltr
ml: milliliter millilitre mL cc
dl: deciliter decilitre
cl: centiliter centilitre
gal: gallon gals
qt: quart
pt: pint
cup: cups c
tbsp: tablespoon tbs tbl
tsp: teaspoon
floz: fluid-ounce fluid-ounces fl-oz
m2: m^2 sqm sq-m square-meter square-metre square-meters square-metres
km2: km^2 sq-km square-kilometer square-kilometre square-kilometers square-kilometres
cm2: cm^2 sq-cm square-centimeter square-centimeters square-centimetres
in2: in^2 sq-in square-inch square-inches
ft2: ft^2 sqft sq-ft square-foot square-feet
yd2: yd^2 sq-yd square-yard square-yards
mi2: mi^2 sq-mi square-mile square-miles
m3: m^3 cubic-meter cubic-metre cubic-meters cubic-metres
cm3: cm^3 cubic-centimeter cubic-centimetre cubic-centimeters cubic-centimetres
ft3: ft^3 cubic-foot cubic-feet
in3: in^3 cubic-inch cubic-inches
acre: acres
hectare: ha hectares
m/s: mps meter-per-second
km/h: kph kmh kmph
mph: mile-per-hour
knot: knots kt kn kts
m/s2: m/s^2
tempC: C °c c celsius centigrade degc deg-c degree-celsius degrees-celsius degree-c degrees-c
tempF: F °f f fahrenheit degf deg-f degree-fahrenheit degrees-fahrenheit degree-f degrees-f
tempK: kelvin kelvins k
deg: ° degree degrees
rad: radian
Pa: pascal pa
kPa: kilopascal kpa
hPa: hectopascal hpa
bar: bars
psi: psi
atm: atmosphere atmospheres
mmHg: mmhg
J: joule j
kJ: kilojoule kj
cal: calorie
kcal: kilocalorie
Wh: watt-hour wh
kWh: kilowatt-hour kilowatt-hours kwh
MWh: megawatt-hour megawatt-hours mwh
W: watt w
kW: kilowatt kw
MW: megawatt
hp: horsepower
N: newton
kN: kilonewton kn
N*m: Nm newton-meter newton-meters
V: volt v
mV: millivolt mv
kV: kilovolt kv
A: amp ampere amps
mA: milliamp ma mah
ohm: Ω ohms
Hz: hertz hz
kHz: kilohertz khz
MHz: megahertz mhz
GHz: gigahertz ghz
rpm: rpm
mol: mole moles
b: bit bits
kb: kilobit kbit
Mb: megabit mbit
Gb: gigabit gbit
B: byte bytes
kB: kilobyte kb
MB: megabyte mb
GB: gigabyte gb
TB: terabyte tb
PB: petabyte pb
KiB: kibibyte kib
MiB: mebibyte mib
GiB: gibibyte gib
`

let built: ReadonlyMap<string, Unit> | undefined

function table(): ReadonlyMap<string, Unit> {
  built ??= build()
  return built
}

function build(): ReadonlyMap<string, Unit> {
  const units = new Map<string, Unit>()
  const add = (name: string, unit: Unit) => {
    if (!units.has(name)) units.set(name, unit)
  }
  for (const line of SPELLINGS.trim().split('\n')) {
    const [symbol = '', spellings = ''] = line.split(/: ?(.*)/s)
    const unit = describe(symbol)
    add(symbol, unit)
    for (const spelling of spellings.split(' ').filter(Boolean)) {
      add(spelling, unit)
      add(spelling.replaceAll('-', ' '), unit)
      if (/^[a-z-]{2,}[^s]$/.test(spelling)) add(`${spelling.replaceAll('-', ' ')}s`, unit)
      if (/^[a-z]+-per-[a-z]+$/.test(spelling)) add(spelling.replace('-per-', 's per '), unit)
    }
  }
  return units
}

function describe(symbol: string): Unit {
  const one = Qty(1, symbol)
  const base = one.toBase()
  return { symbol, dimension: base.units(), scale: symbol.startsWith('temp') ? 1 : base.scalar }
}

/** `grams per mole`, `kg/m^3`, `square inches`, `$/…` not. */
function compound(key: string): Unit | undefined {
  const parts = key.split(/ ?\/ ?| per /)
  const [top, bottom] = parts.map((part) => table().get(part) ?? TIME.get(part))
  if (parts.length !== 2 || top === undefined || bottom === undefined) return undefined
  if (top.symbol.startsWith('temp') || bottom.symbol.startsWith('temp')) return undefined
  return {
    symbol: `${top.symbol}/${bottom.symbol}`,
    dimension: `${top.dimension}/${bottom.dimension}`,
    scale: top.scale / bottom.scale,
  }
}

const TIME = new Map<string, Unit>(
  (
    [
      [['s', 'sec', 'second', 'seconds'], 1],
      [['min', 'minute', 'minutes'], 60],
      [['h', 'hr', 'hour', 'hours'], 3600],
      [['day', 'days', 'd'], 86_400],
    ] as const
  ).flatMap(([spellings, scale]) =>
    spellings.map((spelling) => [spelling, { symbol: 's', dimension: 's', scale }] as const),
  ),
)

function kelvin(degrees: number, symbol: string): number {
  if (symbol === 'tempC') return degrees + 273.15
  return symbol === 'tempF' ? ((degrees + 459.67) * 5) / 9 : degrees
}

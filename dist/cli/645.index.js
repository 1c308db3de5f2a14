export const id = 645;
export const ids = [645];
export const modules = {

/***/ 81287:
/***/ (function(module) {

/*
The MIT License (MIT)
Copyright © 2006-2007 Kevin C. Olbrich
Copyright © 2010-2016 LIM SAS (http://lim.eu) - Julien Sanchez

Permission is hereby granted, free of charge, to any person obtaining a copy of
this software and associated documentation files (the "Software"), to deal in
the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies
of the Software, and to permit persons to whom the Software is furnished to do
so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
(function (global, factory) {
   true ? module.exports = factory() :
  0;
})(this, (function () { 'use strict';

  /**
   * Tests if a value is a string
   *
   * @param {*} value - Value to test
   *
   * @returns {boolean} true if value is a string, false otherwise
   */
  function isString(value) {
    return typeof value === "string" || value instanceof String;
  }

  /*
   * Prefer stricter Number.isFinite if currently supported.
   * To be dropped when ES6 is finalized. Obsolete browsers will
   * have to use ES6 polyfills.
   */
  var isFiniteImpl = Number.isFinite || window.isFinite;
  /**
   * Tests if a value is a number
   *
   * @param {*} value - Value to test
   *
   * @returns {boolean} true if value is a number, false otherwise
   */
  function isNumber(value) {
    // Number.isFinite allows not to consider NaN or '1' as numbers
    return isFiniteImpl(value);
  }

  /*
   * Identity function
   */
  function identity(value) {
    return value;
  }

  /**
   * Returns unique strings from list
   *
   * @param {string[]} strings - array of strings
   *
   *
   * @returns {string[]} a new array of strings without duplicates
   */
  function uniq(strings) {
    var seen = {};
    return strings.filter(function(item) {
      return seen.hasOwnProperty(item) ? false : (seen[item] = true);
    });
  }

  function compareArray(array1, array2) {
    if (array2.length !== array1.length) {
      return false;
    }
    for (var i = 0; i < array1.length; i++) {
      if (array2[i].compareArray) {
        if (!array2[i].compareArray(array1[i])) {
          return false;
        }
      }
      if (array2[i] !== array1[i]) {
        return false;
      }
    }
    return true;
  }

  function assign(target, properties) {
    Object.keys(properties).forEach(function(key) {
      target[key] = properties[key];
    });
  }

  /**
   * Safely multiplies numbers while avoiding floating errors
   * like 0.1 * 0.1 => 0.010000000000000002
   *
   * @param {...number} numbers - numbers to multiply
   *
   * @returns {number} result
   */
  function mulSafe() {
    var result = 1, decimals = 0;
    for (var i = 0; i < arguments.length; i++) {
      var arg = arguments[i];
      decimals = decimals + getFractional(arg);
      result *= arg;
    }

    return decimals !== 0 ? round(result, decimals) : result;
  }

  /**
   * Safely divides two numbers while avoiding floating errors
   * like 0.3 / 0.05 => 5.999999999999999
   *
   * @returns {number} result
   * @param {number} num Numerator
   * @param {number} den Denominator
   */
  function divSafe(num, den) {
    if (den === 0) {
      throw new Error("Divide by zero");
    }

    var factor = Math.pow(10, getFractional(den));
    var invDen = factor / (factor * den);

    return mulSafe(num, invDen);
  }

  /**
   * Rounds value at the specified number of decimals
   *
   * @param {number} val - value to round
   * @param {number} decimals - number of decimals
   *
   * @returns {number} rounded number
   */
  function round(val, decimals) {
    return Math.round(val * Math.pow(10, decimals)) / Math.pow(10, decimals);
  }

  function getFractional(num) {
    // Check for NaNs or Infinities
    if (!isFinite(num)) {
      return 0;
    }

    // Faster than parsing strings
    // http://jsperf.com/count-decimals/2
    var count = 0;
    while (num % 1 !== 0) {
      num *= 10;
      count++;
    }
    return count;
  }

  /**
   * Custom error type definition
   * @constructor
   */
  function QtyError() {
    var err;
    if (!this) { // Allows to instantiate QtyError without new()
      err = Object.create(QtyError.prototype);
      QtyError.apply(err, arguments);
      return err;
    }
    err = Error.apply(this, arguments);
    this.name = "QtyError";
    this.message = err.message;
    this.stack = err.stack;
  }
  QtyError.prototype = Object.create(Error.prototype, {constructor: { value: QtyError }});

  /*
   * Throws incompatible units error
   * @param {string} left - units
   * @param {string} right - units incompatible with first argument
   * @throws "Incompatible units" error
   */
  function throwIncompatibleUnits(left, right) {
    throw new QtyError("Incompatible units: " + left + " and " + right);
  }

  var UNITS = {
    /* prefixes */
    "<googol>" : [["googol"], 1e100, "prefix"],
    "<kibi>"  :  [["Ki","Kibi","kibi"], Math.pow(2,10), "prefix"],
    "<mebi>"  :  [["Mi","Mebi","mebi"], Math.pow(2,20), "prefix"],
    "<gibi>"  :  [["Gi","Gibi","gibi"], Math.pow(2,30), "prefix"],
    "<tebi>"  :  [["Ti","Tebi","tebi"], Math.pow(2,40), "prefix"],
    "<pebi>"  :  [["Pi","Pebi","pebi"], Math.pow(2,50), "prefix"],
    "<exi>"   :  [["Ei","Exi","exi"], Math.pow(2,60), "prefix"],
    "<zebi>"  :  [["Zi","Zebi","zebi"], Math.pow(2,70), "prefix"],
    "<yebi>"  :  [["Yi","Yebi","yebi"], Math.pow(2,80), "prefix"],
    "<yotta>" :  [["Y","Yotta","yotta"], 1e24, "prefix"],
    "<zetta>" :  [["Z","Zetta","zetta"], 1e21, "prefix"],
    "<exa>"   :  [["E","Exa","exa"], 1e18, "prefix"],
    "<peta>"  :  [["P","Peta","peta"], 1e15, "prefix"],
    "<tera>"  :  [["T","Tera","tera"], 1e12, "prefix"],
    "<giga>"  :  [["G","Giga","giga"], 1e9, "prefix"],
    "<mega>"  :  [["M","Mega","mega"], 1e6, "prefix"],
    "<kilo>"  :  [["k","kilo"], 1e3, "prefix"],
    "<hecto>" :  [["h","Hecto","hecto"], 1e2, "prefix"],
    "<deca>"  :  [["da","Deca","deca","deka"], 1e1, "prefix"],
    "<deci>"  :  [["d","Deci","deci"], 1e-1, "prefix"],
    "<centi>"  : [["c","Centi","centi"], 1e-2, "prefix"],
    "<milli>" :  [["m","Milli","milli"], 1e-3, "prefix"],
    "<micro>"  : [
      ["u","\u03BC"/*µ as greek letter*/,"\u00B5"/*µ as micro sign*/,"Micro","mc","micro"],
      1e-6,
      "prefix"
    ],
    "<nano>"  :  [["n","Nano","nano"], 1e-9, "prefix"],
    "<pico>"  :  [["p","Pico","pico"], 1e-12, "prefix"],
    "<femto>" :  [["f","Femto","femto"], 1e-15, "prefix"],
    "<atto>"  :  [["a","Atto","atto"], 1e-18, "prefix"],
    "<zepto>" :  [["z","Zepto","zepto"], 1e-21, "prefix"],
    "<yocto>" :  [["y","Yocto","yocto"], 1e-24, "prefix"],

    "<1>"     :  [["1", "<1>"], 1, ""],
    /* length units */
    "<meter>" :  [["m","meter","meters","metre","metres"], 1.0, "length", ["<meter>"] ],
    "<inch>"  :  [["in","inch","inches","\""], 0.0254, "length", ["<meter>"]],
    "<foot>"  :  [["ft","foot","feet","'"], 0.3048, "length", ["<meter>"]],
    "<yard>"  :  [["yd","yard","yards"], 0.9144, "length", ["<meter>"]],
    "<mile>"  :  [["mi","mile","miles"], 1609.344, "length", ["<meter>"]],
    "<naut-mile>" : [["nmi","naut-mile"], 1852, "length", ["<meter>"]],
    "<league>":  [["league","leagues"], 4828, "length", ["<meter>"]],
    "<furlong>": [["furlong","furlongs"], 201.2, "length", ["<meter>"]],
    "<rod>"   :  [["rd","rod","rods"], 5.029, "length", ["<meter>"]],
    "<mil>"   :  [["mil","mils"], 0.0000254, "length", ["<meter>"]],
    "<angstrom>"  :[["ang","angstrom","angstroms"], 1e-10, "length", ["<meter>"]],
    "<fathom>" : [["fathom","fathoms"], 1.829, "length", ["<meter>"]],
    "<pica>"  : [["pica","picas"], 0.00423333333, "length", ["<meter>"]],
    "<point>" : [["pt","point","points"], 0.000352777778, "length", ["<meter>"]],
    "<redshift>" : [["z","red-shift", "redshift"], 1.302773e26, "length", ["<meter>"]],
    "<AU>"    : [["AU","astronomical-unit"], 149597900000, "length", ["<meter>"]],
    "<light-second>":[["ls","light-second"], 299792500, "length", ["<meter>"]],
    "<light-minute>":[["lmin","light-minute"], 17987550000, "length", ["<meter>"]],
    "<light-year>" : [["ly","light-year"], 9460528000000000, "length", ["<meter>"]],
    "<parsec>"  : [["pc","parsec","parsecs"], 30856780000000000, "length", ["<meter>"]],
    "<datamile>"  :  [["DM","datamile"], 1828.8, "length", ["<meter>"]],

    /* mass */
    "<kilogram>" : [["kg","kilogram","kilograms"], 1.0, "mass", ["<kilogram>"]],
    "<AMU>" : [["u","AMU","amu"], 1.660538921e-27, "mass", ["<kilogram>"]],
    "<dalton>" : [["Da","Dalton","Daltons","dalton","daltons"], 1.660538921e-27, "mass", ["<kilogram>"]],
    "<slug>" : [["slug","slugs"], 14.5939029, "mass", ["<kilogram>"]],
    "<short-ton>" : [["tn","ton","short-ton"], 907.18474, "mass", ["<kilogram>"]],
    "<metric-ton>":[["t","tonne","metric-ton"], 1000, "mass", ["<kilogram>"]],
    "<carat>" : [["ct","carat","carats"], 0.0002, "mass", ["<kilogram>"]],
    "<pound>" : [["lbs","lb","pound","pounds","#"], 0.45359237, "mass", ["<kilogram>"]],
    "<ounce>" : [["oz","ounce","ounces"], 0.0283495231, "mass", ["<kilogram>"]],
    "<gram>"    :  [["g","gram","grams","gramme","grammes"], 1e-3, "mass", ["<kilogram>"]],
    "<grain>" : [["grain","grains","gr"], 6.479891e-5, "mass", ["<kilogram>"]],
    "<dram>"  : [["dram","drams","dr"], 0.0017718452, "mass",["<kilogram>"]],
    "<stone>" : [["stone","stones","st"],6.35029318, "mass",["<kilogram>"]],

    /* area */
    "<hectare>":[["hectare"], 10000, "area", ["<meter>","<meter>"]],
    "<acre>":[["acre","acres"], 4046.85642, "area", ["<meter>","<meter>"]],
    "<sqft>":[["sqft"], 1, "area", ["<foot>","<foot>"]],

    /* volume */
    "<liter>" : [["l","L","liter","liters","litre","litres"], 0.001, "volume", ["<meter>","<meter>","<meter>"]],
    "<gallon>":  [["gal","gallon","gallons"], 0.0037854118, "volume", ["<meter>","<meter>","<meter>"]],
    "<gallon-imp>":  [["galimp","gallon-imp","gallons-imp"], 0.0045460900, "volume", ["<meter>","<meter>","<meter>"]],
    "<quart>":  [["qt","quart","quarts"], 0.00094635295, "volume", ["<meter>","<meter>","<meter>"]],
    "<pint>":  [["pt","pint","pints"], 0.000473176475, "volume", ["<meter>","<meter>","<meter>"]],
    "<pint-imp>":  [["ptimp","pint-imp","pints-imp"], 5.6826125e-4, "volume", ["<meter>","<meter>","<meter>"]],
    "<cup>":  [["cu","cup","cups"], 0.000236588238, "volume", ["<meter>","<meter>","<meter>"]],
    "<fluid-ounce>":  [["floz","fluid-ounce","fluid-ounces"], 2.95735297e-5, "volume", ["<meter>","<meter>","<meter>"]],
    "<fluid-ounce-imp>":  [["flozimp", "floz-imp","fluid-ounce-imp","fluid-ounces-imp"], 2.84130625e-5, "volume", ["<meter>","<meter>","<meter>"]],
    "<tablespoon>":  [["tb","tbsp","tbs","tablespoon","tablespoons"], 1.47867648e-5, "volume", ["<meter>","<meter>","<meter>"]],
    "<teaspoon>":  [["tsp","teaspoon","teaspoons"], 4.92892161e-6, "volume", ["<meter>","<meter>","<meter>"]],
    "<bushel>":  [["bu","bsh","bushel","bushels"], 0.035239072, "volume", ["<meter>","<meter>","<meter>"]],
    "<oilbarrel>":  [["bbl","oilbarrel", "oilbarrels", "oil-barrel","oil-barrels"], 0.158987294928, "volume", ["<meter>","<meter>","<meter>"]],
    "<beerbarrel>":  [["bl","bl-us","beerbarrel", "beerbarrels", "beer-barrel","beer-barrels"], 0.1173477658, "volume", ["<meter>","<meter>","<meter>"]],
    "<beerbarrel-imp>":  [["blimp","bl-imp","beerbarrel-imp", "beerbarrels-imp", "beer-barrel-imp","beer-barrels-imp"], 0.16365924, "volume", ["<meter>","<meter>","<meter>"]],

    /* speed */
    "<kph>" : [["kph"], 0.277777778, "speed", ["<meter>"], ["<second>"]],
    "<mph>" : [["mph"], 0.44704, "speed", ["<meter>"], ["<second>"]],
    "<knot>" : [["kt","kn","kts","knot","knots"], 0.514444444, "speed", ["<meter>"], ["<second>"]],
    "<fps>"  : [["fps"], 0.3048, "speed", ["<meter>"], ["<second>"]],

    /* acceleration */
    "<gee>" : [["gee"], 9.80665, "acceleration", ["<meter>"], ["<second>","<second>"]],
    "<Gal>" : [["Gal"], 1e-2, "acceleration", ["<meter>"], ["<second>","<second>"]],

    /* temperature_difference */
    "<kelvin>" : [["degK","kelvin"], 1.0, "temperature", ["<kelvin>"]],
    "<celsius>" : [["degC","celsius","celsius","centigrade"], 1.0, "temperature", ["<kelvin>"]],
    "<fahrenheit>" : [["degF","fahrenheit"], 5 / 9, "temperature", ["<kelvin>"]],
    "<rankine>" : [["degR","rankine"], 5 / 9, "temperature", ["<kelvin>"]],
    "<temp-K>"  : [["tempK","temp-K"], 1.0, "temperature", ["<temp-K>"]],
    "<temp-C>"  : [["tempC","temp-C"], 1.0, "temperature", ["<temp-K>"]],
    "<temp-F>"  : [["tempF","temp-F"], 5 / 9, "temperature", ["<temp-K>"]],
    "<temp-R>"  : [["tempR","temp-R"], 5 / 9, "temperature", ["<temp-K>"]],

    /* time */
    "<second>":  [["s","sec","secs","second","seconds"], 1.0, "time", ["<second>"]],
    "<minute>":  [["min","mins","minute","minutes"], 60.0, "time", ["<second>"]],
    "<hour>":  [["h","hr","hrs","hour","hours"], 3600.0, "time", ["<second>"]],
    "<day>":  [["d","day","days"], 3600 * 24, "time", ["<second>"]],
    "<week>":  [["wk","week","weeks"], 7 * 3600 * 24, "time", ["<second>"]],
    "<fortnight>": [["fortnight","fortnights"], 1209600, "time", ["<second>"]],
    "<year>":  [["y","yr","year","years","annum"], 31556926, "time", ["<second>"]],
    "<decade>":[["decade","decades"], 315569260, "time", ["<second>"]],
    "<century>":[["century","centuries"], 3155692600, "time", ["<second>"]],

    /* pressure */
    "<pascal>" : [["Pa","pascal","Pascal"], 1.0, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],
    "<bar>" : [["bar","bars"], 100000, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],
    "<mmHg>" : [["mmHg"], 133.322368, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],
    "<inHg>" : [["inHg"], 3386.3881472, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],
    "<torr>" : [["torr"], 133.322368, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],
    "<atm>" : [["atm","ATM","atmosphere","atmospheres"], 101325, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],
    "<psi>" : [["psi"], 6894.76, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],
    "<cmh2o>" : [["cmH2O","cmh2o"], 98.0638, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],
    "<inh2o>" : [["inH2O","inh2o"], 249.082052, "pressure", ["<kilogram>"],["<meter>","<second>","<second>"]],

    /* viscosity */
    "<poise>"  : [["P","poise"], 0.1, "viscosity", ["<kilogram>"],["<meter>","<second>"] ],
    "<stokes>" : [["St","stokes"], 1e-4, "viscosity", ["<meter>","<meter>"], ["<second>"]],

    /* substance */
    "<mole>"  :  [["mol","mole"], 1.0, "substance", ["<mole>"]],

    /* molar_concentration */
    "<molar>" : [["M","molar"], 1000, "molar_concentration", ["<mole>"], ["<meter>","<meter>","<meter>"]],
    "<wtpercent>"  : [["wt%","wtpercent"], 10, "molar_concentration", ["<kilogram>"], ["<meter>","<meter>","<meter>"]],

    /* activity */
    "<katal>" :  [["kat","katal","Katal"], 1.0, "activity", ["<mole>"], ["<second>"]],
    "<unit>"  :  [["U","enzUnit","unit"], 16.667e-16, "activity", ["<mole>"], ["<second>"]],

    /* capacitance */
    "<farad>" :  [["F","farad","Farad"], 1.0, "capacitance", ["<second>","<second>","<second>","<second>","<ampere>","<ampere>"], ["<meter>", "<meter>", "<kilogram>"]],

    /* charge */
    "<coulomb>" :  [["C","coulomb","Coulomb"], 1.0, "charge", ["<ampere>","<second>"]],
    "<Ah>" :  [["Ah"], 3600, "charge", ["<ampere>","<second>"]],

    /* current */
    "<ampere>"  :  [["A","Ampere","ampere","amp","amps"], 1.0, "current", ["<ampere>"]],

    /* conductance */
    "<siemens>" : [["S","Siemens","siemens"], 1.0, "conductance", ["<second>","<second>","<second>","<ampere>","<ampere>"], ["<kilogram>","<meter>","<meter>"]],

    /* inductance */
    "<henry>" :  [["H","Henry","henry"], 1.0, "inductance", ["<meter>","<meter>","<kilogram>"], ["<second>","<second>","<ampere>","<ampere>"]],

    /* potential */
    "<volt>"  :  [["V","Volt","volt","volts"], 1.0, "potential", ["<meter>","<meter>","<kilogram>"], ["<second>","<second>","<second>","<ampere>"]],

    /* resistance */
    "<ohm>" :  [
      ["Ohm","ohm","\u03A9"/*Ω as greek letter*/,"\u2126"/*Ω as ohm sign*/],
      1.0,
      "resistance",
      ["<meter>","<meter>","<kilogram>"],["<second>","<second>","<second>","<ampere>","<ampere>"]
    ],
    /* magnetism */
    "<weber>" : [["Wb","weber","webers"], 1.0, "magnetism", ["<meter>","<meter>","<kilogram>"], ["<second>","<second>","<ampere>"]],
    "<tesla>"  : [["T","tesla","teslas"], 1.0, "magnetism", ["<kilogram>"], ["<second>","<second>","<ampere>"]],
    "<gauss>" : [["G","gauss"], 1e-4, "magnetism",  ["<kilogram>"], ["<second>","<second>","<ampere>"]],
    "<maxwell>" : [["Mx","maxwell","maxwells"], 1e-8, "magnetism", ["<meter>","<meter>","<kilogram>"], ["<second>","<second>","<ampere>"]],
    "<oersted>"  : [["Oe","oersted","oersteds"], 250.0 / Math.PI, "magnetism", ["<ampere>"], ["<meter>"]],

    /* energy */
    "<joule>" :  [["J","joule","Joule","joules","Joules"], 1.0, "energy", ["<meter>","<meter>","<kilogram>"], ["<second>","<second>"]],
    "<erg>"   :  [["erg","ergs"], 1e-7, "energy", ["<meter>","<meter>","<kilogram>"], ["<second>","<second>"]],
    "<btu>"   :  [["BTU","btu","BTUs"], 1055.056, "energy", ["<meter>","<meter>","<kilogram>"], ["<second>","<second>"]],
    "<calorie>" :  [["cal","calorie","calories"], 4.18400, "energy",["<meter>","<meter>","<kilogram>"], ["<second>","<second>"]],
    "<Calorie>" :  [["Cal","Calorie","Calories"], 4184.00, "energy",["<meter>","<meter>","<kilogram>"], ["<second>","<second>"]],
    "<therm-US>" : [["th","therm","therms","Therm","therm-US"], 105480400, "energy",["<meter>","<meter>","<kilogram>"], ["<second>","<second>"]],
    "<Wh>" : [["Wh"], 3600, "energy",["<meter>","<meter>","<kilogram>"], ["<second>","<second>"]],
    "<electronvolt>" : [["eV", "electronvolt", "electronvolts"], 1.602176634E-19, "energy", ["<meter>","<meter>","<kilogram>"], ["<second>","<second>"]],

    /* force */
    "<newton>"  : [["N","Newton","newton"], 1.0, "force", ["<kilogram>","<meter>"], ["<second>","<second>"]],
    "<dyne>"  : [["dyn","dyne"], 1e-5, "force", ["<kilogram>","<meter>"], ["<second>","<second>"]],
    "<pound-force>"  : [["lbf","pound-force"], 4.448222, "force", ["<kilogram>","<meter>"], ["<second>","<second>"]],

    /* frequency */
    "<hertz>" : [["Hz","hertz","Hertz"], 1.0, "frequency", ["<1>"], ["<second>"]],

    /* angle */
    "<radian>" :[["rad","radian","radians"], 1.0, "angle", ["<radian>"]],
    "<degree>" :[["deg","degree","degrees"], Math.PI / 180.0, "angle", ["<radian>"]],
    "<arcminute>" :[["arcmin","arcminute","arcminutes"], Math.PI / 10800.0, "angle", ["<radian>"]],
    "<arcsecond>" :[["arcsec","arcsecond","arcseconds"], Math.PI / 648000.0, "angle", ["<radian>"]],
    "<gradian>"   :[["gon","grad","gradian","grads"], Math.PI / 200.0, "angle", ["<radian>"]],
    "<steradian>"  : [["sr","steradian","steradians"], 1.0, "solid_angle", ["<steradian>"]],

    /* rotation */
    "<rotation>" : [["rotation"], 2.0 * Math.PI, "angle", ["<radian>"]],
    "<rpm>"   :[["rpm"], 2.0 * Math.PI / 60.0, "angular_velocity", ["<radian>"], ["<second>"]],

    /* information */
    "<byte>"  :[["B","byte","bytes"], 1.0, "information", ["<byte>"]],
    "<bit>"  :[["b","bit","bits"], 0.125, "information", ["<byte>"]],

    /* information rate */
    "<Bps>" : [["Bps"], 1.0, "information_rate", ["<byte>"], ["<second>"]],
    "<bps>" : [["bps"], 0.125, "information_rate", ["<byte>"], ["<second>"]],

    /* currency */
    "<dollar>":[["USD","dollar"], 1.0, "currency", ["<dollar>"]],
    "<cents>" :[["cents"], 0.01, "currency", ["<dollar>"]],

    /* luminosity */
    "<candela>" : [["cd","candela"], 1.0, "luminosity", ["<candela>"]],
    "<lumen>" : [["lm","lumen"], 1.0, "luminous_power", ["<candela>","<steradian>"]],
    "<lux>" :[["lux"], 1.0, "illuminance", ["<candela>","<steradian>"], ["<meter>","<meter>"]],

    /* power */
    "<watt>"  : [["W","watt","watts"], 1.0, "power", ["<kilogram>","<meter>","<meter>"], ["<second>","<second>","<second>"]],
    "<volt-ampere>"  : [["VA","volt-ampere"], 1.0, "power", ["<kilogram>","<meter>","<meter>"], ["<second>","<second>","<second>"]],
    "<volt-ampere-reactive>"  : [["var","Var","VAr","VAR","volt-ampere-reactive"], 1.0, "power", ["<kilogram>","<meter>","<meter>"], ["<second>","<second>","<second>"]],
    "<horsepower>"  :  [["hp","horsepower"], 745.699872, "power", ["<kilogram>","<meter>","<meter>"], ["<second>","<second>","<second>"]],

    /* radiation */
    "<gray>" : [["Gy","gray","grays"], 1.0, "radiation", ["<meter>","<meter>"], ["<second>","<second>"]],
    "<roentgen>" : [["R","roentgen"], 0.009330, "radiation", ["<meter>","<meter>"], ["<second>","<second>"]],
    "<sievert>" : [["Sv","sievert","sieverts"], 1.0, "radiation", ["<meter>","<meter>"], ["<second>","<second>"]],
    "<becquerel>" : [["Bq","becquerel","becquerels"], 1.0, "radiation", ["<1>"],["<second>"]],
    "<curie>" : [["Ci","curie","curies"], 3.7e10, "radiation", ["<1>"],["<second>"]],

    /* rate */
    "<cpm>" : [["cpm"], 1.0 / 60.0, "rate", ["<count>"],["<second>"]],
    "<dpm>" : [["dpm"], 1.0 / 60.0, "rate", ["<count>"],["<second>"]],
    "<bpm>" : [["bpm"], 1.0 / 60.0, "rate", ["<count>"],["<second>"]],

    /* resolution / typography */
    "<dot>" : [["dot","dots"], 1, "resolution", ["<each>"]],
    "<pixel>" : [["pixel","px"], 1, "resolution", ["<each>"]],
    "<ppi>" : [["ppi"], 1, "resolution", ["<pixel>"], ["<inch>"]],
    "<dpi>" : [["dpi"], 1, "typography", ["<dot>"], ["<inch>"]],

    /* other */
    "<cell>" : [["cells","cell"], 1, "counting", ["<each>"]],
    "<each>" : [["each"], 1.0, "counting", ["<each>"]],
    "<count>" : [["count"], 1.0, "counting", ["<each>"]],
    "<base-pair>"  : [["bp","base-pair"], 1.0, "counting", ["<each>"]],
    "<nucleotide>" : [["nt","nucleotide"], 1.0, "counting", ["<each>"]],
    "<molecule>" : [["molecule","molecules"], 1.0, "counting", ["<1>"]],
    "<dozen>" :  [["doz","dz","dozen"],12.0,"prefix_only", ["<each>"]],
    "<percent>": [["%","percent"], 0.01, "prefix_only", ["<1>"]],
    "<ppm>" :  [["ppm"],1e-6, "prefix_only", ["<1>"]],
    "<ppb>" :  [["ppb"],1e-9, "prefix_only", ["<1>"]],
    "<ppt>" :  [["ppt"],1e-12, "prefix_only", ["<1>"]],
    "<ppq>" :  [["ppq"],1e-15, "prefix_only", ["<1>"]],
    "<gross>" :  [["gr","gross"],144.0, "prefix_only", ["<dozen>","<dozen>"]],
    "<decibel>"  : [["dB","decibel","decibels"], 1.0, "logarithmic", ["<decibel>"]]
  };

  var BASE_UNITS = ["<meter>","<kilogram>","<second>","<mole>", "<ampere>","<radian>","<kelvin>","<temp-K>","<byte>","<dollar>","<candela>","<each>","<steradian>","<decibel>"];

  var UNITY = "<1>";
  var UNITY_ARRAY = [UNITY];

  // Setup

  /**
   * Asserts unit definition is valid
   *
   * @param {string} unitDef - Name of unit to test
   * @param {Object} definition - Definition of unit to test
   *
   * @returns {void}
   * @throws {QtyError} if unit definition is not valid
   */
  function validateUnitDefinition(unitDef, definition) {
    var scalar = definition[1];
    var numerator = definition[3] || [];
    var denominator = definition[4] || [];
    if (!isNumber(scalar)) {
      throw new QtyError(unitDef + ": Invalid unit definition. " +
                         "'scalar' must be a number");
    }

    numerator.forEach(function(unit) {
      if (UNITS[unit] === undefined) {
        throw new QtyError(unitDef + ": Invalid unit definition. " +
                           "Unit " + unit + " in 'numerator' is not recognized");
      }
    });

    denominator.forEach(function(unit) {
      if (UNITS[unit] === undefined) {
        throw new QtyError(unitDef + ": Invalid unit definition. " +
                           "Unit " + unit + " in 'denominator' is not recognized");
      }
    });
  }

  var PREFIX_VALUES = {};
  var PREFIX_MAP = {};
  var UNIT_VALUES = {};
  var UNIT_MAP = {};
  var OUTPUT_MAP = {};
  for (var unitDef in UNITS) {
    if (UNITS.hasOwnProperty(unitDef)) {
      var definition = UNITS[unitDef];
      if (definition[2] === "prefix") {
        PREFIX_VALUES[unitDef] = definition[1];
        for (var i = 0; i < definition[0].length; i++) {
          PREFIX_MAP[definition[0][i]] = unitDef;
        }
      }
      else {
        validateUnitDefinition(unitDef, definition);
        UNIT_VALUES[unitDef] = {
          scalar: definition[1],
          numerator: definition[3],
          denominator: definition[4]
        };
        for (var j = 0; j < definition[0].length; j++) {
          UNIT_MAP[definition[0][j]] = unitDef;
        }
      }
      OUTPUT_MAP[unitDef] = definition[0][0];
    }
  }

  /**
   * Returns a list of available units of kind
   *
   * @param {string} [kind] - kind of units
   * @returns {array} names of units
   * @throws {QtyError} if kind is unknown
   */
  function getUnits(kind) {
    var i;
    var units = [];
    var unitKeys = Object.keys(UNITS);
    if (typeof kind === "undefined") {
      for (i = 0; i < unitKeys.length; i++) {
        if (["", "prefix"].indexOf(UNITS[unitKeys[i]][2]) === -1) {
          units.push(unitKeys[i].substr(1, unitKeys[i].length - 2));
        }
      }
    }
    else if (this.getKinds().indexOf(kind) === -1) {
      throw new QtyError("Kind not recognized");
    }
    else {
      for (i = 0; i < unitKeys.length; i++) {
        if (UNITS[unitKeys[i]][2] === kind) {
          units.push(unitKeys[i].substr(1, unitKeys[i].length - 2));
        }
      }
    }

    return units.sort(function(a, b) {
      if (a.toLowerCase() < b.toLowerCase()) {
        return -1;
      }
      if (a.toLowerCase() > b.toLowerCase()) {
        return 1;
      }
      return 0;
    });
  }

  /**
   * Returns a list of alternative names for a unit
   *
   * @param {string} unitName - name of unit
   * @returns {string[]} aliases for unit
   * @throws {QtyError} if unit is unknown
   */
  function getAliases(unitName) {
    if (!UNIT_MAP[unitName]) {
      throw new QtyError("Unit not recognized");
    }
    return UNITS[UNIT_MAP[unitName]][0];
  }

  var SIGNATURE_VECTOR = ["length", "time", "temperature", "mass", "current", "substance", "luminosity", "currency", "information", "angle"];

  /*
  calculates the unit signature id for use in comparing compatible units and simplification
  the signature is based on a simple classification of units and is based on the following publication

  Novak, G.S., Jr. "Conversion of units of measurement", IEEE Transactions on Software Engineering,
  21(8), Aug 1995, pp.651-661
  doi://10.1109/32.403789
  http://ieeexplore.ieee.org/Xplore/login.jsp?url=/iel1/32/9079/00403789.pdf?isnumber=9079&prod=JNL&arnumber=403789&arSt=651&ared=661&arAuthor=Novak%2C+G.S.%2C+Jr.
  */
  function unitSignature() {
    if (this.signature) {
      return this.signature;
    }
    var vector = unitSignatureVector.call(this);
    for (var i = 0; i < vector.length; i++) {
      vector[i] *= Math.pow(20, i);
    }

    return vector.reduce(
      function(previous, current) {
        return previous + current;
      },
      0
    );
  }

  // calculates the unit signature vector used by unit_signature
  function unitSignatureVector() {
    if (!this.isBase()) {
      return unitSignatureVector.call(this.toBase());
    }

    var vector = new Array(SIGNATURE_VECTOR.length);
    for (var i = 0; i < vector.length; i++) {
      vector[i] = 0;
    }
    var r, n;
    for (var j = 0; j < this.numerator.length; j++) {
      if ((r = UNITS[this.numerator[j]])) {
        n = SIGNATURE_VECTOR.indexOf(r[2]);
        if (n >= 0) {
          vector[n] = vector[n] + 1;
        }
      }
    }

    for (var k = 0; k < this.denominator.length; k++) {
      if ((r = UNITS[this.denominator[k]])) {
        n = SIGNATURE_VECTOR.indexOf(r[2]);
        if (n >= 0) {
          vector[n] = vector[n] - 1;
        }
      }
    }
    return vector;
  }

  var SIGN = "[+-]";
  var INTEGER = "\\d+";
  var SIGNED_INTEGER = SIGN + "?" + INTEGER;
  var FRACTION = "\\." + INTEGER;
  var FLOAT = "(?:" + INTEGER + "(?:" + FRACTION + ")?" + ")" +
              "|" +
              "(?:" + FRACTION + ")";
  var EXPONENT = "[Ee]" + SIGNED_INTEGER;
  var SCI_NUMBER = "(?:" + FLOAT + ")(?:" + EXPONENT + ")?";
  var SIGNED_NUMBER = SIGN + "?\\s*" + SCI_NUMBER;
  var QTY_STRING = "(" + SIGNED_NUMBER + ")?" + "\\s*([^/]*)(?:\/(.+))?";
  var QTY_STRING_REGEX = new RegExp("^" + QTY_STRING + "$");

  var POWER_OP = "\\^|\\*{2}";
  // Allow unit powers representing scalar, length, area, volume; 4 is for some
  // special case representations in SI base units.
  var SAFE_POWER = "[01234]";
  var TOP_REGEX = new RegExp ("([^ \\*\\d]+?)(?:" + POWER_OP + ")?(-?" + SAFE_POWER + "(?![a-zA-Z]))");
  var BOTTOM_REGEX = new RegExp("([^ \\*\\d]+?)(?:" + POWER_OP + ")?(" + SAFE_POWER + "(?![a-zA-Z]))");

  /* parse a string into a unit object.
   * Typical formats like :
   * "5.6 kg*m/s^2"
   * "5.6 kg*m*s^-2"
   * "5.6 kilogram*meter*second^-2"
   * "2.2 kPa"
   * "37 degC"
   * "1"  -- creates a unitless constant with value 1
   * "GPa"  -- creates a unit with scalar 1 with units 'GPa'
   * 6'4"  -- recognized as 6 feet + 4 inches
   * 8 lbs 8 oz -- recognized as 8 lbs + 8 ounces
   */
  function parse(val) {
    if (!isString(val)) {
      val = val.toString();
    }
    val = val.trim();

    var result = QTY_STRING_REGEX.exec(val);
    if (!result) {
      throw new QtyError(val + ": Quantity not recognized");
    }

    var scalarMatch = result[1];
    if (scalarMatch) {
      // Allow whitespaces between sign and scalar for loose parsing
      scalarMatch = scalarMatch.replace(/\s/g, "");
      this.scalar = parseFloat(scalarMatch);
    }
    else {
      this.scalar = 1;
    }
    var top = result[2];
    var bottom = result[3];

    var n, x, nx;
    // TODO DRY me
    while ((result = TOP_REGEX.exec(top))) {
      n = parseFloat(result[2]);
      if (isNaN(n)) {
        // Prevents infinite loops
        throw new QtyError("Unit exponent is not a number");
      }
      // Disallow unrecognized unit even if exponent is 0
      if (n === 0 && !UNIT_TEST_REGEX.test(result[1])) {
        throw new QtyError("Unit not recognized");
      }
      x = result[1] + " ";
      nx = "";
      for (var i = 0; i < Math.abs(n) ; i++) {
        nx += x;
      }
      if (n >= 0) {
        top = top.replace(result[0], nx);
      }
      else {
        bottom = bottom ? bottom + nx : nx;
        top = top.replace(result[0], "");
      }
    }

    while ((result = BOTTOM_REGEX.exec(bottom))) {
      n = parseFloat(result[2]);
      if (isNaN(n)) {
        // Prevents infinite loops
        throw new QtyError("Unit exponent is not a number");
      }
      // Disallow unrecognized unit even if exponent is 0
      if (n === 0 && !UNIT_TEST_REGEX.test(result[1])) {
        throw new QtyError("Unit not recognized");
      }
      x = result[1] + " ";
      nx = "";
      for (var j = 0; j < n ; j++) {
        nx += x;
      }

      bottom = bottom.replace(result[0], nx);
    }

    if (top) {
      this.numerator = parseUnits(top.trim());
    }
    if (bottom) {
      this.denominator = parseUnits(bottom.trim());
    }
  }

  var PREFIX_REGEX = Object.keys(PREFIX_MAP).sort(function(a, b) {
    return b.length - a.length;
  }).join("|");
  var UNIT_REGEX = Object.keys(UNIT_MAP).sort(function(a, b) {
    return b.length - a.length;
  }).join("|");
  /*
   * Minimal boundary regex to support units with Unicode characters
   * \b only works for ASCII
   */
  var BOUNDARY_REGEX = "\\b|$";
  var UNIT_MATCH = "(" + PREFIX_REGEX + ")??(" +
                   UNIT_REGEX +
                   ")(?:" + BOUNDARY_REGEX + ")";
  var UNIT_TEST_REGEX = new RegExp("^\\s*(" + UNIT_MATCH + "[\\s\\*]*)+$");
  var UNIT_MATCH_REGEX = new RegExp(UNIT_MATCH, "g"); // g flag for multiple occurences
  var parsedUnitsCache = {};
  /**
   * Parses and converts units string to normalized unit array.
   * Result is cached to speed up next calls.
   *
   * @param {string} units Units string
   * @returns {string[]} Array of normalized units
   *
   * @example
   * // Returns ["<second>", "<meter>", "<second>"]
   * parseUnits("s m s");
   *
   */
  function parseUnits(units) {
    var cached = parsedUnitsCache[units];
    if (cached) {
      return cached;
    }

    var unitMatch, normalizedUnits = [];

    // Scan
    if (!UNIT_TEST_REGEX.test(units)) {
      throw new QtyError("Unit not recognized");
    }

    while ((unitMatch = UNIT_MATCH_REGEX.exec(units))) {
      normalizedUnits.push(unitMatch.slice(1));
    }

    normalizedUnits = normalizedUnits.map(function(item) {
      return PREFIX_MAP[item[0]] ? [PREFIX_MAP[item[0]], UNIT_MAP[item[1]]] : [UNIT_MAP[item[1]]];
    });

    // Flatten and remove null elements
    normalizedUnits = normalizedUnits.reduce(function(a,b) {
      return a.concat(b);
    }, []);
    normalizedUnits = normalizedUnits.filter(function(item) {
      return item;
    });

    parsedUnitsCache[units] = normalizedUnits;

    return normalizedUnits;
  }

  /**
   * Parses a string as a quantity
   * @param {string} value - quantity as text
   * @throws if value is not a string
   * @returns {Qty|null} Parsed quantity or null if unrecognized
   */
  function globalParse(value) {
    if (!isString(value)) {
      throw new QtyError("Argument should be a string");
    }

    try {
      return this(value);
    }
    catch (e) {
      return null;
    }
  }

  /**
   * Tests if a value is a Qty instance
   *
   * @param {*} value - Value to test
   *
   * @returns {boolean} true if value is a Qty instance, false otherwise
   */
  function isQty(value) {
    return value instanceof Qty;
  }

  function Qty(initValue, initUnits) {
    assertValidConstructorArgs.apply(null, arguments);

    if (!(isQty(this))) {
      return new Qty(initValue, initUnits);
    }

    this.scalar = null;
    this.baseScalar = null;
    this.signature = null;
    this._conversionCache = {};
    this.numerator = UNITY_ARRAY;
    this.denominator = UNITY_ARRAY;

    if (isDefinitionObject(initValue)) {
      this.scalar = initValue.scalar;
      this.numerator = (initValue.numerator && initValue.numerator.length !== 0) ? initValue.numerator : UNITY_ARRAY;
      this.denominator = (initValue.denominator && initValue.denominator.length !== 0) ? initValue.denominator : UNITY_ARRAY;
    }
    else if (initUnits) {
      parse.call(this, initUnits);
      this.scalar = initValue;
    }
    else {
      parse.call(this, initValue);
    }

    // math with temperatures is very limited
    if (this.denominator.join("*").indexOf("temp") >= 0) {
      throw new QtyError("Cannot divide with temperatures");
    }
    if (this.numerator.join("*").indexOf("temp") >= 0) {
      if (this.numerator.length > 1) {
        throw new QtyError("Cannot multiply by temperatures");
      }
      if (!compareArray(this.denominator, UNITY_ARRAY)) {
        throw new QtyError("Cannot divide with temperatures");
      }
    }

    this.initValue = initValue;
    updateBaseScalar.call(this);

    if (this.isTemperature() && this.baseScalar < 0) {
      throw new QtyError("Temperatures must not be less than absolute zero");
    }
  }

  Qty.prototype = {
    // Properly set up constructor
    constructor: Qty,
  };

  /**
   * Asserts constructor arguments are valid
   *
   * @param {*} value - Value to test
   * @param {string} [units] - Optional units when value is passed as a number
   *
   * @returns {void}
   * @throws {QtyError} if constructor arguments are invalid
   */
  function assertValidConstructorArgs(value, units) {
    if (units) {
      if (!(isNumber(value) && isString(units))) {
        throw new QtyError("Only number accepted as initialization value " +
                           "when units are explicitly provided");
      }
    }
    else {
      if (!(isString(value) ||
            isNumber(value) ||
            isQty(value)    ||
            isDefinitionObject(value))) {
        throw new QtyError("Only string, number or quantity accepted as " +
                           "single initialization value");
      }
    }
  }

  /**
   * Tests if a value is a Qty definition object
   *
   * @param {*} value - Value to test
   *
   * @returns {boolean} true if value is a definition object, false otherwise
   */
  function isDefinitionObject(value) {
    return value && typeof value === "object" && value.hasOwnProperty("scalar");
  }

  function updateBaseScalar() {
    if (this.baseScalar) {
      return this.baseScalar;
    }
    if (this.isBase()) {
      this.baseScalar = this.scalar;
      this.signature = unitSignature.call(this);
    }
    else {
      var base = this.toBase();
      this.baseScalar = base.scalar;
      this.signature = base.signature;
    }
  }

  var KINDS = {
    "-312078": "elastance",
    "-312058": "resistance",
    "-312038": "inductance",
    "-152058": "potential",
    "-152040": "magnetism",
    "-152038": "magnetism",
    "-7997": "specific_volume",
    "-79": "snap",
    "-59": "jolt",
    "-39": "acceleration",
    "-38": "radiation",
    "-20": "frequency",
    "-19": "speed",
    "-18": "viscosity",
    "-17": "volumetric_flow",
    "-1": "wavenumber",
    "0": "unitless",
    "1": "length",
    "2": "area",
    "3": "volume",
    "20": "time",
    "400": "temperature",
    "7941": "yank",
    "7942": "power",
    "7959": "pressure",
    "7961": "force",
    "7962": "energy",
    "7979": "viscosity",
    "7981": "momentum",
    "7982": "angular_momentum",
    "7997": "density",
    "7998": "area_density",
    "8000": "mass",
    "152020": "radiation_exposure",
    "159999": "magnetism",
    "160000": "current",
    "160020": "charge",
    "312058": "conductance",
    "312078": "capacitance",
    "3199980": "activity",
    "3199997": "molar_concentration",
    "3200000": "substance",
    "63999998": "illuminance",
    "64000000": "luminous_power",
    "1280000000": "currency",
    "25599999980": "information_rate",
    "25600000000": "information",
    "511999999980": "angular_velocity",
    "512000000000": "angle"
  };

  /**
   * Returns the list of available well-known kinds of units, e.g.
   * "radiation" or "length".
   *
   * @returns {string[]} names of kinds of units
   */
  function getKinds() {
    return uniq(Object.keys(KINDS).map(function(knownSignature) {
      return KINDS[knownSignature];
    }));
  }

  Qty.prototype.kind = function() {
    return KINDS[this.signature.toString()];
  };

  assign(Qty.prototype, {
    isDegrees: function() {
      // signature may not have been calculated yet
      return (this.signature === null || this.signature === 400) &&
        this.numerator.length === 1 &&
        compareArray(this.denominator, UNITY_ARRAY) &&
        (this.numerator[0].match(/<temp-[CFRK]>/) || this.numerator[0].match(/<(kelvin|celsius|rankine|fahrenheit)>/));
    },

    isTemperature: function() {
      return this.isDegrees() && this.numerator[0].match(/<temp-[CFRK]>/);
    }
  });

  function subtractTemperatures(lhs,rhs) {
    var lhsUnits = lhs.units();
    var rhsConverted = rhs.to(lhsUnits);
    var dstDegrees = Qty(getDegreeUnits(lhsUnits));
    return Qty({"scalar": lhs.scalar - rhsConverted.scalar, "numerator": dstDegrees.numerator, "denominator": dstDegrees.denominator});
  }

  function subtractTempDegrees(temp,deg) {
    var tempDegrees = deg.to(getDegreeUnits(temp.units()));
    return Qty({"scalar": temp.scalar - tempDegrees.scalar, "numerator": temp.numerator, "denominator": temp.denominator});
  }

  function addTempDegrees(temp,deg) {
    var tempDegrees = deg.to(getDegreeUnits(temp.units()));
    return Qty({"scalar": temp.scalar + tempDegrees.scalar, "numerator": temp.numerator, "denominator": temp.denominator});
  }

  function getDegreeUnits(units) {
    if (units === "tempK") {
      return "degK";
    }
    else if (units === "tempC") {
      return "degC";
    }
    else if (units === "tempF") {
      return "degF";
    }
    else if (units === "tempR") {
      return "degR";
    }
    else {
      throw new QtyError("Unknown type for temp conversion from: " + units);
    }
  }

  function toDegrees(src,dst) {
    var srcDegK = toDegK(src);
    var dstUnits = dst.units();
    var dstScalar;

    if (dstUnits === "degK") {
      dstScalar = srcDegK.scalar;
    }
    else if (dstUnits === "degC") {
      dstScalar = srcDegK.scalar ;
    }
    else if (dstUnits === "degF") {
      dstScalar = srcDegK.scalar * 9 / 5;
    }
    else if (dstUnits === "degR") {
      dstScalar = srcDegK.scalar * 9 / 5;
    }
    else {
      throw new QtyError("Unknown type for degree conversion to: " + dstUnits);
    }

    return Qty({"scalar": dstScalar, "numerator": dst.numerator, "denominator": dst.denominator});
  }

  function toDegK(qty) {
    var units = qty.units();
    var q;
    if (units.match(/(deg)[CFRK]/)) {
      q = qty.baseScalar;
    }
    else if (units === "tempK") {
      q = qty.scalar;
    }
    else if (units === "tempC") {
      q = qty.scalar;
    }
    else if (units === "tempF") {
      q = qty.scalar * 5 / 9;
    }
    else if (units === "tempR") {
      q = qty.scalar * 5 / 9;
    }
    else {
      throw new QtyError("Unknown type for temp conversion from: " + units);
    }

    return Qty({"scalar": q, "numerator": ["<kelvin>"], "denominator": UNITY_ARRAY});
  }

  function toTemp(src,dst) {
    var dstUnits = dst.units();
    var dstScalar;

    if (dstUnits === "tempK") {
      dstScalar = src.baseScalar;
    }
    else if (dstUnits === "tempC") {
      dstScalar = src.baseScalar - 273.15;
    }
    else if (dstUnits === "tempF") {
      dstScalar = (src.baseScalar * 9 / 5) - 459.67;
    }
    else if (dstUnits === "tempR") {
      dstScalar = src.baseScalar * 9 / 5;
    }
    else {
      throw new QtyError("Unknown type for temp conversion to: " + dstUnits);
    }

    return Qty({"scalar": dstScalar, "numerator": dst.numerator, "denominator": dst.denominator});
  }

  function toTempK(qty) {
    var units = qty.units();
    var q;
    if (units.match(/(deg)[CFRK]/)) {
      q = qty.baseScalar;
    }
    else if (units === "tempK") {
      q = qty.scalar;
    }
    else if (units === "tempC") {
      q = qty.scalar + 273.15;
    }
    else if (units === "tempF") {
      q = (qty.scalar + 459.67) * 5 / 9;
    }
    else if (units === "tempR") {
      q = qty.scalar * 5 / 9;
    }
    else {
      throw new QtyError("Unknown type for temp conversion from: " + units);
    }

    return Qty({"scalar": q, "numerator": ["<temp-K>"], "denominator": UNITY_ARRAY});
  }

  assign(Qty.prototype, {
    /**
     * Converts to other compatible units.
     * Instance's converted quantities are cached for faster subsequent calls.
     *
     * @param {(string|Qty)} other - Target units as string or retrieved from
     *                               other Qty instance (scalar is ignored)
     *
     * @returns {Qty} New converted Qty instance with target units
     *
     * @throws {QtyError} if target units are incompatible
     *
     * @example
     * var weight = Qty("25 kg");
     * weight.to("lb"); // => Qty("55.11556554621939 lbs");
     * weight.to(Qty("3 g")); // => Qty("25000 g"); // scalar of passed Qty is ignored
     */
    to: function(other) {
      var cached, target;

      if (other === undefined || other === null) {
        return this;
      }

      if (!isString(other)) {
        return this.to(other.units());
      }

      cached = this._conversionCache[other];
      if (cached) {
        return cached;
      }

      // Instantiating target to normalize units
      target = Qty(other);
      if (target.units() === this.units()) {
        return this;
      }

      if (!this.isCompatible(target)) {
        if (this.isInverse(target)) {
          target = this.inverse().to(other);
        }
        else {
          throwIncompatibleUnits(this.units(), target.units());
        }
      }
      else {
        if (target.isTemperature()) {
          target = toTemp(this,target);
        }
        else if (target.isDegrees()) {
          target = toDegrees(this,target);
        }
        else {
          var q = divSafe(this.baseScalar, target.baseScalar);
          target = Qty({"scalar": q, "numerator": target.numerator, "denominator": target.denominator});
        }
      }

      this._conversionCache[other] = target;
      return target;
    },

    // convert to base SI units
    // results of the conversion are cached so subsequent calls to this will be fast
    toBase: function() {
      if (this.isBase()) {
        return this;
      }

      if (this.isTemperature()) {
        return toTempK(this);
      }

      var cached = baseUnitCache[this.units()];
      if (!cached) {
        cached = toBaseUnits(this.numerator,this.denominator);
        baseUnitCache[this.units()] = cached;
      }
      return cached.mul(this.scalar);
    },

    // Converts the unit back to a float if it is unitless.  Otherwise raises an exception
    toFloat: function() {
      if (this.isUnitless()) {
        return this.scalar;
      }
      throw new QtyError("Can't convert to Float unless unitless.  Use Unit#scalar");
    },

    /**
     * Returns the nearest multiple of quantity passed as
     * precision
     *
     * @param {(Qty|string|number)} precQuantity - Quantity, string formated
     *   quantity or number as expected precision
     *
     * @returns {Qty} Nearest multiple of precQuantity
     *
     * @example
     * Qty('5.5 ft').toPrec('2 ft'); // returns 6 ft
     * Qty('0.8 cu').toPrec('0.25 cu'); // returns 0.75 cu
     * Qty('6.3782 m').toPrec('cm'); // returns 6.38 m
     * Qty('1.146 MPa').toPrec('0.1 bar'); // returns 1.15 MPa
     *
     */
    toPrec: function(precQuantity) {
      if (isString(precQuantity)) {
        precQuantity = Qty(precQuantity);
      }
      if (isNumber(precQuantity)) {
        precQuantity = Qty(precQuantity + " " + this.units());
      }

      if (!this.isUnitless()) {
        precQuantity = precQuantity.to(this.units());
      }
      else if (!precQuantity.isUnitless()) {
        throwIncompatibleUnits(this.units(), precQuantity.units());
      }

      if (precQuantity.scalar === 0) {
        throw new QtyError("Divide by zero");
      }

      var precRoundedResult = mulSafe(
        Math.round(this.scalar / precQuantity.scalar),
        precQuantity.scalar
      );

      return Qty(precRoundedResult + this.units());
    }
  });

  /**
   * Configures and returns a fast function to convert
   * Number values from units to others.
   * Useful to efficiently convert large array of values
   * with same units into others with iterative methods.
   * Does not take care of rounding issues.
   *
   * @param {string} srcUnits Units of values to convert
   * @param {string} dstUnits Units to convert to
   *
   * @returns {Function} Converting function accepting Number value
   *   and returning converted value
   *
   * @throws "Incompatible units" if units are incompatible
   *
   * @example
   * // Converting large array of numbers with the same units
   * // into other units
   * var converter = Qty.swiftConverter("m/h", "ft/s");
   * var convertedSerie = largeSerie.map(converter);
   *
   */
  function swiftConverter(srcUnits, dstUnits) {
    var srcQty = Qty(srcUnits);
    var dstQty = Qty(dstUnits);

    if (srcQty.eq(dstQty)) {
      return identity;
    }

    var convert;
    if (!srcQty.isTemperature()) {
      convert = function(value) {
        return value * srcQty.baseScalar / dstQty.baseScalar;
      };
    }
    else {
      convert = function(value) {
        // TODO Not optimized
        return srcQty.mul(value).to(dstQty).scalar;
      };
    }

    return function converter(value) {
      var i, length, result;
      if (!Array.isArray(value)) {
        return convert(value);
      }
      else {
        length = value.length;
        result = [];
        for (i = 0; i < length; i++) {
          result.push(convert(value[i]));
        }
        return result;
      }
    };
  }

  var baseUnitCache = {};

  function toBaseUnits(numerator,denominator) {
    var num = [];
    var den = [];
    var q = 1;
    var unit;
    for (var i = 0; i < numerator.length; i++) {
      unit = numerator[i];
      if (PREFIX_VALUES[unit]) {
        // workaround to fix
        // 0.1 * 0.1 => 0.010000000000000002
        q = mulSafe(q, PREFIX_VALUES[unit]);
      }
      else {
        if (UNIT_VALUES[unit]) {
          q *= UNIT_VALUES[unit].scalar;

          if (UNIT_VALUES[unit].numerator) {
            num.push(UNIT_VALUES[unit].numerator);
          }
          if (UNIT_VALUES[unit].denominator) {
            den.push(UNIT_VALUES[unit].denominator);
          }
        }
      }
    }
    for (var j = 0; j < denominator.length; j++) {
      unit = denominator[j];
      if (PREFIX_VALUES[unit]) {
        q /= PREFIX_VALUES[unit];
      }
      else {
        if (UNIT_VALUES[unit]) {
          q /= UNIT_VALUES[unit].scalar;

          if (UNIT_VALUES[unit].numerator) {
            den.push(UNIT_VALUES[unit].numerator);
          }
          if (UNIT_VALUES[unit].denominator) {
            num.push(UNIT_VALUES[unit].denominator);
          }
        }
      }
    }

    // Flatten
    num = num.reduce(function(a,b) {
      return a.concat(b);
    }, []);
    den = den.reduce(function(a,b) {
      return a.concat(b);
    }, []);

    return Qty({"scalar": q, "numerator": num, "denominator": den});
  }

  Qty.parse = globalParse;

  Qty.getUnits = getUnits;
  Qty.getAliases = getAliases;

  Qty.mulSafe = mulSafe;
  Qty.divSafe = divSafe;

  Qty.getKinds = getKinds;

  Qty.swiftConverter = swiftConverter;

  Qty.Error = QtyError;

  assign(Qty.prototype, {
    // Returns new instance with units of this
    add: function(other) {
      if (isString(other)) {
        other = Qty(other);
      }

      if (!this.isCompatible(other)) {
        throwIncompatibleUnits(this.units(), other.units());
      }

      if (this.isTemperature() && other.isTemperature()) {
        throw new QtyError("Cannot add two temperatures");
      }
      else if (this.isTemperature()) {
        return addTempDegrees(this, other);
      }
      else if (other.isTemperature()) {
        return addTempDegrees(other, this);
      }

      return Qty({"scalar": this.scalar + other.to(this).scalar, "numerator": this.numerator, "denominator": this.denominator});
    },

    sub: function(other) {
      if (isString(other)) {
        other = Qty(other);
      }

      if (!this.isCompatible(other)) {
        throwIncompatibleUnits(this.units(), other.units());
      }

      if (this.isTemperature() && other.isTemperature()) {
        return subtractTemperatures(this,other);
      }
      else if (this.isTemperature()) {
        return subtractTempDegrees(this,other);
      }
      else if (other.isTemperature()) {
        throw new QtyError("Cannot subtract a temperature from a differential degree unit");
      }

      return Qty({"scalar": this.scalar - other.to(this).scalar, "numerator": this.numerator, "denominator": this.denominator});
    },

    mul: function(other) {
      if (isNumber(other)) {
        return Qty({"scalar": mulSafe(this.scalar, other), "numerator": this.numerator, "denominator": this.denominator});
      }
      else if (isString(other)) {
        other = Qty(other);
      }

      if ((this.isTemperature() || other.isTemperature()) && !(this.isUnitless() || other.isUnitless())) {
        throw new QtyError("Cannot multiply by temperatures");
      }

      // Quantities should be multiplied with same units if compatible, with base units else
      var op1 = this;
      var op2 = other;

      // so as not to confuse results, multiplication and division between temperature degrees will maintain original unit info in num/den
      // multiplication and division between deg[CFRK] can never factor each other out, only themselves: "degK*degC/degC^2" == "degK/degC"
      if (op1.isCompatible(op2) && op1.signature !== 400) {
        op2 = op2.to(op1);
      }
      var numdenscale = cleanTerms(op1.numerator, op1.denominator, op2.numerator, op2.denominator);

      return Qty({"scalar": mulSafe(op1.scalar, op2.scalar, numdenscale[2]), "numerator": numdenscale[0], "denominator": numdenscale[1]});
    },

    div: function(other) {
      if (isNumber(other)) {
        if (other === 0) {
          throw new QtyError("Divide by zero");
        }
        return Qty({"scalar": this.scalar / other, "numerator": this.numerator, "denominator": this.denominator});
      }
      else if (isString(other)) {
        other = Qty(other);
      }

      if (other.scalar === 0) {
        throw new QtyError("Divide by zero");
      }

      if (other.isTemperature()) {
        throw new QtyError("Cannot divide with temperatures");
      }
      else if (this.isTemperature() && !other.isUnitless()) {
        throw new QtyError("Cannot divide with temperatures");
      }

      // Quantities should be multiplied with same units if compatible, with base units else
      var op1 = this;
      var op2 = other;

      // so as not to confuse results, multiplication and division between temperature degrees will maintain original unit info in num/den
      // multiplication and division between deg[CFRK] can never factor each other out, only themselves: "degK*degC/degC^2" == "degK/degC"
      if (op1.isCompatible(op2) && op1.signature !== 400) {
        op2 = op2.to(op1);
      }
      var numdenscale = cleanTerms(op1.numerator, op1.denominator, op2.denominator, op2.numerator);

      return Qty({"scalar": mulSafe(op1.scalar, numdenscale[2]) / op2.scalar, "numerator": numdenscale[0], "denominator": numdenscale[1]});
    },

    // Returns a Qty that is the inverse of this Qty,
    inverse: function() {
      if (this.isTemperature()) {
        throw new QtyError("Cannot divide with temperatures");
      }
      if (this.scalar === 0) {
        throw new QtyError("Divide by zero");
      }
      return Qty({"scalar": 1 / this.scalar, "numerator": this.denominator, "denominator": this.numerator});
    }
  });

  function cleanTerms(num1, den1, num2, den2) {
    function notUnity(val) {
      return val !== UNITY;
    }

    num1 = num1.filter(notUnity);
    num2 = num2.filter(notUnity);
    den1 = den1.filter(notUnity);
    den2 = den2.filter(notUnity);

    var combined = {};

    function combineTerms(terms, direction) {
      var k;
      var prefix;
      var prefixValue;
      for (var i = 0; i < terms.length; i++) {
        if (PREFIX_VALUES[terms[i]]) {
          k = terms[i + 1];
          prefix = terms[i];
          prefixValue = PREFIX_VALUES[prefix];
          i++;
        }
        else {
          k = terms[i];
          prefix = null;
          prefixValue = 1;
        }
        if (k && k !== UNITY) {
          if (combined[k]) {
            combined[k][0] += direction;
            var combinedPrefixValue = combined[k][2] ? PREFIX_VALUES[combined[k][2]] : 1;
            combined[k][direction === 1 ? 3 : 4] *= divSafe(prefixValue, combinedPrefixValue);
          }
          else {
            combined[k] = [direction, k, prefix, 1, 1];
          }
        }
      }
    }

    combineTerms(num1, 1);
    combineTerms(den1, -1);
    combineTerms(num2, 1);
    combineTerms(den2, -1);

    var num = [];
    var den = [];
    var scale = 1;

    for (var prop in combined) {
      if (combined.hasOwnProperty(prop)) {
        var item = combined[prop];
        var n;
        if (item[0] > 0) {
          for (n = 0; n < item[0]; n++) {
            num.push(item[2] === null ? item[1] : [item[2], item[1]]);
          }
        }
        else if (item[0] < 0) {
          for (n = 0; n < -item[0]; n++) {
            den.push(item[2] === null ? item[1] : [item[2], item[1]]);
          }
        }
        scale *= divSafe(item[3], item[4]);
      }
    }

    if (num.length === 0) {
      num = UNITY_ARRAY;
    }
    if (den.length === 0) {
      den = UNITY_ARRAY;
    }

    // Flatten
    num = num.reduce(function(a,b) {
      return a.concat(b);
    }, []);
    den = den.reduce(function(a,b) {
      return a.concat(b);
    }, []);

    return [num, den, scale];
  }

  assign(Qty.prototype, {
    eq: function(other) {
      return this.compareTo(other) === 0;
    },

    lt: function(other) {
      return this.compareTo(other) === -1;
    },

    lte: function(other) {
      return this.eq(other) || this.lt(other);
    },

    gt: function(other) {
      return this.compareTo(other) === 1;
    },

    gte: function(other) {
      return this.eq(other) || this.gt(other);
    },

    // Compare two Qty objects. Throws an exception if they are not of compatible types.
    // Comparisons are done based on the value of the quantity in base SI units.
    //
    // NOTE: We cannot compare inverses as that breaks the general compareTo contract:
    //   if a.compareTo(b) < 0 then b.compareTo(a) > 0
    //   if a.compareTo(b) == 0 then b.compareTo(a) == 0
    //
    //   Since "10S" == ".1ohm" (10 > .1) and "10ohm" == ".1S" (10 > .1)
    //     Qty("10S").inverse().compareTo("10ohm") == -1
    //     Qty("10ohm").inverse().compareTo("10S") == -1
    //
    //   If including inverses in the sort is needed, I suggest writing: Qty.sort(qtyArray,units)
    compareTo: function(other) {
      if (isString(other)) {
        return this.compareTo(Qty(other));
      }
      if (!this.isCompatible(other)) {
        throwIncompatibleUnits(this.units(), other.units());
      }
      if (this.baseScalar < other.baseScalar) {
        return -1;
      }
      else if (this.baseScalar === other.baseScalar) {
        return 0;
      }
      else if (this.baseScalar > other.baseScalar) {
        return 1;
      }
    },

    // Return true if quantities and units match
    // Unit("100 cm").same(Unit("100 cm"))  # => true
    // Unit("100 cm").same(Unit("1 m"))     # => false
    same: function(other) {
      return (this.scalar === other.scalar) && (this.units() === other.units());
    }
  });

  assign(Qty.prototype, {
    // returns true if no associated units
    // false, even if the units are "unitless" like 'radians, each, etc'
    isUnitless: function() {
      return [this.numerator, this.denominator].every(function(item) {
        return compareArray(item, UNITY_ARRAY);
      });
    },

    /*
    check to see if units are compatible, but not the scalar part
    this check is done by comparing signatures for performance reasons
    if passed a string, it will create a unit object with the string and then do the comparison
    this permits a syntax like:
    unit =~ "mm"
    if you want to do a regexp on the unit string do this ...
    unit.units =~ /regexp/
    */
    isCompatible: function(other) {
      if (isString(other)) {
        return this.isCompatible(Qty(other));
      }

      if (!(isQty(other))) {
        return false;
      }

      if (other.signature !== undefined) {
        return this.signature === other.signature;
      }
      else {
        return false;
      }
    },

    /*
    check to see if units are inverse of each other, but not the scalar part
    this check is done by comparing signatures for performance reasons
    if passed a string, it will create a unit object with the string and then do the comparison
    this permits a syntax like:
    unit =~ "mm"
    if you want to do a regexp on the unit string do this ...
    unit.units =~ /regexp/
    */
    isInverse: function(other) {
      return this.inverse().isCompatible(other);
    },

    // Returns 'true' if the Unit is represented in base units
    isBase: function() {
      if (this._isBase !== undefined) {
        return this._isBase;
      }
      if (this.isDegrees() && this.numerator[0].match(/<(kelvin|temp-K)>/)) {
        this._isBase = true;
        return this._isBase;
      }

      this.numerator.concat(this.denominator).forEach(function(item) {
        if (item !== UNITY && BASE_UNITS.indexOf(item) === -1 ) {
          this._isBase = false;
        }
      }, this);
      if (this._isBase === false) {
        return this._isBase;
      }
      this._isBase = true;
      return this._isBase;
    }
  });

  function NestedMap() {}

  NestedMap.prototype.get = function(keys) {

    // Allows to pass key1, key2, ... instead of [key1, key2, ...]
    if (arguments.length > 1) {
      // Slower with Firefox but faster with Chrome than
      // Array.prototype.slice.call(arguments)
      // See http://jsperf.com/array-apply-versus-array-prototype-slice-call
      keys = Array.apply(null, arguments);
    }

    return keys.reduce(function(map, key, index) {
      if (map) {

        var childMap = map[key];

        if (index === keys.length - 1) {
          return childMap ? childMap.data : undefined;
        }
        else {
          return childMap;
        }
      }
    },
    this);
  };

  NestedMap.prototype.set = function(keys, value) {

    if (arguments.length > 2) {
      keys = Array.prototype.slice.call(arguments, 0, -1);
      value = arguments[arguments.length - 1];
    }

    return keys.reduce(function(map, key, index) {

      var childMap = map[key];
      if (childMap === undefined) {
        childMap = map[key] = {};
      }

      if (index === keys.length - 1) {
        childMap.data = value;
        return value;
      }
      else {
        return childMap;
      }
    }, this);
  };

  /**
   * Default formatter
   *
   * @param {number} scalar - scalar value
   * @param {string} units - units as string
   *
   * @returns {string} formatted result
   */
  function defaultFormatter(scalar, units) {
    return (scalar + " " + units).trim();
  }

  /**
   *
   * Configurable Qty default formatter
   *
   * @type {function}
   *
   * @param {number} scalar
   * @param {string} units
   *
   * @returns {string} formatted result
   */
  Qty.formatter = defaultFormatter;

  assign(Qty.prototype, {

    // returns the 'unit' part of the Unit object without the scalar
    units: function() {
      if (this._units !== undefined) {
        return this._units;
      }

      var numIsUnity = compareArray(this.numerator, UNITY_ARRAY);
      var denIsUnity = compareArray(this.denominator, UNITY_ARRAY);
      if (numIsUnity && denIsUnity) {
        this._units = "";
        return this._units;
      }

      var numUnits = stringifyUnits(this.numerator);
      var denUnits = stringifyUnits(this.denominator);
      this._units = numUnits + (denIsUnity ? "" : ("/" + denUnits));
      return this._units;
    },

    /**
     * Stringifies the quantity
     * Deprecation notice: only units parameter is supported.
     *
     * @param {(number|string|Qty)} targetUnitsOrMaxDecimalsOrPrec -
     *                              target units if string,
     *                              max number of decimals if number,
     *                              passed to #toPrec before converting if Qty
     *
     * @param {number=} maxDecimals - Maximum number of decimals of
     *                                formatted output
     *
     * @returns {string} reparseable quantity as string
     */
    toString: function(targetUnitsOrMaxDecimalsOrPrec, maxDecimals) {
      var targetUnits;
      if (isNumber(targetUnitsOrMaxDecimalsOrPrec)) {
        targetUnits = this.units();
        maxDecimals = targetUnitsOrMaxDecimalsOrPrec;
      }
      else if (isString(targetUnitsOrMaxDecimalsOrPrec)) {
        targetUnits = targetUnitsOrMaxDecimalsOrPrec;
      }
      else if (isQty(targetUnitsOrMaxDecimalsOrPrec)) {
        return this.toPrec(targetUnitsOrMaxDecimalsOrPrec).toString(maxDecimals);
      }

      var out = this.to(targetUnits);

      var outScalar = maxDecimals !== undefined ? round(out.scalar, maxDecimals) : out.scalar;
      out = (outScalar + " " + out.units()).trim();
      return out;
    },

    /**
     * Format the quantity according to optional passed target units
     * and formatter
     *
     * @param {string} [targetUnits=current units] -
     *                 optional units to convert to before formatting
     *
     * @param {function} [formatter=Qty.formatter] -
     *                   delegates formatting to formatter callback.
     *                   formatter is called back with two parameters (scalar, units)
     *                   and should return formatted result.
     *                   If unspecified, formatting is delegated to default formatter
     *                   set to Qty.formatter
     *
     * @example
     * var roundingAndLocalizingFormatter = function(scalar, units) {
     *   // localize or limit scalar to n max decimals for instance
     *   // return formatted result
     * };
     * var qty = Qty('1.1234 m');
     * qty.format(); // same units, default formatter => "1.234 m"
     * qty.format("cm"); // converted to "cm", default formatter => "123.45 cm"
     * qty.format(roundingAndLocalizingFormatter); // same units, custom formatter => "1,2 m"
     * qty.format("cm", roundingAndLocalizingFormatter); // convert to "cm", custom formatter => "123,4 cm"
     *
     * @returns {string} quantity as string
     */
    format: function(targetUnits, formatter) {
      if (arguments.length === 1) {
        if (typeof targetUnits === "function") {
          formatter = targetUnits;
          targetUnits = undefined;
        }
      }

      formatter = formatter || Qty.formatter;
      var targetQty = this.to(targetUnits);
      return formatter.call(this, targetQty.scalar, targetQty.units());
    }
  });

  var stringifiedUnitsCache = new NestedMap();
  /**
   * Returns a string representing a normalized unit array
   *
   * @param {string[]} units Normalized unit array
   * @returns {string} String representing passed normalized unit array and
   *   suitable for output
   *
   */
  function stringifyUnits(units) {

    var stringified = stringifiedUnitsCache.get(units);
    if (stringified) {
      return stringified;
    }

    var isUnity = compareArray(units, UNITY_ARRAY);
    if (isUnity) {
      stringified = "1";
    }
    else {
      stringified = simplify(getOutputNames(units)).join("*");
    }

    // Cache result
    stringifiedUnitsCache.set(units, stringified);

    return stringified;
  }

  function getOutputNames(units) {
    var unitNames = [], token, tokenNext;
    for (var i = 0; i < units.length; i++) {
      token = units[i];
      tokenNext = units[i + 1];
      if (PREFIX_VALUES[token]) {
        unitNames.push(OUTPUT_MAP[token] + OUTPUT_MAP[tokenNext]);
        i++;
      }
      else {
        unitNames.push(OUTPUT_MAP[token]);
      }
    }
    return unitNames;
  }

  function simplify(units) {
    // this turns ['s','m','s'] into ['s2','m']

    var unitCounts = units.reduce(function(acc, unit) {
      var unitCounter = acc[unit];
      if (!unitCounter) {
        acc.push(unitCounter = acc[unit] = [unit, 0]);
      }

      unitCounter[1]++;

      return acc;
    }, []);

    return unitCounts.map(function(unitCount) {
      return unitCount[0] + (unitCount[1] > 1 ? unitCount[1] : "");
    });
  }

  Qty.version = "1.8.0";

  return Qty;

}));


/***/ }),

/***/ 14006:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const pico = __webpack_require__(98016);
const utils = __webpack_require__(64059);

function picomatch(glob, options, returnState = false) {
  // default to os.platform()
  if (options && (options.windows === null || options.windows === undefined)) {
    // don't mutate the original options object
    options = { ...options, windows: utils.isWindows() };
  }

  return pico(glob, options, returnState);
}

Object.assign(picomatch, pico);
module.exports = picomatch;


/***/ }),

/***/ 5595:
/***/ ((module) => {



const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;
const SEP = '/';

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR,
  SEP
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
  SEP: '\\'
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 78265:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const constants = __webpack_require__(5595);
const utils = __webpack_require__(64059);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const buildCharClassStar = chars => {
  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const getStarExtglobSequenceChars = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  return chars;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  // A repeated extglob is "risky" (prone to catastrophic backtracking) when a
  // branch is itself a `*(...)` sequence, since that nests an unbounded quantifier
  // inside the outer `+(...)`/`*(...)`. When *every* branch reduces to single
  // characters we can emit one flat, ReDoS-safe character class that preserves the
  // meaning of ALL branches (e.g. `+(*(a)|*(b))` -> `[ab]*`), rather than dropping
  // every branch but the first.
  const safeChars = [];
  let sawStarSequence = false;
  let combinable = true;

  for (const branch of branches) {
    const chars = getStarExtglobSequenceChars(branch);
    if (chars) {
      sawStarSequence = true;
      safeChars.push(...chars);
      continue;
    }

    const literal = normalizeSimpleBranch(branch);
    if (literal && literal.length === 1) {
      safeChars.push(literal);
      continue;
    }

    combinable = false;

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  if (sawStarSequence) {
    return combinable
      ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
      : { risky: true };
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(opts.windows);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.output = (prev.output || prev.value) + tok.value;
      prev.value += tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      // A globstar followed only by balanced closing parens is at the logical end of patterns like
      // `test(/utils/**)` and `test?(/utils/**)`. Treat it as EOS so the trailing `/**` can match its
      // parent path, except in negated extglobs where that would change the exclusion semantics.
      const isEnd = eos() || (
        state.parens > 0
        && rest === ')'.repeat(state.parens)
        && !extglobs.some(extglob => extglob.type === 'negate')
      );

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(opts.windows);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 98016:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const scan = __webpack_require__(31781);
const parse = __webpack_require__(78265);
const utils = __webpack_require__(64059);
const constants = __webpack_require__(5595);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 *
 * // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
 * const picomatch = require('picomatch/posix');
 * // the same API, defaulting to posix paths
 * const isMatch = picomatch('a/*');
 * console.log(isMatch('a\\b')); //=> false
 * console.log(isMatch('a/b')); //=> true
 *
 * // you can still configure the matcher function to accept windows paths
 * const isMatch = picomatch('a/*', { options: windows });
 * console.log(isMatch('a\\b')); //=> true
 * console.log(isMatch('a/b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = opts.windows;
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(utils.basename(input, { windows: posix }));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.makeRe(state[, options]);
 *
 * const result = picomatch.makeRe('*.js');
 * console.log(result);
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 31781:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const utils = __webpack_require__(64059);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __webpack_require__(5595);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          let parens = 0;

          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }

            if (code === CHAR_LEFT_PARENTHESES) {
              parens++;
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        let parens = 1;

        while (eos() !== true && (code = advance())) {
          if (code === CHAR_BACKWARD_SLASH) {
            backslashes = token.backslashes = true;
            advance();
            continue;
          }

          if (code === CHAR_LEFT_PARENTHESES) {
            parens++;
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex !== undefined ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (i >= start) {
        parts.push(value);
        prevIndex = i;
      }
    }

    const n = prevIndex !== undefined ? prevIndex + 1 : start;
    const value = input.slice(n);
    parts.push(value);

    if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
      tokens[tokens.length - 1].value = value;
      depth(tokens[tokens.length - 1]);
      state.maxDepth += tokens[tokens.length - 1].depth;
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 64059:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

/*global navigator*/


const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __webpack_require__(5595);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.isWindows = () => {
  if (typeof navigator !== 'undefined' && navigator.platform) {
    const platform = navigator.platform.toLowerCase();
    return platform === 'win32' || platform === 'windows';
  }

  if (typeof process !== 'undefined' && process.platform) {
    return process.platform === 'win32';
  }

  return false;
};

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};

exports.basename = (path, { windows } = {}) => {
  const segs = path.split(windows ? /[\\/]/ : '/');
  const last = segs[segs.length - 1];

  if (last === '') {
    return segs[segs.length - 2];
  }

  return last;
};


/***/ }),

/***/ 97565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parse)
/* harmony export */ });
/* unused harmony export init */
/* es-module-lexer 3.0.5 */
const e=!1;let a,i,r,s=2<<19;const f=1===new Uint8Array(new Uint16Array([1]).buffer)[0]?function(e,a){const i=e.length;let r=0;for(;r<i;)a[r]=e.charCodeAt(r++)}:function(e,a){const i=e.length;let r=0;for(;r<i;){const i=e.charCodeAt(r);a[r++]=(255&i)<<8|i>>>8}},c="xportportlassrometavoyiedeleinstantyreturdebuggeawaithrwhileforifcatcfinallelsbreacontinsyncunctionourceefer;ypenterfacenewkeyofinfertypeofuniqueimportreadonlyabstractthencatchfinallyeclarextendsnumamespaceonstoduleequirelobalsatisfies";let t,b,k;const init=()=>Promise.resolve();function parse(l,o="@"){t=l,b=o;const w=Math.max(2<<17,2*t.length),d=2*t.length+w+(2<<17);if(d>s||!a){for(;d>s;)s*=2;i=new ArrayBuffer(s),f(c,new Uint16Array(i,16,235)),a=function(e,a,i){"use asm";var r=new e.Int8Array(i),s=new e.Int16Array(i),f=new e.Int32Array(i),c=new e.Uint8Array(i),t=new e.Uint16Array(i),b=1376;function k(){var e=0,a=0,i=0,c=0,k=0,n=0,o=0,h=0,w=0;w=b;b=b+10256|0;f[w+10240>>2]=0;r[1136]=1;r[1134]=0;s[564]=0;s[565]=0;f[145]=232;r[1137]=0;f[146]=0;f[147]=0;f[148]=0;r[1138]=0;f[149]=0;f[142]=0;r[1133]=0;f[150]=w+2048;f[151]=w;r[1139]=0;e=(f[124]|0)+-2|0;f[152]=e;a=e+(f[138]<<1)|0;f[153]=a;e:while(1){i=e+2|0;f[152]=i;if(e>>>0>=a>>>0){c=25;break}a:do{switch(s[i>>1]|0){case 9:case 10:case 11:case 12:case 13:case 32:break;case 101:{if(((s[565]|0)==0?Me(i)|0:0)?(le(e+4|0,16,10)|0)==0:0)if(!(l()|0))if(!(r[1136]|0)){c=11;break e}else{c=24;break a}else{f[145]=232;break a}else c=24;break}case 105:{a=e+4|0;if(((s[a>>1]|0)==109?Me(i)|0:0)?(le(e+6|0,26,8)|0)==0:0){u();c=24;break a}if((Me(i)|0?(le(a,240,16)|0)==0:0)?(c=s[e+20>>1]|0,c<<16>>16==47|(qe(c)|0)):0){c=19;break e}else c=24;break}case 59:{c=24;break}case 47:switch(s[e+4>>1]|0){case 47:{Se();break a}case 42:{V(1);break a}default:{c=23;break e}}default:{c=23;break e}}}while(0);if((c|0)==24){c=0;f[145]=f[152]}e=f[152]|0;a=f[153]|0}if((c|0)==11){e=f[152]|0;f[145]=e;c=26}else if((c|0)==19){r[1136]=0;f[152]=e;c=26}else if((c|0)==23){r[1136]=0;f[152]=e;c=26}else if((c|0)==25)if(!(r[1133]|0)){e=i;c=26}else e=0;do{if((c|0)==26){e:while(1){i=e+2|0;f[152]=i;if(e>>>0>=(f[153]|0)>>>0){c=166;break}a=s[i>>1]|0;a:do{switch(a<<16>>16){case 9:case 10:case 11:case 12:case 13:case 32:{if((ra(a)|0)&(f[146]|0)!=0?(j(i),(f[146]|0)==0):0)f[w+10240>>2]=0;break}case 101:{if(((s[565]|0)==0?Me(i)|0:0)?(le(e+4|0,16,10)|0)==0:0)if(l()|0)f[145]=232;else c=165;else c=162;break}case 105:switch(s[e+4>>1]|0){case 109:{if(!(Me(i)|0)){c=162;break a}if(le(e+6|0,26,8)|0){c=162;break a}u();c=165;break a}case 110:{if(!(Me(i)|0)){c=162;break a}if(!(g(1)|0)){c=162;break a}f[145]=232;break a}default:{c=162;break a}}case 99:{if((s[e+4>>1]|0)==108?Me(i)|0:0){a=e+6|0;if((le(a,36,6)|0)==0?(o=e+12|0,Oe(s[o>>1]|0)|0):0)f[149]=o;if((le(a,36,6)|0)==0?qe(s[e+12>>1]|0)|0:0){r[1139]=1;c=162}else c=162}else c=162;break}case 102:{if((((s[e+4>>1]|0)==117?Me(i)|0:0)?(le(e+6|0,202,12)|0)==0:0)?(h=e+18|0,Oe(s[h>>1]|0)|0):0){f[149]=h;c=162}else c=162;break}case 116:{if(((s[e+4>>1]|0)==121?Me(i)|0:0)?g(1)|0:0)f[145]=232;else c=162;break}case 100:{if(((s[e+4>>1]|0)==101?Me(i)|0:0)?E()|0:0)f[145]=232;else c=162;break}case 40:{e=s[565]|0;if(e<<16>>16==1024){c=68;break e}i=f[145]|0;c=f[150]|0;f[c+((e&65535)<<3)>>2]=1;s[565]=e+1<<16>>16;f[c+((e&65535)<<3)+4>>2]=i;c=165;break}case 91:{e=s[565]|0;if(e<<16>>16==1024){c=71;break e}i=f[145]|0;c=f[150]|0;f[c+((e&65535)<<3)>>2]=8;s[565]=e+1<<16>>16;f[c+((e&65535)<<3)+4>>2]=i;c=165;break}case 33:{if((s[e+4>>1]|0)==61){r[1138]=0;c=165;break a}c=A()|0;r[1138]=(c^1)&1;if(c)c=165;else{a=f[145]|0;e=i;do{if(e>>>0<=a>>>0){c=165;break a}e=e+-2|0;c=s[e>>1]|0}while(!(ra(c)|0|(c&-2)<<16>>16==8232));r[1138]=0;c=165}break}case 60:{a=f[146]|0;if((a+1|0)>>>0>1){f[146]=a+1;c=165;break a}if((a|0)==-1){if((s[e>>1]|0)==60){f[w+10240>>2]=i;c=165;break a}e=f[145]|0;a=s[e>>1]|0;switch(a<<16>>16){case 45:case 43:{e=(s[e+-2>>1]|0)==a<<16>>16;c=88;break}default:{e=a<<16>>16==33&(r[1138]&1)!=0;if(a<<16>>16==47)a=(r[1137]^1)&255;else c=88}}if((c|0)==88)a=(a<<16>>16==96|(a<<16>>16==34|(a<<16>>16==39|((a|32)<<16>>16==125|(a<<16>>16==41|(Ie(a)|0))))))&1;if(e|(a|0)!=0?!(Q()|0):0)if(!(Ue()|0)?!(ye()|0):0){c=165;break a}else e=1;else e=0;te(e);c=165}else c=165;break}case 62:{a=f[146]|0;switch(a|0){case 0:case 1:case-1:{c=165;break a}default:{}}if((s[e>>1]|0)==61)c=165;else{f[146]=a+-1;c=165}break}case 61:{if((f[146]|0)==1&(s[565]|0)==0?(s[e+4>>1]|0)!=62:0){f[146]=-1;f[148]=i;c=165}else c=165;break}case 93:{e=s[565]|0;if(!(e<<16>>16)){c=101;break e}s[565]=e+-1<<16>>16;c=165;break}case 44:{i=s[564]|0;a=s[565]|0;if(!(i<<16>>16)){if(a<<16>>16){c=165;break a}}else if(a<<16>>16){if((f[(f[150]|0)+((a&65535)+-1<<3)>>2]|0)!=5){c=165;break a}a=f[(f[151]|0)+((i&65535)+-1<<2)>>2]|0;if(f[a+4>>2]|0){c=165;break a}c=f[145]|0;f[a+4>>2]=c+2;if((f[a+44>>2]|0)!=(c|0))f[a+36>>2]=0;f[152]=e+4;L(1)|0;c=f[152]|0;f[a+16>>2]=c;f[152]=c+-2;c=165;break a}switch(f[146]|0){case 1:break;case-1:{if(!(S(w+10240|0)|0)){c=165;break a}break}default:{c=165;break a}}H();c=165;break}case 59:{if((f[146]|0)!=0&(s[565]|0)==0){f[146]=0;f[w+10240>>2]=0;c=165}else c=165;break}case 41:{a=s[565]|0;if(!(a<<16>>16)){c=117;break e}s[565]=a+-1<<16>>16;i=s[564]|0;if(i<<16>>16!=0?(f[(f[150]|0)+((a+-1&65535)<<3)>>2]|0)==5:0){a=f[(f[151]|0)+((i&65535)+-1<<2)>>2]|0;if((f[a+4>>2]|0)==0?(c=f[145]|0,f[a+4>>2]=c+2,(f[a+44>>2]|0)!=(c|0)):0)f[a+36>>2]=0;f[a+12>>2]=e+4;y(a);s[564]=(s[564]|0)+-1<<16>>16;c=165}else c=165;break}case 123:{e=f[145]|0;c=f[132]|0;if((s[e>>1]|0)==41&(c|0)!=0?(f[c+12>>2]|0)==(e+2|0):0){c=f[133]|0;f[132]=c;f[((c|0)==0?512:c+52|0)>>2]=0;f[136]=(f[136]|0)+-1}a=s[565]|0;if(a<<16>>16==1024){c=128;break e}c=f[150]|0;f[c+((a&65535)<<3)>>2]=(r[1139]|0)==0?2:6;s[565]=a+1<<16>>16;f[c+((a&65535)<<3)+4>>2]=e;r[1139]=0;c=165;break}case 125:{e=s[565]|0;if(!(e<<16>>16)){c=131;break e}c=f[150]|0;s[565]=e+-1<<16>>16;if((f[c+((e+-1&65535)<<3)>>2]|0)==4){a=s[564]|0;if(a<<16>>16?(k=f[(f[151]|0)+((a&65535)+-1<<2)>>2]|0,(s[k+48>>1]|0)==e+-1<<16>>16<<16>>16):0){Je(8);c=f[140]|0;f[140]=c+8;f[c>>2]=(f[152]|0)+2;f[c+4>>2]=0;i=f[k+40>>2]|0;f[((i|0)==0?k+36|0:i+4|0)>>2]=c;f[k+40>>2]=c}T();c=165}else c=165;break}case 34:case 39:{X(a);c=165;break}case 92:{e=ue()|0;if(!e)c=162;else{if((e|0)<0){c=140;break e}f[145]=i}break}case 47:{switch(s[e+4>>1]|0){case 47:{Se();break}case 42:{V(1);break}default:{if(A()|0){ce();e=0}else e=1;r[1137]=e;c=165;break a}}if((f[146]|0)!=0&(s[565]|0)==0){a=f[152]|0;e=i;while(1){if(e>>>0>a>>>0)break a;if(ra(s[e>>1]|0)|0)break;else e=e+2|0}i=ra(s[a>>1]|0)|0;j(i?a:a+2|0);if(!(f[146]|0))f[w+10240>>2]=0}break}case 96:{e=s[564]|0;if((e<<16>>16?(n=f[(f[151]|0)+((e&65535)+-1<<2)>>2]|0,(f[n+4>>2]|0)==0):0)?(f[n>>2]|0)==(i|0):0)s[n+48>>1]=(t[565]|0)+1;e=s[565]|0;if(e<<16>>16==1024){c=159;break e}i=f[145]|0;c=f[150]|0;f[c+((e&65535)<<3)>>2]=3;s[565]=e+1<<16>>16;f[c+((e&65535)<<3)+4>>2]=i;T();c=165;break}default:if((a&65535)>127&a<<16>>16!=160|(a<<16>>16==92|(a<<16>>16==95|(a<<16>>16==36|((a+-48&65535)<10|((a|32)+-97&65535)<26)))))c=162;else c=165}}while(0);a:do{if((c|0)==162){e=f[152]|0;while(1){e=e+2|0;c=s[e>>1]|0;if(!((c&65535)>127&c<<16>>16!=160|(c<<16>>16==92|(c<<16>>16==95|(c<<16>>16==36|((c+-48&65535)<10|((c|32)+-97&65535)<26)))))){c=165;break a}f[152]=e}}}while(0);if((c|0)==165){c=0;f[145]=f[152]}e=f[152]|0}if((c|0)==68){Le();e=0;break}else if((c|0)==71){Le();e=0;break}else if((c|0)==101){Le();e=0;break}else if((c|0)==117){Le();e=0;break}else if((c|0)==128){Le();e=0;break}else if((c|0)==131){Le();e=0;break}else if((c|0)==140){Le();e=0;break}else if((c|0)==159){Le();e=0;break}else if((c|0)==166){if(!((r[1133]|0)==0?(s[564]|s[565])<<16>>16==0:0)){e=0;break}if(f[137]|0?(O(),r[1133]|0):0){e=0;break}e=1;break}}}while(0);b=w;return e|0}function l(){var e=0,a=0,i=0,c=0,t=0,b=0,k=0,l=0,n=0,u=0,o=0,w=0,v=0,p=0;o=f[152]|0;p=f[134]|0;f[152]=o+12;e=L(1)|0;i=f[152]|0;if((i|0)==(o+12|0)?!(ne(e)|0):0)e=0;else n=3;e:do{if((n|0)==3){f[135]=o;a:do{switch(e<<16>>16){case 116:{if((s[i>>1]|0)==116?(le(i+2|0,234,6)|0)==0:0){a=s[i+8>>1]|0;if(!(qe(a)|0))switch(a<<16>>16){case 42:case 47:case 123:break;default:{n=12;break a}}f[152]=i+8;e=L(1)|0;switch(e<<16>>16){case 42:case 123:{u=1;n=13;break a}default:{}}f[152]=i;if(g(0)|0){e=1;break e}r[1136]=0;e=0;break e}else n=12;break}case 105:{if(g(0)|0){e=1;break e}else n=12;break}default:{u=0;n=13}}}while(0);a:do{if((n|0)==12){r[1136]=0;n=55}else if((n|0)==13){i:do{switch(e<<16>>16){case 123:{f[152]=(f[152]|0)+2;e=L(1)|0;while(1){r:do{if(!u)if(e<<16>>16==116){c=f[152]|0;if((s[c>>1]|0)==116?(le(c+2|0,234,6)|0)==0:0){e=s[c+8>>1]|0;if(!(qe(e)|0))switch(e<<16>>16){case 42:case 47:case 123:break;default:{c=0;e=116;break r}}f[152]=c+8;e=L(1)|0;s:do{switch(e<<16>>16){case 97:{i=f[152]|0;if((s[i+2>>1]|0)!=115){c=1;e=97;break r}if(!(Oe(s[i+4>>1]|0)|0)){c=1;e=97;break r}f[152]=i+4;e=L(1)|0;if(e<<16>>16!=97){f[152]=i;switch(e<<16>>16){case 44:case 125:{c=1;e=97;break r}default:break s}}e=f[152]|0;if((s[e+2>>1]|0)==115?Oe(s[e+4>>1]|0)|0:0){f[152]=e+4;a=L(1)|0;f:do{if(a<<16>>16==92|(a+-48&65535)<10)e=1;else{c:do{if(((a&-33)+-65&65535)>=26){switch(a<<16>>16){case 36:case 92:case 95:break c;default:{}}e=(a&65535)<128;break f}}while(0);f[152]=i;c=1;e=97;break r}}while(0);f[152]=i;if(a<<16>>16!=92&e)break s;else{c=1;e=97;break r}}f[152]=i;break}case 44:case 125:break;default:{c=1;break r}}}while(0);f[152]=c;c=0;e=116}else{c=0;e=116}}else c=0;else c=1}while(0);i=f[152]|0;if(ia(e)|0){X(e);e=(f[152]|0)+2|0;f[152]=e}else{ie(e)|0;e=f[152]|0}L(1)|0;n=f[134]|0;e=ee(i,e)|0;a=f[134]|0;if(!((a|0)==(n|0)|c&(a|0)!=0^1))r[a+25>>0]=r[a+25>>0]|4;if(e<<16>>16==44){f[152]=(f[152]|0)+2;e=L(1)|0}if(e<<16>>16==125){n=46;break}n=f[152]|0;if((n|0)==(i|0)|n>>>0>(f[153]|0)>>>0){n=45;break}}if((n|0)==45){Le();e=0;break e}else if((n|0)==46){r[1134]=1;f[152]=(f[152]|0)+2;a=L(1)|0;i=0;c=1;t=0;break i}break}case 42:{t=f[152]|0;f[152]=t+2;L(1)|0;a=f[152]|0;ee(a,a)|0;a=L(1)|0;i=(f[134]|0)==(p|0);c=0;break}default:{r[1136]=0;switch(e<<16>>16){case 100:{e=f[152]|0;if(le(e+2|0,382,12)|0){n=58;break a}p=s[e+14>>1]|0;if(!(p<<16>>16==47|(qe(p)|0))){n=58;break a}f[152]=e+14;h();e=1;break e}case 97:{e=f[152]|0;if(le(e,334,16)|0){n=78;break a}p=s[e+16>>1]|0;if(!(p<<16>>16==47|(qe(p)|0))){n=78;break a}f[152]=e+16;e=L(1)|0;n=55;break a}default:{n=55;break a}}}}}while(0);i:do{if(u){e=(p|0)==0?516:p+32|0;while(1){e=f[e>>2]|0;if(!e)break i;r[e+25>>0]=r[e+25>>0]|4;e=e+32|0}}}while(0);if(a<<16>>16==102?(w=f[152]|0,(le(w+2|0,42,6)|0)==0):0){f[152]=w+8;d(o,L(1)|0,0);if(r[1133]|0){e=0;break e}if(i){f[(f[132]|0)+28>>2]=8;se(t,t+2|0,0,0);e=f[134]|0;r[e+24>>0]=3;if(u){r[e+25>>0]=r[e+25>>0]|4;n=99}}else n=99;if((n|0)==99?(v=f[132]|0,u&(v|0)!=0):0)r[v+25>>0]=1;a=(f[136]|0)+-1|0;e=(p|0)==0?516:p+32|0;while(1){e=f[e>>2]|0;if(!e){e=0;break e}f[e+20>>2]=a;if((r[e+24>>0]|0)!=3){r[e+24>>0]=2;r[e+25>>0]=((f[e+8>>2]|0)==0?2:0)|r[e+25>>0]&4}e=e+32|0}}i:do{if(c){e=(p|0)==0?516:p+32|0;while(1){e=f[e>>2]|0;if(!e)break i;r[e+24>>0]=4;f[137]=(f[137]|0)+1;e=e+32|0}}}while(0);f[152]=(f[152]|0)+-2;e=0;break e}}while(0);a:do{if((n|0)==55){switch(e<<16>>16){case 100:{n=58;break a}case 97:{n=78;break a}case 102:break a;case 110:case 101:{if($(e)|0){e=0;break e}switch(e<<16>>16){case 102:break a;case 108:break;default:{e=0;break e}}break}case 99:{e=f[152]|0;if((le(e+2|0,34,8)|0)==0?Oe(s[e+10>>1]|0)|0:0){f[152]=e+10;e=L(1)|0;p=f[152]|0;_(e)|0;e=f[152]|0;se(p,e,p,e);f[152]=(f[152]|0)+-2;e=0;break e}f[152]=e+4;break}case 108:case 118:break;default:{e=0;break e}}f[152]=(f[152]|0)+6;r[1136]=0;e=L(1)|0;switch(e<<16>>16){case 110:case 101:{if($(e)|0){e=0;break e}break}default:{}}f[152]=(f[152]|0)+-2;H();e=0;break e}}while(0);if((n|0)==58){i=f[152]|0;f[152]=i+14;switch((L(1)|0)<<16>>16){case 105:{a=f[134]|0;if(g(0)|0){e=f[134]|0;if((e|0)==(a|0)){se(i,i+14|0,0,0);e=(f[134]|0)+25|0;r[e>>0]=r[e>>0]|4;e=1;break e}else{f[e>>2]=i;f[(f[134]|0)+4>>2]=i+14;e=1;break e}}break}case 97:{e=f[152]|0;if((le(e+2|0,192,8)|0)==0?Pe(s[e+10>>1]|0)|0:0){f[152]=e+10;L(0)|0;n=66}break}case 102:{n=66;break}case 99:{e=f[152]|0;if(((le(e+2|0,34,8)|0)==0?(p=s[e+10>>1]|0,qe(p)|0|p<<16>>16==123):0)?(f[152]=e+10,c=L(1)|0,c<<16>>16!=123):0){l=c;n=75}break}default:{}}a:do{if((n|0)==66?(t=f[152]|0,(le(t+2|0,200,14)|0)==0):0){e=s[t+16>>1]|0;if(!(qe(e)|0))switch(e<<16>>16){case 40:case 42:break;default:break a}f[152]=t+16;e=L(1)|0;if(e<<16>>16==42){f[152]=(f[152]|0)+2;e=L(1)|0}if(e<<16>>16!=40){l=e;n=75}}}while(0);if((n|0)==75?(b=f[152]|0,_(l)|0,k=f[152]|0,k>>>0>b>>>0):0){se(i,i+14|0,b,k);f[152]=(f[152]|0)+-2;e=0;break}se(i,i+14|0,0,0);f[152]=i+12;e=0;break}else if((n|0)==78){f[152]=(f[152]|0)+10;L(0)|0}f[152]=(f[152]|0)+16;e=L(1)|0;if(e<<16>>16==42){f[152]=(f[152]|0)+2;e=L(1)|0}p=f[152]|0;_(e)|0;e=f[152]|0;se(p,e,p,e);f[152]=(f[152]|0)+-2;e=0}}while(0);return e|0}function n(e,a){e=e|0;a=a|0;var i=0,c=0,k=0,n=0,o=0,h=0,d=0,v=0,p=0,m=0,C=0,x=0,O=0;O=b;b=b+16|0;v=s[565]|0;f[O>>2]=0;f[145]=f[152];d=0;c=0;e:while(1){o=d&e;do{k=f[153]|0;n=f[152]|0;do{i=n;n=n+2|0;if(i>>>0>=k>>>0){h=160;break e}i=s[n>>1]|0}while(Pe(i)|0);f[152]=n;if((s[565]|0)==v<<16>>16){switch(i<<16>>16){case 125:case 93:case 41:case 59:{h=161;break e}case 44:{if(c|0)oe(c);if(!(a<<16>>16)){c=0;i=44;h=161;break e}if((f[152]|0)>>>0>=(f[147]|0)>>>0?w(a)|0:0){c=0;i=44;h=161;break e}else c=0;break}default:{}}if(o?ra(i)|0:0){h=161;break e}}}while(ra(i)|0);f[O>>2]=c;n=f[145]|0;a:do{switch(i<<16>>16){case 101:{if(((s[565]|0)==0?(p=f[152]|0,Me(p)|0):0)?(le(p+2|0,16,10)|0)==0:0)if(l()|0)f[145]=232;else h=150;else h=147;break}case 105:{c=f[152]|0;switch(s[c+2>>1]|0){case 109:{if(!(Me(c)|0)){h=147;break a}if(le(c+4|0,26,8)|0){h=147;break a}u();h=150;break a}case 110:{if(!(Me(c)|0)){h=147;break a}if(!(g(1)|0)){h=147;break a}f[145]=232;break a}default:{h=147;break a}}}case 99:{c=f[152]|0;if((s[c+2>>1]|0)==108){if((Me(c)|0?(le(c+4|0,36,6)|0)==0:0)?Oe(s[c+10>>1]|0)|0:0)f[149]=c+10;if((Me(c)|0?(le(c+4|0,36,6)|0)==0:0)?qe(s[c+10>>1]|0)|0:0){r[1139]=1;h=147}else h=147}else h=147;break}case 102:{c=f[152]|0;if((((s[c+2>>1]|0)==117?Me(c)|0:0)?(le(c+4|0,202,12)|0)==0:0)?Oe(s[c+16>>1]|0)|0:0){f[149]=c+16;h=147}else h=147;break}case 116:{c=f[152]|0;if(((s[c+2>>1]|0)==121?Me(c)|0:0)?g(1)|0:0)f[145]=232;else h=147;break}case 100:{c=f[152]|0;if(((s[c+2>>1]|0)==101?Me(c)|0:0)?E()|0:0)f[145]=232;else h=147;break}case 40:{c=s[565]|0;if(c<<16>>16==1024){Le();break a}else{h=f[150]|0;f[h+((c&65535)<<3)>>2]=1;s[565]=c+1<<16>>16;f[h+((c&65535)<<3)+4>>2]=n;h=150;break a}}case 91:{c=s[565]|0;if(c<<16>>16==1024){Le();break a}else{h=f[150]|0;f[h+((c&65535)<<3)>>2]=8;s[565]=c+1<<16>>16;f[h+((c&65535)<<3)+4>>2]=n;h=150;break a}}case 33:{c=f[152]|0;if((s[c+2>>1]|0)==61){r[1138]=0;h=150;break a}h=A()|0;r[1138]=(h^1)&1;if(h)h=150;else{do{if(c>>>0<=n>>>0){h=150;break a}c=c+-2|0;h=s[c>>1]|0}while(!(ra(h)|0|(h&-2)<<16>>16==8232));r[1138]=0;h=150}break}case 60:{c=f[146]|0;if((c+1|0)>>>0>1){f[146]=c+1;h=150;break a}if(a<<16>>16!=0|(c|0)==-1){c=f[152]|0;if((s[c+-2>>1]|0)==60){f[O>>2]=c;h=150;break a}k=s[n>>1]|0;switch(k<<16>>16){case 45:case 43:{c=(s[n+-2>>1]|0)==k<<16>>16;h=73;break}default:{c=k<<16>>16==33&(r[1138]&1)!=0;if(k<<16>>16==47)k=(r[1137]^1)&255;else h=73}}if((h|0)==73)k=(k<<16>>16==96|(k<<16>>16==34|(k<<16>>16==39|((k|32)<<16>>16==125|(k<<16>>16==41|(Ie(k)|0))))))&1;if(c|(k|0)!=0?!(Q()|0):0)if(!(Ue()|0)?!(ye()|0):0){h=150;break a}else c=1;else c=0;te(c);h=150}else h=150;break}case 62:{c=f[146]|0;switch(c|0){case 0:case 1:case-1:{h=150;break a}default:{}}if((s[(f[152]|0)+-2>>1]|0)==61)h=150;else{f[146]=c+-1;h=150}break}case 61:{if((f[146]|0)==1&(s[565]|0)==0?(C=f[152]|0,(s[C+2>>1]|0)!=62):0){f[146]=-1;f[148]=C;h=150}else h=150;break}case 93:{c=s[565]|0;if(!(c<<16>>16)){Le();break a}else{s[565]=c+-1<<16>>16;h=150;break a}}case 44:{k=s[564]|0;c=s[565]|0;if(!(k<<16>>16)){if(c<<16>>16){h=150;break a}}else if(c<<16>>16){if((f[(f[150]|0)+((c&65535)+-1<<3)>>2]|0)!=5){h=150;break a}c=f[(f[151]|0)+((k&65535)+-1<<2)>>2]|0;if(f[c+4>>2]|0){h=150;break a}f[c+4>>2]=n+2;if((f[c+44>>2]|0)!=(n|0))f[c+36>>2]=0;f[152]=(f[152]|0)+2;L(1)|0;h=f[152]|0;f[c+16>>2]=h;f[152]=h+-2;h=150;break a}switch(f[146]|0){case 1:break;case-1:{if(!(S(O)|0)){h=150;break a}break}default:{h=150;break a}}H();h=150;break}case 59:{if((f[146]|0)!=0&(s[565]|0)==0){f[146]=0;f[O>>2]=0;h=150}else h=150;break}case 41:{k=s[565]|0;if(!(k<<16>>16)){Le();break a}s[565]=k+-1<<16>>16;c=s[564]|0;if(c<<16>>16!=0?(f[(f[150]|0)+((k+-1&65535)<<3)>>2]|0)==5:0){c=f[(f[151]|0)+((c&65535)+-1<<2)>>2]|0;if((f[c+4>>2]|0)==0?(f[c+4>>2]=n+2,(f[c+44>>2]|0)!=(n|0)):0)f[c+36>>2]=0;f[c+12>>2]=(f[152]|0)+2;y(c);s[564]=(s[564]|0)+-1<<16>>16;h=150}else h=150;break}case 123:{o=f[132]|0;if((s[n>>1]|0)==41&(o|0)!=0?(f[o+12>>2]|0)==(n+2|0):0){o=f[133]|0;f[132]=o;f[((o|0)==0?512:o+52|0)>>2]=0;f[136]=(f[136]|0)+-1}c=s[565]|0;if(c<<16>>16==1024){Le();break a}else{h=f[150]|0;f[h+((c&65535)<<3)>>2]=(r[1139]|0)==0?2:6;s[565]=c+1<<16>>16;f[h+((c&65535)<<3)+4>>2]=n;r[1139]=0;h=150;break a}}case 125:{k=s[565]|0;if(!(k<<16>>16)){Le();break a}h=f[150]|0;s[565]=k+-1<<16>>16;if((f[h+((k+-1&65535)<<3)>>2]|0)==4){c=s[564]|0;if(c<<16>>16?(x=f[(f[151]|0)+((c&65535)+-1<<2)>>2]|0,(s[x+48>>1]|0)==k+-1<<16>>16<<16>>16):0){Je(8);h=f[140]|0;f[140]=h+8;f[h>>2]=(f[152]|0)+2;f[h+4>>2]=0;o=f[x+40>>2]|0;f[((o|0)==0?x+36|0:o+4|0)>>2]=h;f[x+40>>2]=h}T();h=150}else h=150;break}case 34:case 39:{X(i);h=150;break}case 92:{c=f[152]|0;k=ue()|0;if(k)if((k|0)<0){Le();break a}else{f[145]=c;break a}else h=147;break}case 47:{c=f[152]|0;switch(s[c+2>>1]|0){case 47:{Se();break}case 42:{V(1);break}default:{if(A()|0){ce();c=0}else c=1;r[1137]=c;h=150;break a}}if((f[146]|0)!=0&(s[565]|0)==0){k=f[152]|0;while(1){if(c>>>0>k>>>0)break a;if(ra(s[c>>1]|0)|0)break;else c=c+2|0}o=ra(s[k>>1]|0)|0;j(o?k:k+2|0);if(!(f[146]|0))f[O>>2]=0}break}case 96:{c=s[564]|0;if((c<<16>>16?(m=f[(f[151]|0)+((c&65535)+-1<<2)>>2]|0,(f[m+4>>2]|0)==0):0)?(f[m>>2]|0)==(f[152]|0):0)s[m+48>>1]=(t[565]|0)+1;c=s[565]|0;if(c<<16>>16==1024){Le();break a}else{h=f[150]|0;f[h+((c&65535)<<3)>>2]=3;s[565]=c+1<<16>>16;f[h+((c&65535)<<3)+4>>2]=n;T();h=150;break a}}default:if((i&65535)>127&i<<16>>16!=160|(i<<16>>16==92|(i<<16>>16==95|(i<<16>>16==36|((i+-48&65535)<10|((i|32)+-97&65535)<26)))))h=147;else h=150}}while(0);a:do{if((h|0)==147){c=f[152]|0;while(1){c=c+2|0;h=s[c>>1]|0;if(!((h&65535)>127&h<<16>>16!=160|(h<<16>>16==92|(h<<16>>16==95|(h<<16>>16==36|((h+-48&65535)<10|((h|32)+-97&65535)<26)))))){h=150;break a}f[152]=c}}}while(0);if((h|0)==150){h=0;f[145]=f[152]}if(r[1133]|0){i=0;break}if((f[145]|0)==(n|0))if(d&((s[565]|0)==v<<16>>16&e)){i=s[f[152]>>1]|0;if(ra(i)|0)break;else i=1}else i=d;else{if(i<<16>>16==47)i=(r[1137]^1)&255;else i=(i<<16>>16==96|(i<<16>>16==34|(i<<16>>16==39|((i|32)<<16>>16==125|(i<<16>>16==41|(Ie(i)|0))))))&1;i=(i|0)!=0}d=i;c=f[O>>2]|0}if((h|0)==160){f[152]=n;i=0;h=161}if((h|0)==161)f[O>>2]=c;b=O;return i|0}function u(){var e=0,a=0,i=0,c=0,t=0,b=0,k=0,l=0,n=0,u=0,o=0;u=f[152]|0;f[152]=u+12;e=L(1)|0;e:do{if(e<<16>>16==116){i=f[152]|0;if((s[i>>1]|0)==116?(le(i+2|0,234,6)|0)==0:0){e=s[i+8>>1]|0;if(!(qe(e)|0))switch(e<<16>>16){case 42:case 47:case 123:break;default:{e=116;a=1;i=0;c=0;o=77;break e}}f[152]=i+8;e=L(1)|0;switch(e<<16>>16){case 102:{e=f[152]|0;if(le(e+2|0,42,6)|0){e=102;a=1;i=0;c=1;o=77;break e}a=s[e+8>>1]|0;if(!(qe(a)|0)?!(a<<16>>16==47|(ia(a)|0)):0){e=102;a=1;i=0;c=1;o=77;break e}f[152]=e+8;o=ia(L(1)|0)|0;f[152]=e;if(!o){e=102;a=1;i=0;c=1;o=77;break e}break}case 44:case 61:break;default:{c=1;o=12;break e}}f[152]=i;e=116;a=1;i=0;c=0;o=77}else{e=116;a=1;i=0;c=0;o=77}}else{c=0;o=12}}while(0);e:do{if((o|0)==12){i=f[152]|0;a:do{if(e<<16>>16==46){f[152]=i+2;switch((L(1)|0)<<16>>16){case 109:{e=f[152]|0;if(le(e+2|0,48,6)|0)break e;a=f[145]|0;if(!(je(a)|0)?(s[a>>1]|0)==46:0)break e;D(u,u,e+8|0,2);break e}case 115:{e=f[152]|0;if(le(e+2|0,214,10)|0)break e;a=f[145]|0;if(!(je(a)|0)?(s[a>>1]|0)==46:0)break e;f[152]=e+12;e=L(1)|0;t=1;o=40;break a}case 100:{e=f[152]|0;if(le(e+2|0,224,8)|0)break e;a=f[145]|0;if(!(je(a)|0)?(s[a>>1]|0)==46:0)break e;f[152]=e+10;e=L(1)|0;t=2;o=40;break a}default:break e}}else{do{if(i>>>0>(u+12|0)>>>0&e<<16>>16==115)if((le(i+2|0,214,10)|0)==0?qe(s[i+12>>1]|0)|0:0){f[152]=i+12;e=L(1)|0;a=f[152]|0;if(!(e<<16>>16==44|(a|0)==(i+12|0))){if(e<<16>>16!=102){t=1;o=40;break a}if(le(a+2|0,42,6)|0){e=102;i=1;break}if(!(Oe(s[a+8>>1]|0)|0)){e=102;i=1;break}}f[152]=i;e=s[i>>1]|0;t=0;o=40;break a}else{e=115;i=0}else{if(!(i>>>0>(u+10|0)>>>0&e<<16>>16==100)){t=0;o=40;break a}if((le(i+2|0,224,8)|0)==0?qe(s[i+10>>1]|0)|0:0){f[152]=i+10;if((L(1)|0)<<16>>16==42){e=42;i=2}else{f[152]=i;e=s[i>>1]|0;t=0;o=40;break a}}else{e=100;i=0}}}while(0);a=(i|0)==0}}while(0);do{if((o|0)==40){if(e<<16>>16!=40){a=(t|0)==0;if(!(a&e<<16>>16==123)){i=t;break}e=f[152]|0;if(s[565]|0){f[152]=e+-2;break e}f[152]=e+2;if(($e(f[136]|0,0)|0)<<16>>16!=125){Le();break e}f[152]=(f[152]|0)+2;n=(L(1)|0)<<16>>16==102;e=f[152]|0;if(n?le(e+2|0,42,6)|0:0){Le();break e}f[152]=e+8;e=L(1)|0;if(!(ia(e)|0)){Le();break e}d(u,e,0);e=f[132]|0;if(!(c&(e|0)!=0))break e;r[e+25>>0]=1;break e}e=s[565]|0;if(e<<16>>16==1024){Le();break e}a=f[152]|0;n=f[150]|0;f[n+((e&65535)<<3)>>2]=5;s[565]=e+1<<16>>16;f[n+((e&65535)<<3)+4>>2]=a;if((s[f[145]>>1]|0)==46)break e;if((s[564]|0)==512){Le();break e}f[152]=a+2;c=L(1)|0;D(u,f[152]|0,0,a);e=f[145]|0;a=s[e>>1]|0;if(a<<16>>16!=116){i=f[132]|0;r[i+26>>0]=0;if(a<<16>>16==102?ve(e,282,6)|0:0){r[i+25>>0]=1;a=i;e=i}else{a=i;e=i}}else{a=(ve(e+-2|0,112,4)|0)&1;e=f[132]|0;r[e+26>>0]=a;a=e}if(t|0)f[a+28>>2]=(t|0)==1?5:7;n=f[151]|0;u=s[564]|0;s[564]=u+1<<16>>16;f[n+((u&65535)<<2)>>2]=e;switch(c<<16>>16){case 39:{X(39);break}case 34:{X(34);break}case 96:{if(ae()|0){if(r[1140]|0){u=(f[132]|0)+24|0;r[u>>0]=r[u>>0]|2}}else o=59;break}default:o=59}if((o|0)==59){f[152]=(f[152]|0)+-2;break e}e=(f[152]|0)+2|0;f[152]=e;switch((L(1)|0)<<16>>16){case 44:{f[152]=(f[152]|0)+2;L(1)|0;n=f[132]|0;f[n+4>>2]=e;u=f[152]|0;f[n+16>>2]=u;r[n+24>>0]=r[n+24>>0]|1;f[152]=u+-2;break e}case 41:{s[565]=(s[565]|0)+-1<<16>>16;u=f[132]|0;f[u+4>>2]=e;f[u+12>>2]=(f[152]|0)+2;r[u+24>>0]=r[u+24>>0]|1;y(u);s[564]=(s[564]|0)+-1<<16>>16;break e}default:{f[152]=(f[152]|0)+-2;break e}}}}while(0);switch(e<<16>>16){case 42:case 39:case 34:{t=i;o=79;break}default:o=77}}}while(0);if((o|0)==77)if((f[152]|0)==(u+12|0))f[152]=u+10;else{t=i;o=79}e:do{if((o|0)==79){if(!(((t|0)!=2|e<<16>>16==42)&(s[565]|0)==0)){f[152]=(f[152]|0)+-2;break}a:do{if(a?!(e<<16>>16==92|(e+-48&65535)<10):0){i:do{if(((e&-33)+-65&65535)>=26){switch(e<<16>>16){case 36:case 92:case 95:break i;default:{}}if((e&65535)<=127)break a}}while(0);a=f[152]|0;ie(e)|0;if((f[152]|0)!=(a|0)){if((L(1)|0)<<16>>16==61?(l=(f[152]|0)+2|0,(s[l>>1]|0)!=61):0){f[152]=l;i:do{if(((L(1)|0)<<16>>16==114?(b=f[152]|0,(le(b+2|0,446,12)|0)==0):0)?(k=s[b+14>>1]|0,!((k+-48&65535)<10|((k&-33)+-65&65535)<26)):0){switch(k<<16>>16){case 36:case 92:case 95:break i;default:{}}if((k&65535)<=127){f[152]=b+14;if((L(1)|0)<<16>>16==40?(f[152]=(f[152]|0)+2,n=L(1)|0,ia(n)|0):0){d(u,n,0);if(r[1133]|0)break e;e=f[132]|0;if(c&(e|0)!=0)r[e+25>>0]=1;f[152]=(f[152]|0)+2;if((L(1)|0)<<16>>16==41)break e;f[152]=(f[152]|0)+-2;break e}f[152]=b}}}while(0);C(1,0);f[152]=(f[152]|0)+-2;break e}f[152]=a;e=s[a>>1]|0}}}while(0);if(!(ia(e)|0))M(e,t,f[136]|0,0);e=f[153]|0;a=f[152]|0;while(1){if(a>>>0>=e>>>0){o=112;break}i=s[a>>1]|0;if(ia(i)|0)break;n=a+2|0;f[152]=n;a=n}if((o|0)==112){Le();break}d(u,i,t);e=f[132]|0;if(c&(e|0)!=0)r[e+25>>0]=1}}while(0);return}function o(e,a){e=e|0;a=a|0;var i=0,r=0,c=0,t=0,b=0,k=0,l=0;e:while(1){i=L(1)|0;while(1){if(i<<16>>16==125){i=125;break e}t=f[152]|0;if(t>>>0>(f[153]|0)>>>0)break e;a:do{if(!a)if(i<<16>>16==116)if((s[t>>1]|0)==116?(le(t+2|0,234,6)|0)==0:0){i=s[t+8>>1]|0;if(!(qe(i)|0))switch(i<<16>>16){case 42:case 47:case 123:break;default:{b=0;i=116;break a}}f[152]=t+8;i=L(1)|0;switch(i<<16>>16){case 97:{l=13;break}case 44:case 125:break;default:{t=f[152]|0;b=1;break a}}i:do{if((l|0)==13){l=0;c=f[152]|0;if((s[c+2>>1]|0)!=115){t=c;b=1;i=97;break a}if(!(Oe(s[c+4>>1]|0)|0)){t=c;b=1;i=97;break a}f[152]=c+4;i=L(1)|0;if(i<<16>>16!=97){f[152]=c;switch(i<<16>>16){case 44:case 125:{t=c;b=1;i=97;break a}default:break i}}i=f[152]|0;if((s[i+2>>1]|0)==115?Oe(s[i+4>>1]|0)|0:0){f[152]=i+4;r=L(1)|0;r:do{if(r<<16>>16==92|(r+-48&65535)<10)i=1;else{s:do{if(((r&-33)+-65&65535)>=26){switch(r<<16>>16){case 36:case 92:case 95:break s;default:{}}i=(r&65535)<128;break r}}while(0);f[152]=c;t=c;b=1;i=97;break a}}while(0);f[152]=c;if(r<<16>>16!=92&i)break;else{t=c;b=1;i=97;break a}}f[152]=c}}while(0);f[152]=t;b=0;i=116}else{b=0;i=116}else b=0;else b=1}while(0);if(!(ia(i)|0)){ie(i)|0;i=f[152]|0;if((i|0)==(t|0)){i=t;break}}else{X(i);i=(f[152]|0)+2|0;f[152]=i}do{if((L(1)|0)<<16>>16==97?(k=f[152]|0,(s[k+2>>1]|0)==115):0){r=s[k+4>>1]|0;a:do{if(!((r+-48&65535)<10|((r&-33)+-65&65535)<26)){switch(r<<16>>16){case 36:case 92:case 95:{l=35;break a}default:{}}if((r&65535)>127)l=35}else l=35}while(0);if((l|0)==35?(l=0,!(qe(r)|0)):0){r=i;c=t;break}f[152]=k+4;r=L(1)|0;c=f[152]|0;ie(r)|0;r=f[152]|0}else{r=i;c=t}}while(0);K(c,r,t,i,0,e,b);i=L(1)|0;if(i<<16>>16==44){l=38;break}}if((l|0)==38){l=0;i=f[152]|0}f[152]=i+2}return i|0}function h(){var e=0,a=0,i=0,c=0,t=0,b=0;e=L(1)|0;if(!(g(0)|0)){t=0;a=0;c=0;i=1;e:while(1){if(!i){b=33;break}a:do{switch(e<<16>>16){case 110:case 101:{if($(e)|0){b=7;break e}switch(e<<16>>16){case 109:{b=29;break}case 102:{b=26;break}case 108:{b=18;break}default:i=0}break}case 97:{e=f[152]|0;if((le(e,334,16)|0)==0?(i=s[e+16>>1]|0,i<<16>>16==47|(qe(i)|0)):0){f[152]=e+16;e=t;i=c;b=32}else{e=97;i=0}break}case 99:{e=f[152]|0;if((le(e+2|0,34,8)|0)==0?(i=s[e+10>>1]|0,i<<16>>16==47|(qe(i)|0)):0){f[152]=e+10;e=0;a=1;i=c;b=32;break a}if((le(e+2|0,428,8)|0)==0?(i=s[e+10>>1]|0,i<<16>>16==47|(qe(i)|0)):0){f[152]=e+10;e=1;i=c;b=32}else{e=99;i=0}break}case 108:{b=18;break}case 118:{e=f[152]|0;if(((s[e+2>>1]|0)==97?(s[e+4>>1]|0)==114:0)?(i=s[e+6>>1]|0,i<<16>>16==47|(qe(i)|0)):0){f[152]=e+6;e=1;i=c;b=32}else{e=118;i=0}break}case 102:{b=26;break}case 109:{b=29;break}default:i=0}}while(0);if((b|0)==18){b=0;e=f[152]|0;if(((s[e+2>>1]|0)==101?(s[e+4>>1]|0)==116:0)?(i=s[e+6>>1]|0,i<<16>>16==47|(qe(i)|0)):0){f[152]=e+6;e=1;i=c;b=32}else{e=108;i=0}}else if((b|0)==26){b=0;e=f[152]|0;if((le(e+2|0,200,14)|0)==0?(i=s[e+16>>1]|0,i<<16>>16==47|(qe(i)|0)):0){f[152]=e+16;e=t;i=1;b=32}else{e=102;i=0}}else if((b|0)==29){b=0;e=f[152]|0;if((le(e+2|0,436,10)|0)==0?(i=s[e+12>>1]|0,i<<16>>16==47|(qe(i)|0)):0){f[152]=e+12;e=t;a=1;i=c;b=32}else{e=109;i=0}}if((b|0)==32){b=0;t=e;e=L(1)|0;c=i;i=1}}do{if((b|0)==7){b=(f[134]|0)+25|0;r[b>>0]=r[b>>0]|4;b=(f[152]|0)+2|0;f[152]=b;B(s[b>>1]|0)}else if((b|0)==33){if(t){J(e);break}e:do{if(!(e<<16>>16==92|(e+-48&65535)<10)){a:do{if(((e&-33)+-65&65535)>=26){switch(e<<16>>16){case 36:case 92:case 95:break a;default:{}}if((e&65535)<=127)break e}}while(0);b=f[152]|0;_(e)|0;e=f[152]|0;se(b,e,b,e);e=(f[134]|0)+25|0;r[e>>0]=r[e>>0]|4;e=s[f[152]>>1]|0}}while(0);if(a){B(e);break}else{C(c,0);break}}}while(0);f[152]=(f[152]|0)+-2}return}function w(e){e=e|0;var a=0,i=0,c=0,t=0,b=0,k=0,l=0,n=0;k=f[152]|0;l=r[1133]|0;n=f[142]|0;f[152]=k+2;a=L(1)|0;e:while(1){if(a<<16>>16==e<<16>>16){a=1;break}a:do{if(!(e<<16>>16==93&a<<16>>16==44)){if((a<<16>>16==46?(t=f[152]|0,(s[t+2>>1]|0)==46):0)?(s[t+4>>1]|0)==46:0){a=t+6|0;b=26}else b=9;do{if((b|0)==9){b=0;if(e<<16>>16==125){do{if(a<<16>>16==91)if(U()|0)i=0;else{b=32;break e}else{if(ia(a)|0){X(a);f[152]=(f[152]|0)+2;i=0;break}i=f[152]|0;if((a+-48&65535)>=10){_(a)|0;if((f[152]|0)==(i|0)){b=32;break e}else{i=1;break}}i:while(1){c=i+2|0;a=s[c>>1]|0;r:do{if((a+-48&65535)>=10){switch(a<<16>>16){case 67:case 68:case 70:case 97:case 65:case 99:case 100:case 102:case 46:case 66:case 69:case 79:case 88:case 95:case 98:case 101:case 110:case 111:case 120:break r;case 43:case 45:break;default:break i}switch(s[i>>1]|0){case 69:case 101:break;default:break i}}}while(0);i=c}f[152]=c;i=0}}while(0);a=L(1)|0;if(a<<16>>16!=58)if(i&a<<16>>16==44)break a;else{b=24;break e}else{a=(f[152]|0)+2|0;b=26;break}}}}while(0);if((b|0)==26){b=0;f[152]=a;a=L(1)|0}switch(a<<16>>16){case 91:case 123:{if(!(U()|0)){b=32;break e}break}default:{c=f[152]|0;_(a)|0;if((f[152]|0)==(c|0)){b=32;break e}}}a=L(1)|0;switch(a<<16>>16){case 61:{a=1;break e}case 44:break;default:{b=31;break e}}}}while(0);f[152]=(f[152]|0)+2;a=L(1)|0}if((b|0)==24)if((a|64)<<16>>16!=125|i^1)b=32;else a=1;else if((b|0)==31)if(a<<16>>16==e<<16>>16)a=1;else b=32;if((b|0)==32){b=f[147]|0;a=f[152]|0;if((b|0)==0|a>>>0>b>>>0){f[147]=a;a=0}else a=0}r[1133]=l;f[142]=n;f[152]=k;return a|0}function d(e,a,i){e=e|0;a=a|0;i=i|0;var r=0,c=0,t=0,b=0,k=0,l=0;r=(f[152]|0)+2|0;switch(a<<16>>16){case 39:{X(39);l=5;break}case 34:{X(34);l=5;break}default:Le()}do{if((l|0)==5){D(e,r,f[152]|0,1);if((i|0)>0)f[(f[132]|0)+28>>2]=(i|0)==1?4:6;f[152]=(f[152]|0)+2;k=(L(1)|0)<<16>>16==119;t=f[152]|0;if(((k?(s[t+2>>1]|0)==105:0)?(s[t+4>>1]|0)==116:0)?(s[t+6>>1]|0)==104:0){f[152]=t+8;if((L(1)|0)<<16>>16!=123){f[152]=t;break}b=f[152]|0;r=b;k=0;e:while(1){f[152]=r+2;r=L(1)|0;a:do{switch(r<<16>>16){case 125:{l=31;break e}case 39:{r=f[152]|0;X(39);l=20;break}default:{i=f[152]|0;if(r<<16>>16!=34){c=_(r)|0;r=f[152]|0;if(c<<16>>16==58){e=r;c=r;r=i;break a}else{a=r;r=i;l=21;break a}}else{X(34);r=i;l=20;break a}}}}while(0);if((l|0)==20){a=(f[152]|0)+2|0;f[152]=a;l=21}if((l|0)==21){l=0;if((L(1)|0)<<16>>16!=58){l=23;break}e=f[152]|0;c=a}f[152]=e+2;switch((L(1)|0)<<16>>16){case 39:{a=f[152]|0;X(39);break}case 34:{a=f[152]|0;X(34);break}default:{l=27;break e}}e=(f[152]|0)+2|0;Je(20);i=f[140]|0;f[140]=i+20;f[i>>2]=r;f[i+4>>2]=c;f[i+8>>2]=a;f[i+12>>2]=e;f[i+16>>2]=0;f[((k|0)==0?(f[132]|0)+32|0:k+16|0)>>2]=i;f[152]=(f[152]|0)+2;switch((L(1)|0)<<16>>16){case 125:{l=31;break e}case 44:break;default:{l=30;break e}}r=f[152]|0;k=i}if((l|0)==23){f[152]=t;break}else if((l|0)==27){f[152]=t;break}else if((l|0)==30){f[152]=t;break}else if((l|0)==31){l=f[132]|0;f[l+16>>2]=b;f[l+12>>2]=(f[152]|0)+2;break}}f[152]=t+-2}}while(0);return}function v(){var e=0,a=0,i=0,r=0,c=0,t=0,b=0;e=f[152]|0;c=(s[e>>1]|0)==123;t=c?125:93;f[152]=e+2;e=L(1)|0;e:while(1){if(e<<16>>16==t<<16>>16)break;r=f[152]|0;if(r>>>0>(f[153]|0)>>>0)break;if((e<<16>>16==46?(s[r+2>>1]|0)==46:0)?(s[r+4>>1]|0)==46:0){f[152]=r+6;e=pe(L(1)|0)|0}else b=9;a:do{if((b|0)==9){b=0;do{if(c){do{if(e<<16>>16==91){n(0,t)|0;f[152]=(f[152]|0)+2;a=r}else{if(ia(e)|0){X(e);f[152]=(f[152]|0)+2;a=r;break}if((e+-48&65535)>=10){_(e)|0;a=f[152]|0;break}e=r;i:while(1){i=e+2|0;a=s[i>>1]|0;r:do{if((a+-48&65535)>=10){switch(a<<16>>16){case 67:case 68:case 70:case 97:case 65:case 99:case 100:case 102:case 46:case 66:case 69:case 79:case 88:case 95:case 98:case 101:case 110:case 111:case 120:break r;case 43:case 45:break;default:break i}switch(s[e>>1]|0){case 69:case 101:break;default:break i}}}while(0);e=i}f[152]=i;a=r}}while(0);e=L(1)|0;if(e<<16>>16==58){f[152]=(f[152]|0)+2;e=pe(L(1)|0)|0;break}if(a>>>0>r>>>0)se(r,a,r,a)}else if(e<<16>>16==44){f[152]=r+2;e=L(1)|0;break a}else{e=pe(e)|0;break}}while(0);if(e<<16>>16==61)e=n(0,t)|0;if(e<<16>>16!=44)break e;f[152]=(f[152]|0)+2;e=L(1)|0}}while(0)}return}function p(e,a,i,c){e=e|0;a=a|0;i=i|0;c=c|0;var t=0,b=0,k=0,l=0,n=0,u=0;if((e|0)!=0?Z(e,a)|0:0){l=f[152]|0;n=r[1133]|0;u=f[142]|0;e:do{if((s[e>>1]|0)==97){f[152]=i;if(!(le(i,256,6)|0)){a=s[i+6>>1]|0;if(!(qe(a)|0))switch(a<<16>>16){case 40:case 47:case 60:break;default:{a=0;break e}}f[152]=i+6;a=L(1)|0;if(a<<16>>16==60){if(!(U()|0)){a=0;break}a=L(1)|0}if(((a<<16>>16==40?U()|0:0)?(L(1)|0)<<16>>16==61:0)?(s[(f[152]|0)+2>>1]|0)==62:0)k=14;else a=0}else a=0}else k=14}while(0);e:do{if((k|0)==14){e=f[148]|0;f[152]=e;t=0;a=0;while(1){i=(t|0)!=0;a:while(1){if(e>>>0>(f[153]|0)>>>0){a=0;break e}k=e>>>0<c>>>0|(a|0)!=0;b=k?a:t;if(!(k|i)){a=0;break e}a=s[e>>1]|0;switch(a<<16>>16){case 60:{k=19;break a}case 62:{k=20;break a}case 123:case 91:case 40:break;default:{k=23;break a}}if(!(U()|0)){a=0;break e}e=f[152]|0;a=b}if((k|0)==19){k=0;a=t+1|0}else if((k|0)==20){k=0;if(i&(s[e+-2>>1]|0)!=61){a=t+-1|0;if(a>>>0<b>>>0)break}else{a=62;k=24}}else if((k|0)==23){k=0;if((a+-34&65535)<63)k=24;else a=t}if((k|0)==24){q(a,0)|0;e=f[152]|0;a=t}e=e+2|0;f[152]=e;t=a;a=b}c=f[147]|0;if((c|0)==0|e>>>0>c>>>0){f[147]=e;a=1}else a=1}}while(0);r[1133]=n;f[142]=u;f[152]=l}else a=0;return a|0}function y(e){e=e|0;var a=0,i=0,c=0,t=0,b=0,k=0;if((r[e+25>>0]|0)==0?(r[e+26>>0]|0)==0:0){k=f[152]|0;f[152]=k+2;switch((L(1)|0)<<16>>16){case 91:{f[152]=(f[152]|0)+2;t=L(1)|0;if(ia(t)|0){c=(f[152]|0)+2|0;i=f[153]|0;b=c;e:while(1){a=s[b>>1]|0;if(b>>>0>i>>>0)break;a:do{if(!((a+-48&65535)<10|((a&-33)+-65&65535)<26)){switch(a<<16>>16){case 36:case 92:case 95:break a;default:{}}if((a&65535)<=127)break e}}while(0);if(!(a<<16>>16!=92&((qe(a)|0)^1)))break;b=b+2|0}if(a<<16>>16==t<<16>>16?(f[152]=b+2,(L(1)|0)<<16>>16==93):0){switch(b-c>>1|0){case 4:{a=(le(c,350,8)|0)==0;break}case 5:{a=(le(c,358,10)|0)==0;break}case 7:{a=(le(c,368,14)|0)==0;break}default:a=0}a=a^1}else a=0}else a=0;break}case 46:{f[152]=(f[152]|0)+2;L(1)|0;a=f[152]|0;i=f[153]|0;t=a;e:while(1){if(t>>>0>i>>>0)break;c=s[t>>1]|0;a:do{if(!((c+-48&65535)<10|((c&-33)+-65&65535)<26)){switch(c<<16>>16){case 36:case 92:case 95:break a;default:{}}if((c&65535)<=127)break e}}while(0);if(!(c<<16>>16!=92&((qe(c)|0)^1)))break;t=t+2|0}if((t|0)!=(a|0)?(s[t>>1]|0)!=92:0){switch(t-a>>1|0){case 4:{a=(le(a,350,8)|0)==0;break}case 5:{a=(le(a,358,10)|0)==0;break}case 7:{a=(le(a,368,14)|0)==0;break}default:a=0}a=a^1}else a=0;break}default:a=0}f[152]=k;r[e+25>>0]=a&1}return}function m(e){e=e|0;e:do{switch(e<<16>>16){case 97:{e=f[152]|0;if(!(le(e,334,16)|0)){e=s[e+16>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}case 99:{e=f[152]|0;if(le(e+2|0,34,8)|0?le(e+2|0,428,8)|0:0){e=0;break e}e=s[e+10>>1]|0;e=e<<16>>16==47|(qe(e)|0);break}case 101:{e=f[152]|0;if(!(le(e+2|0,406,6)|0)){e=s[e+8>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}case 102:{e=f[152]|0;if(!(le(e+2|0,200,14)|0)){e=s[e+16>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}case 103:{e=f[152]|0;if(!(le(e+2|0,458,10)|0)){e=s[e+12>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}case 105:{e=f[152]|0;if((s[e>>1]|0)==105?(le(e+2|0,240,16)|0)==0:0){e=s[e+18>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}case 108:{e=f[152]|0;if((s[e+2>>1]|0)==101?(s[e+4>>1]|0)==116:0){e=s[e+6>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}case 109:{e=f[152]|0;if(!(le(e+2|0,436,10)|0)){e=s[e+12>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}case 110:{e=f[152]|0;if(!(le(e+2|0,412,16)|0)){e=s[e+18>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}case 116:{e=f[152]|0;if((s[e>>1]|0)==116?(le(e+2|0,234,6)|0)==0:0){e=s[e+8>>1]|0;e=e<<16>>16==42|(e<<16>>16==123|(e<<16>>16==47|(qe(e)|0)))}else e=0;break}case 118:{e=f[152]|0;if((s[e+2>>1]|0)==97?(s[e+4>>1]|0)==114:0){e=s[e+6>>1]|0;e=e<<16>>16==47|(qe(e)|0)}else e=0;break}default:e=0}}while(0);return e|0}function A(){var e=0,a=0,i=0,c=0,t=0,b=0;e=f[145]|0;a=s[e>>1]|0;e:do{if(!(he(a)|0))if(a<<16>>16==41){i=s[565]|0;if(Te(f[(f[150]|0)+((i&65535)<<3)+4>>2]|0)|0)e=1;else b=10}else b=9;else switch(a<<16>>16){case 46:if(((s[e+-2>>1]|0)+-48&65535)<10){b=9;break e}else{e=1;break e}case 43:if((s[e+-2>>1]|0)==43){b=9;break e}else{e=1;break e}case 45:if((s[e+-2>>1]|0)==45){b=9;break e}else{e=1;break e}case 33:if(!(r[1138]|0)){e=1;break e}else{b=9;break e}default:{e=1;break e}}}while(0);if((b|0)==9){i=s[565]|0;b=10}e:do{if((b|0)==10){if(i<<16>>16!=0?(c=f[150]|0,t=(i&65535)+-1|0,a<<16>>16==102?(f[c+(t<<3)>>2]|0)==1:0):0){if(((s[e+-2>>1]|0)==111?Y(e+-4|0)|0:0)?ve(f[c+(t<<3)+4>>2]|0,136,3)|0:0){e=1;break}}else b=15;if((b|0)==15?a<<16>>16==125:0){c=f[150]|0;i=i&65535;if(be(f[c+(i<<3)+4>>2]|0)|0){e=1;break}if((f[c+(i<<3)>>2]|0)==6){e=1;break}}if(!(x(e)|0)){switch(a<<16>>16){case 0:{e=1;break e}case 47:{if(r[1137]|0){e=1;break e}break}default:{}}b=f[134]|0;if((b|0?e>>>0>=(f[b>>2]|0)>>>0:0)?e>>>0<=(f[b+4>>2]|0)>>>0:0){e=1;break}i=f[124]|0;do{if(e>>>0<=i>>>0)break;e=e+-2|0;a=s[e>>1]|0}while(!(Oe(a)|0));if(Pe(a)|0){do{if(e>>>0<=i>>>0)break;e=e+-2|0}while(Pe(s[e>>1]|0)|0);e=Ae(e)|0}else e=0}else e=1}}while(0);return e|0}function g(e){e=e|0;var a=0,i=0,c=0,t=0,b=0,k=0,l=0;b=f[152]|0;k=s[b>>1]|0;if(k<<16>>16==105)if((le(b+2|0,240,16)|0)==0?(t=s[b+18>>1]|0,t<<16>>16==47|(qe(t)|0)):0){a=b+18|0;l=8}else a=0;else if(k<<16>>16==116?(le(b+2|0,234,6)|0)==0:0){a=s[b+8>>1]|0;if(qe(a)|0){a=b+8|0;l=8}else switch(a<<16>>16){case 42:case 47:case 123:{a=b+8|0;l=8;break}default:a=0}}else a=0;e:do{if((l|0)==8){f[152]=a;i=L(e^1)|0;a:do{if(!(i<<16>>16==92|(i+-48&65535)<10))if(((i&-33)+-65&65535)<26)a=1;else{switch(i<<16>>16){case 36:case 92:case 95:{a=1;break a}default:{}}a=(i&65535)>127;l=12}else{a=0;l=12}}while(0);if((l|0)==12)if(!(i<<16>>16==92|a)){f[152]=b;a=0;break}t=f[152]|0;_(i)|0;c=f[152]|0;i=L(1)|0;do{if(i<<16>>16==60)if(U()|0){i=L(1)|0;break}else{Le();a=1;break e}}while(0);if(!(k<<16>>16==105|e^1|i<<16>>16==61)){f[152]=b;a=0;break}if(!(a^1|e)){se(t,c,t,c);e=(f[134]|0)+25|0;r[e>>0]=r[e>>0]|4}a:do{if(k<<16>>16==105)B(i);else{i:while(1){a=f[152]|0;if(a>>>0>=(f[153]|0)>>>0){l=29;break}switch(i<<16>>16){case 59:break a;case 61:break i;default:{}}if(ra(i)|0){l=29;break}f[152]=a+2;i=L(0)|0}if((l|0)==29?i<<16>>16!=61:0)break;f[152]=a+2;C(1,0)}}while(0);f[152]=(f[152]|0)+-2;a=1}}while(0);return a|0}function C(e,a){e=e|0;a=a|0;var i=0,r=0,c=0,t=0;e:while(1){i=f[152]|0;if(i>>>0>(f[153]|0)>>>0)break;r=s[i>>1]|0;if(r<<16>>16==59|r<<16>>16==44&a)break;a:do{if(ra(r)|0)if(!e)if(G(a)|0){e=1;break}else break e;else{f[152]=i+2;e=1;break}else{if(Pe(r)|0){f[152]=i+2;break}if(!(r<<16>>16!=125|(s[565]|0)==0))break e;switch(r<<16>>16){case 123:case 91:case 40:case 60:{i=U()|0;if(i){e=e&(i^1);break a}else break e}default:{}}if(r<<16>>16!=47){if((r+-34&65535)<63){c=0;t=17}}else{c=(s[i+2>>1]|0)==42;t=17}if((t|0)==17?(t=0,q(r,1)|0):0){i=f[152]|0;if(r<<16>>16!=47){f[152]=i+2;e=0;break}r=(ra(s[i>>1]|0)|0)^1;if(!(c^1|r)){f[152]=i+-2;V(1);i=f[152]|0}f[152]=i+2;if(e|r)break;if(G(a)|0){e=1;break}else break e}i:do{if(r<<16>>16==92|(r+-48&65535)<10)if((r+-48&65535)<10)t=29;else t=30;else if(((r&-33)+-65&65535)>=26){switch(r<<16>>16){case 36:case 92:case 95:{t=29;break i}default:{}}if((r&65535)<=127)t=30;else t=29}else t=29}while(0);if((t|0)==29){t=0;e=f[152]|0;_(r)|0;e=Z(e,f[152]|0)|0;break}else if((t|0)==30){t=0;f[152]=(f[152]|0)+2;e=1;break}}}while(0)}return}function x(e){e=e|0;e:do{switch(s[e>>1]|0){case 100:switch(s[e+-2>>1]|0){case 105:{e=ve(e+-4|0,54,2)|0;break e}case 108:{e=ve(e+-4|0,58,3)|0;break e}default:{e=0;break e}}case 101:switch(s[e+-2>>1]|0){case 115:switch(s[e+-4>>1]|0){case 108:{e=xe(e+-6|0,101)|0;break e}case 97:{e=xe(e+-6|0,99)|0;break e}default:{e=0;break e}}case 116:{e=ve(e+-4|0,64,4)|0;break e}case 117:{e=ve(e+-4|0,180,6)|0;break e}default:{e=0;break e}}case 102:{if((s[e+-2>>1]|0)==111?(s[e+-4>>1]|0)==101:0)switch(s[e+-6>>1]|0){case 99:{e=ve(e+-8|0,72,6)|0;break e}case 112:{e=ve(e+-8|0,84,2)|0;break e}default:{e=0;break e}}else e=0;break}case 107:{e=ve(e+-2|0,172,4)|0;break}case 110:{if(xe(e+-2|0,105)|0)e=1;else e=ve(e+-2|0,88,5)|0;break}case 111:{e=xe(e+-2|0,100)|0;break}case 114:{e=ve(e+-2|0,98,7)|0;break}case 116:{e=ve(e+-2|0,112,4)|0;break}case 119:switch(s[e+-2>>1]|0){case 101:{e=xe(e+-4|0,110)|0;break e}case 111:{e=ve(e+-4|0,120,3)|0;break e}default:{e=0;break e}}default:e=0}}while(0);return e|0}function S(e){e=e|0;var a=0,i=0,c=0,t=0,b=0,k=0,l=0;a=f[e>>2]|0;if(a|0){oe(a);f[e>>2]=0}t=f[152]|0;if(t>>>0<(f[147]|0)>>>0)a=0;else{b=r[1133]|0;k=f[142]|0;a=t;e:while(1){f[152]=a+2;if(a>>>0>=(f[153]|0)>>>0){l=22;break}a=L(1)|0;switch(a<<16>>16){case 91:case 123:{if(!(U()|0)){l=22;break e}a=f[152]|0;c=0;break}default:{e=f[152]|0;_(a)|0;a=f[152]|0;if((a|0)==(e|0)){l=22;break e}else c=e}}i=L(1)|0;switch(i<<16>>16){case 61:{l=11;break e}case 59:case 58:{a=1;break e}case 33:{l=12;break e}case 44:break;default:{l=13;break e}}a=f[152]|0}if((l|0)==11)if(((s[(f[152]|0)+2>>1]|0)+-61&65535)>1)a=1;else l=22;else if((l|0)==12){e=f[152]|0;if((s[e+2>>1]|0)==58)a=1;else{i=33;l=14}}else if((l|0)==13){e=f[152]|0;l=14}e:do{if((l|0)==14)if(e>>>0<=(f[153]|0)>>>0){if(i<<16>>16!=91?i<<16>>16==62|(ke(i)|0):0){l=22;break}i=a;while(1){if(i>>>0>=e>>>0){l=22;break e}if(ra(s[i>>1]|0)|0)break;else i=i+2|0}if(p(c,a,e,t)|0)l=22;else a=1}else a=1}while(0);if((l|0)==22){l=f[147]|0;a=f[152]|0;if((l|0)==0|a>>>0>l>>>0){f[147]=a;a=0}else a=0}r[1133]=b;f[142]=k;f[152]=t}return a|0}function O(){var e=0,a=0,i=0,c=0;e:do{if(r[1132]|0){e=f[137]<<1;a=4;while(1)if(a>>>0<e>>>0)a=a<<1;else break;f[156]=a;f[155]=a+-1;e=a<<2;Je(e);if(!(r[1133]|0)){i=f[140]|0;f[154]=i;f[140]=i+e;e=f[156]|0;a=0;while(1){if((a|0)==(e|0))break;f[i+(a<<2)>>2]=0;a=a+1|0}a=f[155]|0;i=f[154]|0;e=516;while(1){e=f[e>>2]|0;if(!e)break;if((r[e+24>>0]|0)==4){c=fe(f[e+8>>2]|0,f[e+12>>2]|0)|0;f[e+20>>2]=c;f[e+28>>2]=f[i+((a&c)<<2)>>2];f[i+((a&c)<<2)>>2]=e}e=e+32|0}i=f[152]|0;a=0;e=512;while(1){e=f[e>>2]|0;if(!e){e=26;break}if((f[e+20>>2]|0)==1?(s[f[e+8>>2]>>1]|0)==105:0)W(e,a);if(!(f[137]|0)){e=24;break}a=a+1|0;e=e+52|0}a:do{if((e|0)==24)f[152]=i;else if((e|0)==26?(c=f[137]|0,f[152]=i,c|0):0){a=f[156]|0;i=f[154]|0;c=0;while(1){if((c|0)==(a|0))break a;e=i+(c<<2)|0;while(1){e=f[e>>2]|0;if(!e)break;if((r[e+24>>0]|0)==4){r[e+24>>0]=1;f[e+20>>2]=-1}e=e+28|0}c=c+1|0}}}while(0);f[154]=0}}else{e=516;while(1){e=f[e>>2]|0;if(!e)break e;if((r[e+24>>0]|0)==4){r[e+24>>0]=1;f[e+20>>2]=-1}e=e+32|0}}}while(0);return}function E(){var e=0,a=0,i=0;a=f[152]|0;e:do{if((le(a+2|0,382,12)|0)==0?(e=s[a+14>>1]|0,e<<16>>16==47|(qe(e)|0)):0){f[152]=a+14;e=L(0)|0;if(!(m(e)|0)){f[152]=a;e=0;break}switch(e<<16>>16){case 105:case 116:{if(g(1)|0){e=1;break e}switch(e<<16>>16){case 109:{a=20;break}case 108:{a=9;break}default:a=21}break}case 99:{if((s[(f[152]|0)+2>>1]|0)==111)a=9;else{e=99;a=21}break}case 102:{e=8;a=10;break}case 118:case 108:{a=9;break}case 109:{a=20;break}default:a=21}if((a|0)==9){e=e<<16>>16==99?5:3;a=10}else if((a|0)==20){f[152]=(f[152]|0)+12;e=L(1)|0;a=21}do{if((a|0)==10){f[152]=(f[152]|0)+(e<<1);e=L(1)|0;if((e<<16>>16==101?(i=f[152]|0,(le(i+2|0,406,6)|0)==0):0)?(i=s[i+8>>1]|0,i<<16>>16==47|(qe(i)|0)):0){B(101);break}a:do{if(e<<16>>16==92|(e+-48&65535)<10)e=1;else{i:do{if(((e&-33)+-65&65535)>=26){switch(e<<16>>16){case 36:case 92:case 95:break i;default:{}}if((e&65535)<=127){e=1;break a}}}while(0);_(e)|0;e=0}}while(0);C(e,0)}else if((a|0)==21)B(e)}while(0);f[152]=(f[152]|0)+-2;e=1}else e=0}while(0);return e|0}function I(e,a){e=e|0;a=a|0;var i=0,r=0,c=0,b=0,k=0,l=0;k=f[e>>2]|0;i=s[k>>1]|0;do{if(i<<16>>16==92)if((k+2|0)>>>0<a>>>0?(s[k+2>>1]|0)==117:0){if((k+4|0)>>>0<a>>>0?(s[k+4>>1]|0)==123:0){c=0;r=k+6|0;while(1){if(r>>>0>=a>>>0)break;i=s[r>>1]|0;if(i<<16>>16==125)break;c=(i&15|c<<4)+(((i&65535)>>>6)*9|0)|0;r=r+2|0}i=(r|0)==(a|0);r=i?k+2|0:r+2|0;i=i?92:c;break}if((a-(k+4)|0)>=8){i=t[k+4>>1]|0;i=((i>>>6)*9|0)+(i&15)|0;r=k+6|0;c=1;while(1){if((c|0)==4)break;l=t[r>>1]|0;i=(l&15|i<<4)+((l>>>6)*9|0)|0;r=r+2|0;c=c+1|0}if(((((i&-1024|0)==55296?(k+24|0)>>>0<=a>>>0:0)?(s[k+12>>1]|0)==92:0)?(s[k+14>>1]|0)==117:0)?(b=s[k+16>>1]|0,b<<16>>16!=123):0){r=3;c=(((b&65535)>>>6)*9|0)+(b&15)|0;while(1){if((r|0)==6)break;l=t[k+12+(r<<1)>>1]|0;r=r+1|0;c=(l&15|c<<4)+((l>>>6)*9|0)|0}l=(c&-1024|0)==56320;r=l?k+24|0:k+12|0;i=l?(i<<10)+-56613888+c|0:i}else r=k+12|0}else{r=k+2|0;i=92}}else{r=k+2|0;i=92}else if((k+2|0)>>>0<a>>>0&(i&-1024)<<16>>16==-10240){l=s[k+2>>1]|0;r=(l&-1024)<<16>>16==-9216?k+4|0:k+2|0;i=(l&-1024)<<16>>16==-9216?((i&65535)<<10)+-56613888+(l&65535)|0:i&65535}else{r=k+2|0;i=i&65535}}while(0);f[e>>2]=r;return i|0}function U(){var e=0,a=0,i=0,r=0,c=0;e=f[152]|0;a=s[e>>1]|0;e:do{switch(a<<16>>16){case 60:{i=0;while(1){a:while(1){if(e>>>0>(f[153]|0)>>>0){e=0;break e}a=s[e>>1]|0;switch(a<<16>>16){case 60:{c=6;break a}case 62:{c=7;break a}case 123:case 91:case 40:break;default:{c=10;break a}}if(!(U()|0)){e=0;break e}e=f[152]|0}if((c|0)==6){c=0;a=i+1|0}else if((c|0)==7){c=0;if((s[e+-2>>1]|0)!=61){a=i+-1|0;if(!a)break}else a=i}else if((c|0)==10){c=0;if((a+-34&65535)<63){q(a,0)|0;e=f[152]|0;a=i}else a=i}e=e+2|0;f[152]=e;i=a}f[152]=e+2;e=1;break}case 40:{r=41;c=16;break}default:{r=a<<16>>16==91?93:125;c=16}}}while(0);e:do{if((c|0)==16){while(1){i=e+2|0;f[152]=i;if(i>>>0>(f[153]|0)>>>0){e=0;break e}a=s[i>>1]|0;if((r|0)==(a&65535|0))break;switch(a<<16>>16){case 123:case 91:case 40:{if(!(U()|0)){e=0;break e}e=(f[152]|0)+-2|0;f[152]=e;break}default:if((a+-34&65535)<63){q(a,0)|0;e=f[152]|0}else e=i}}f[152]=e+4;e=1}}while(0);return e|0}function N(){var e=0,a=0,i=0,r=0,c=0;e:do{if(!(s[565]|0)){switch(f[146]|0){case 0:case 1:case-1:break;default:{e=1;break e}}r=f[145]|0;e=s[r>>1]|0;switch(e<<16>>16){case 44:case 61:case 46:case 58:case 63:case 38:case 124:case 60:{e=1;break e}case 62:{if((s[r+-2>>1]|0)==61){e=1;break e}break}default:{}}if((e&65535)>127&e<<16>>16!=160|(e<<16>>16==92|(e<<16>>16==95|(e<<16>>16==36|((e+-48&65535)<10|((e|32)+-97&65535)<26))))){e=f[124]|0;i=r;while(1){if(i>>>0<=e>>>0)break;a=i+-2|0;c=s[a>>1]|0;if((c&65535)>127&c<<16>>16!=160|(c<<16>>16==92|(c<<16>>16==95|(c<<16>>16==36|((c+-48&65535)<10|((c|32)+-97&65535)<26)))))i=a;else break}if(!(Z(i,r+2|0)|0))if((r-i|0)==12?(s[i>>1]|0)==101:0)e=(le(i+2|0,394,12)|0)==0;else e=0;else e=1}else e=0}else e=1}while(0);return e|0}function T(){var e=0,a=0,i=0,r=0;a=f[153]|0;i=f[152]|0;e:while(1){e=i+2|0;if(i>>>0>=a>>>0){a=15;break}switch(s[e>>1]|0){case 96:{a=8;break e}case 36:{if((s[i+4>>1]|0)==123){a=5;break e}break}case 92:{e=i+4|0;break}default:{}}i=e}do{if((a|0)==5){a=i+4|0;f[152]=a;e=s[565]|0;if(e<<16>>16==1024){Le();break}else{r=f[150]|0;f[r+((e&65535)<<3)>>2]=4;s[565]=e+1<<16>>16;f[r+((e&65535)<<3)+4>>2]=a;break}}else if((a|0)==8){f[152]=e;a=f[150]|0;i=(s[565]|0)+-1<<16>>16;s[565]=i;if((f[a+((i&65535)<<3)>>2]|0)!=3)Le();e=s[564]|0;if(e<<16>>16?(r=f[(f[151]|0)+((e&65535)+-1<<2)>>2]|0,((t[565]|0)+1|0)==(t[r+48>>1]|0)):0){f[r+44>>2]=f[152];s[r+48>>1]=0}}else if((a|0)==15){f[152]=e;Le()}}while(0);return}function $(e){e=e|0;var a=0,i=0;switch(e<<16>>16){case 101:{e=f[152]|0;if((le(e+2|0,406,6)|0)==0?(a=s[e+8>>1]|0,a<<16>>16==47|(qe(a)|0)):0){a=e;e=e+8|0;i=6}else e=0;break}case 110:{e=f[152]|0;if((le(e+2|0,412,16)|0)==0?(a=s[e+18>>1]|0,a<<16>>16==47|(qe(a)|0)):0){a=e;e=e+18|0;i=6}else e=0;break}default:e=0}if((i|0)==6){f[152]=e;e=L(1)|0;e:do{if(e<<16>>16==92|(e+-48&65535)<10)e=0;else{a:do{if(((e&-33)+-65&65535)>=26){switch(e<<16>>16){case 36:case 92:case 95:break a;default:{}}if((e&65535)<=127){e=0;break e}}}while(0);a=f[152]|0;_(e)|0;e=f[152]|0;se(a,e,a,e);e=1;a=(f[152]|0)+-2|0}}while(0);f[152]=a}return e|0}function q(e,a){e=e|0;a=a|0;e:do{if(e<<16>>16!=47){if(ia(e)|0){X(e);e=1;break}if(e<<16>>16==96){e=f[152]|0;while(1){a=e+2|0;f[152]=a;if(a>>>0>(f[153]|0)>>>0){e=1;break e}switch(s[a>>1]|0){case 96:{e=1;break e}case 92:{e=e+4|0;f[152]=e;break}case 36:{e=e+4|0;if((s[e>>1]|0)==123){f[152]=e;U()|0;e=(f[152]|0)+-2|0;f[152]=e}else e=a;break}default:e=a}}}else e=0}else switch(s[(f[152]|0)+2>>1]|0){case 47:{Se();e=1;break e}case 42:{V(a^1);e=1;break e}default:{e=0;break e}}}while(0);return e|0}function P(){var e=0,a=0,i=0,r=0;r=f[152]|0;if((L(1)|0)<<16>>16==40?U()|0:0){e:do{if((L(1)|0)<<16>>16==58)while(1){e=f[152]|0;f[152]=e+2;if((e+2|0)>>>0>(f[153]|0)>>>0)break e;a=s[e+2>>1]|0;switch(a<<16>>16){case 61:{if((s[e+4>>1]|0)==62)break e;else i=12;break}case 123:case 91:case 40:case 60:{if(!(U()|0))break e;f[152]=(f[152]|0)+-2;break}default:if((a+-34&65535)<63)i=12}if((i|0)==12){i=0;q(a,0)|0}}}while(0);e=f[152]|0;if((s[e>>1]|0)==61)e=(s[e+2>>1]|0)==62;else e=0}else e=0;f[152]=r;return e|0}function j(e){e=e|0;var a=0,i=0,c=0,t=0,b=0,k=0;if(!(s[565]|0)){c=f[152]|0;f[152]=e;b=L(1)|0;do{if((f[146]|0)==-1){t=f[147]|0;if(!((t|0)!=0&t>>>0>e>>>0)){e=f[145]|0;a=s[e>>1]|0;if(a<<16>>16==47)i=(r[1137]^1)&255;else i=(a<<16>>16==96|(a<<16>>16==34|(a<<16>>16==39|((a|32)<<16>>16==125|(a<<16>>16==41|(Ie(a)|0))))))&1;if(!i){if(b<<16>>16==44|((e|0)!=(t|0)|a<<16>>16!=62))break}else if(b<<16>>16==44)break;if(!(z(b)|0))k=13}}else if(!(N()|0)?!(ke(b)|0):0)k=13}while(0);if((k|0)==13)f[146]=0;f[152]=c}return}function B(e){e=e|0;var a=0,i=0,r=0;e:do{if(ia(e)|0){X(e);f[152]=(f[152]|0)+2;if((L(1)|0)<<16>>16==123)U()|0}else{a=e;while(1){e=f[152]|0;i=a<<16>>16==123;if(i|e>>>0>=(f[153]|0)>>>0)break;switch(a<<16>>16){case 59:break e;case 47:{r=9;break}case 91:case 40:case 60:{if(!(U()|0))break e;break}default:if(a<<16>>16==96|(ia(a)|0))r=9;else r=10}if((r|0)==9){q(a,0)|0;e=f[152]|0;r=10}if((r|0)==10){r=0;f[152]=e+2}a=L(1)|0}if(i)U()|0}}while(0);return}function M(e,a,i,s){e=e|0;a=a|0;i=i|0;s=s|0;r[1132]=1;e:do{switch(a|0){case 1:{s=f[152]|0;ie(e)|0;K(s,f[152]|0,0,0,3,i,0);break}case 2:{Ce(i,0);break}default:{switch(e<<16>>16){case 42:case 123:break;default:{a=f[152]|0;ie(e)|0;K(a,f[152]|0,0,0,1,i,s);if((L(1)|0)<<16>>16!=44)break e;f[152]=(f[152]|0)+2;e=L(1)|0}}switch(e<<16>>16){case 123:{f[152]=(f[152]|0)+2;$e(i,s)|0;break e}case 42:{Ce(i,s);break e}default:break e}}}}while(0);return}function z(e){e=e|0;e:do{switch(e<<16>>16){case 45:case 43:{e=(s[(f[152]|0)+2>>1]|0)!=e<<16>>16;break}case 33:{e=(s[(f[152]|0)+2>>1]|0)==61;break}case 61:case 62:case 60:case 94:case 124:case 38:case 37:case 47:case 42:case 46:case 58:case 63:case 96:case 91:case 40:{e=1;break}case 105:{e=f[152]|0;if((s[e+2>>1]|0)==110?Oe(s[e+4>>1]|0)|0:0){e=1;break e}if(((((le(e,72,12)|0)==0?(s[e+12>>1]|0)==99:0)?(s[e+14>>1]|0)==101:0)?(s[e+16>>1]|0)==111:0)?(s[e+18>>1]|0)==102:0)e=Oe(s[e+20>>1]|0)|0;else e=0;break}default:e=0}}while(0);return e|0}function D(e,a,i,c){e=e|0;a=a|0;i=i|0;c=c|0;var t=0,b=0;Je(56);b=f[140]|0;f[140]=b+56;t=f[132]|0;f[((t|0)==0?512:t+52|0)>>2]=b;f[133]=t;f[132]=b;f[b+8>>2]=e;if(2==(c|0)){e=3;t=i}else{e=1==(c|0)?1:2;t=1==(c|0)?i+2|0:0}f[b+12>>2]=t;f[b+28>>2]=e;f[b>>2]=a;f[b+4>>2]=i;f[b+16>>2]=0;f[b+20>>2]=c;r[b+24>>0]=1==(c|0)&1;r[b+25>>0]=0;r[b+26>>0]=0;f[b+52>>2]=0;f[b+32>>2]=0;f[b+32+4>>2]=0;f[b+32+8>>2]=0;f[b+32+12>>2]=0;s[b+32+16>>1]=0;f[136]=(f[136]|0)+1;if(1==(c|0)|2==(c|0))r[1134]=1;return}function F(){var e=0,a=0,i=0;e=f[152]|0;e:while(1){if(e>>>0>(f[153]|0)>>>0){e=0;break}a=s[e>>1]|0;if(a<<16>>16==125){e=125;break}a:do{if(ia(a)|0)X(a);else{switch(a<<16>>16){case 47:break;case 92:if((ue()|0)<0){i=11;break e}else break a;default:break a}switch(s[e+2>>1]|0){case 47:{Se();break a}case 42:{V(1);break a}default:break a}}}while(0);e=(f[152]|0)+2|0;f[152]=e}if((i|0)==11){Le();e=0}return e|0}function G(e){e=e|0;var a=0,i=0;i=f[152]|0;a=L(1)|0;e:do{if(a<<16>>16==44&e)a=1;else{switch(a<<16>>16){case 46:case 58:case 63:case 38:case 124:{f[152]=(f[152]|0)+2;a=1;break e}case 61:{a=f[152]|0;if((s[a+2>>1]|0)==62){f[152]=a+4;a=1;break e}break}case 101:{a=f[152]|0;if((le(a+2|0,394,12)|0)==0?Oe(s[a+14>>1]|0)|0:0){f[152]=a+14;a=1;break e}break}default:{}}f[152]=i;a=0}}while(0);return a|0}function H(){var e=0,a=0,i=0;f[146]=0;e=f[152]|0;e:while(1){f[152]=e+2;if(e>>>0>=(f[153]|0)>>>0){a=7;break}i=L(1)|0;a=f[152]|0;i=pe(i)|0;e=f[152]|0;if((e|0)==(a|0)){e=a;a=8;break}switch(i<<16>>16){case 44:break;case 58:{a=5;break e}case 61:{a=6;break e}default:{a=8;break e}}}if((a|0)==5)f[146]=1;else if((a|0)==6){f[148]=e;f[146]=-1}else if((a|0)==7){e=e+2|0;a=8}if((a|0)==8)f[152]=e+-2;return}function J(e){e=e|0;var a=0,i=0,c=0;while(1){i=f[152]|0;if(i>>>0>(f[153]|0)>>>0)break;c=f[134]|0;e=pe(e)|0;a=f[152]|0;if((a|0)==(i|0))break;i=(c|0)==0?516:c+32|0;while(1){i=f[i>>2]|0;if(!i)break;r[i+25>>0]=r[i+25>>0]|4;i=i+32|0}switch(e<<16>>16){case 61:case 58:{f[152]=a+2;C(1,1);e=f[152]|0;a=e;e=s[e>>1]|0;break}default:{}}if(e<<16>>16!=44)break;f[152]=a+2;e=L(1)|0}return}function K(e,a,i,s,c,t,b){e=e|0;a=a|0;i=i|0;s=s|0;c=c|0;t=t|0;b=b|0;var k=0,l=0;k=f[154]|0;e:do{if(k|0){l=fe(e,a)|0;k=k+((f[155]&l)<<2)|0;while(1){k=f[k>>2]|0;if(!k)break e;do{if((r[k+24>>0]|0)==4?(f[k+20>>2]|0)==(l|0):0){if(b?(r[k+25>>0]&4)==0:0)break;if(R(f[k+8>>2]|0,f[k+12>>2]|0,e,a)|0)Ee(k,i,s,c,t)}}while(0);k=k+28|0}}}while(0);return}function L(e){e=e|0;var a=0,i=0,r=0;i=f[152]|0;e:do{a=s[i>>1]|0;a:do{if(a<<16>>16!=47)if(e)if(qe(a)|0)break;else break e;else if(Pe(a)|0)break;else break e;else switch(s[i+2>>1]|0){case 47:{Se();break a}case 42:{V(e);break a}default:{a=47;break e}}}while(0);r=f[152]|0;i=r+2|0;f[152]=i}while(r>>>0<(f[153]|0)>>>0);return a|0}function Q(){var e=0,a=0,i=0;e=f[149]|0;e:do{if((e|0)!=0?(i=f[152]|0,e>>>0<=i>>>0):0){f[152]=e;f[149]=0;e=L(1)|0;if(e<<16>>16==42){f[152]=(f[152]|0)+2;e=L(1)|0}a=f[152]|0;do{if((a|0)!=(i|0)){_(e)|0;if((f[152]|0)!=(a|0)?(a=(L(1)|0)<<16>>16==60,a&(f[152]|0)==(i|0)):0)break;f[152]=i;e=0;break e}}while(0);f[152]=i;e=1}else e=0}while(0);return e|0}function R(e,a,i,r){e=e|0;a=a|0;i=i|0;r=r|0;var s=0,c=0;c=b;b=b+16|0;f[c+4>>2]=e;f[c>>2]=i;if((a-e|0)==(r-i|0)?(le(e,i,a-e|0)|0)==0:0)i=1;else s=3;e:do{if((s|0)==3){while(1){if(!(e>>>0<a>>>0&i>>>0<r>>>0))break;s=I(c+4|0,a)|0;if((s|0)!=(I(c,r)|0)){i=0;break e}e=f[c+4>>2]|0;i=f[c>>2]|0}i=(e|0)==(a|0)&(i|0)==(r|0)}}while(0);b=c;return i|0}function V(e){e=e|0;var a=0,i=0,r=0;a=(f[152]|0)+2|0;f[152]=a;r=f[153]|0;e:do{if(e){while(1){e=a+2|0;if(a>>>0>=r>>>0)break e;if((s[e>>1]|0)==42?(s[a+4>>1]|0)==47:0)break;a=e}e=a+4|0}else{while(1){e=a+2|0;if(a>>>0>=r>>>0)break e;i=s[e>>1]|0;if(ra(i)|0)break e;if(i<<16>>16==42?(s[a+4>>1]|0)==47:0)break;a=e}e=a+4|0}}while(0);f[152]=e;return}function W(e,a){e=e|0;a=a|0;var i=0,s=0;f[152]=(f[e+8>>2]|0)+12;i=L(1)|0;s=(r[e+25>>0]|0)!=0;if(s){f[152]=(f[152]|0)+8;i=L(1)|0}switch(f[e+28>>2]|0){case 4:{f[152]=(f[152]|0)+12;M(L(1)|0,1,a,0);break}case 6:{f[152]=(f[152]|0)+10;M(L(1)|0,2,a,0);break}default:if(!(ia(i)|0))M(i,0,a,s)}return}function X(e){e=e|0;var a=0,i=0,r=0,c=0;c=f[153]|0;a=f[152]|0;while(1){r=a+2|0;if(a>>>0>=c>>>0){a=9;break}i=s[r>>1]|0;if(i<<16>>16==e<<16>>16){a=10;break}if(i<<16>>16==92){i=a+4|0;if((s[i>>1]|0)==13){a=a+6|0;a=(s[a>>1]|0)==10?a:i}else a=i}else if(ra(i)|0){a=9;break}else a=r}if((a|0)==9){f[152]=r;Le()}else if((a|0)==10)f[152]=r;return}function Y(e){e=e|0;var a=0,i=0;a=s[e>>1]|0;if(qe(a)|0)i=3;else switch(a<<16>>16){case 41:case 125:case 93:{i=3;break}default:e=0}e:do{if((i|0)==3){i=f[124]|0;while(1){if(e>>>0<=i>>>0)break;e=e+-2|0;if(!(qe(a)|0))break;a=s[e>>1]|0}switch(a<<16>>16){case 41:case 125:case 93:{e=1;break e}default:{}}e=(ne(a)|0)^1}}while(0);return e|0}function Z(e,a){e=e|0;a=a|0;switch(a-e>>1|0){case 3:{a=(le(e,256,6)|0)==0;break}case 5:{if(!(le(e,262,10)|0))a=1;else a=(le(e,272,10)|0)==0;break}case 6:{if((le(e,282,12)|0)!=0?(le(e,294,12)|0)!=0:0)a=(le(e,306,12)|0)==0;else a=1;break}case 8:{if(!(le(e,318,16)|0))a=1;else a=(le(e,334,16)|0)==0;break}default:a=0}return a|0}function _(e){e=e|0;var a=0;while(1){if(e<<16>>16==92){e=ue()|0;if((e|0)<0){e=0;break}if(!e){e=92;a=7}else{e=(f[152]|0)+2|0;f[152]=e;e=s[e>>1]|0}}else a=7;if((a|0)==7){a=0;if(qe(e)|0)break;if(ne(e)|0)break;e=(f[152]|0)+2|0;f[152]=e;e=s[e>>1]|0;if(!(e<<16>>16)){e=0;break}}}return e|0}function ee(e,a){e=e|0;a=a|0;var i=0,r=0,c=0,t=0;i=f[152]|0;r=s[i>>1]|0;c=(e|0)==(a|0)?0:e;t=(e|0)==(a|0)?0:a;if(r<<16>>16==97){f[152]=i+4;i=L(1)|0;e=f[152]|0;if(ia(i)|0){X(i);a=(f[152]|0)+2|0;f[152]=a}else{ie(i)|0;a=f[152]|0}r=L(1)|0;i=f[152]|0}if((i|0)!=(e|0))se(e,a,c,t);return r|0}function ae(){var e=0,a=0,i=0,c=0;a=f[152]|0;r[1140]=0;i=f[153]|0;e:while(1){e=a+2|0;if(a>>>0>=i>>>0){e=0;break}switch(s[e>>1]|0){case 96:{c=8;break e}case 92:{e=a+4|0;break}case 13:{r[1140]=1;break}case 36:{if((s[a+4>>1]|0)==123){e=0;break e}break}default:{}}a=e}if((c|0)==8){f[152]=e;e=1}return e|0}function ie(e){e=e|0;e:while(1){a:do{if(!((e+-48&65535)<10|((e&-33)+-65&65535)<26)){switch(e<<16>>16){case 36:case 92:case 95:break a;default:{}}if((e&65535)<=127)break e}}while(0);if(qe(e)|0)break;if(e<<16>>16==92?(ue()|0)<0:0){e=0;break}e=(f[152]|0)+2|0;f[152]=e;e=s[e>>1]|0}return e|0}function re(){var e=0,a=0,i=0;i=f[153]|0;a=f[152]|0;e:while(1){e=a+2|0;if(a>>>0>=i>>>0){a=6;break}switch(s[e>>1]|0){case 13:case 10:{a=6;break e}case 93:{a=7;break e}case 92:{e=a+4|0;break}default:{}}a=e}if((a|0)==6){f[152]=e;Le();e=0}else if((a|0)==7){f[152]=e;e=93}return e|0}function se(e,a,i,s){e=e|0;a=a|0;i=i|0;s=s|0;var c=0,t=0;Je(36);c=f[140]|0;f[140]=c+36;t=f[134]|0;f[((t|0)==0?516:t+32|0)>>2]=c;f[134]=c;f[c>>2]=e;f[c+4>>2]=a;f[c+8>>2]=i;f[c+12>>2]=s;f[c+16>>2]=f[135];f[c+20>>2]=-1;r[c+24>>0]=1;r[c+25>>0]=0;f[c+32>>2]=0;r[1134]=1;return}function fe(e,a){e=e|0;a=a|0;var i=0,r=0,f=0;r=e;f=0;while(1){if(r>>>0>=a>>>0){r=6;break}i=s[r>>1]|0;if(i<<16>>16==92|(i&-1024)<<16>>16==-10240){r=5;break}i=(f+(i&65535)|0)*1025|0;r=r+2|0;f=i>>>6^i}if((r|0)==5)i=de(e,a)|0;else if((r|0)==6){i=f*9|0;i=(i>>>11^i)*32769|0}return i|0}function ce(){var e=0,a=0;e:while(1){e=f[152]|0;f[152]=e+2;if(e>>>0>=(f[153]|0)>>>0){a=7;break}switch(s[e+2>>1]|0){case 13:case 10:{a=7;break e}case 47:break e;case 91:{re()|0;break}case 92:{f[152]=e+4;break}default:{}}}if((a|0)==7)Le();return}function te(e){e=e|0;var a=0,i=0,s=0,c=0,t=0,b=0;a=f[152]|0;i=r[1133]|0;s=f[142]|0;t=U()|0;if(t&e){if(P()|0)b=4}else if(t)b=4;if((b|0)==4?(b=f[147]|0,c=f[152]|0,(b|0)==0|c>>>0>b>>>0):0)f[147]=c;r[1133]=i;f[142]=s;f[152]=a;return}function be(e){e=e|0;switch(s[e>>1]|0){case 62:{e=(s[e+-2>>1]|0)==61;break}case 41:case 59:{e=1;break}case 104:{e=ve(e+-2|0,146,4)|0;break}case 121:{e=ve(e+-2|0,154,6)|0;break}case 101:{e=ve(e+-2|0,166,3)|0;break}default:e=0}return e|0}function ke(e){e=e|0;var a=0;switch(e<<16>>16){case 61:case 46:case 58:case 63:case 38:case 124:case 91:case 60:case 44:{e=1;break}case 101:{e=f[152]|0;if(!(le(e+2|0,394,12)|0)){e=Oe(s[e+14>>1]|0)|0;a=4}else{e=0;a=4}break}default:{e=0;a=4}}return e|0}function le(e,a,i){e=e|0;a=a|0;i=i|0;var s=0,f=0;e:do{if(!i)e=0;else{while(1){s=r[e>>0]|0;f=r[a>>0]|0;if(s<<24>>24!=f<<24>>24)break;i=i+-1|0;if(!i){e=0;break e}else{e=e+1|0;a=a+1|0}}e=(s&255)-(f&255)|0}}while(0);return e|0}function ne(e){e=e|0;e:do{switch(e<<16>>16){case 38:case 37:case 33:{e=1;break}default:if((e&-8)<<16>>16==40|(e+-58&65535)<6)e=1;else{switch(e<<16>>16){case 91:case 93:case 94:{e=1;break e}default:{}}e=(e+-123&65535)<4}}}while(0);return e|0}function ue(){var e=0,a=0,i=0;e=f[152]|0;a=f[153]|0;if(((e+4|0)>>>0<=a>>>0?(s[e+2>>1]|0)==117:0)?(s[e+4>>1]|0)==123:0){i=e+6|0;while(1){if(i>>>0>a>>>0){e=-1;break}if((s[i>>1]|0)==125){e=1;break}else i=i+2|0}f[152]=i}else e=0;return e|0}function oe(e){e=e|0;var a=0,i=0,s=0,c=0;i=f[152]|0;if(i>>>0>e>>>0){f[152]=e;e=r[1133]|0;a=f[142]|0;if((U()|0?P()|0:0)?(c=f[147]|0,s=f[152]|0,(c|0)==0|s>>>0>c>>>0):0)f[147]=s;r[1133]=e;f[142]=a;f[152]=i}return}function he(e){e=e|0;e:do{switch(e<<16>>16){case 38:case 37:case 33:break;default:if(!((e+-58&65535)<6|(e+-40&65535)<7&e<<16>>16!=41)){switch(e<<16>>16){case 91:case 94:break e;default:{}}return e<<16>>16!=125&(e+-123&65535)<4|0}}}while(0);return 1}function we(e){e=e|0;var a=0;a=s[e>>1]|0;e:do{if((a+-9&65535)>=5){switch(a<<16>>16){case 160:case 32:{a=1;break e}default:{}}if(ne(a)|0)return a<<16>>16!=46|(je(e)|0)|0;else a=0}else a=1}while(0);return a|0}function de(e,a){e=e|0;a=a|0;var i=0,r=0,s=0;r=b;b=b+16|0;f[r>>2]=e;i=0;while(1){if(e>>>0>=a>>>0)break;s=((I(r,a)|0)+i|0)*1025|0;e=f[r>>2]|0;i=s>>>6^s}s=i*9|0;b=r;return(s>>>11^s)*32769|0}function ve(e,a,i){e=e|0;a=a|0;i=i|0;var r=0,s=0;s=e+(0-i<<1)+2|0;r=f[124]|0;if(s>>>0>=r>>>0?(le(s,a,i<<1)|0)==0:0)if((s|0)==(r|0))r=1;else r=we(e+(0-i<<1)|0)|0;else r=0;return r|0}function pe(e){e=e|0;var a=0;switch(e<<16>>16){case 91:case 123:{v();f[152]=(f[152]|0)+2;break}default:{a=f[152]|0;_(e)|0;e=f[152]|0;if(e>>>0>a>>>0)se(a,e,a,e)}}return L(1)|0}function ye(){var e=0;e=f[145]|0;switch(s[e>>1]|0){case 119:{e=ve(e,256,3)|0;break}case 115:{if(xe(e+-2|0,97)|0)e=1;else e=ve(e,468,9)|0;break}default:e=0}return e|0}function me(e){e=e|0;var a=0;f[138]=e;a=f[124]|0;s[a+(e<<1)>>1]=0;f[139]=a+((e|1)<<1)+2;f[140]=a+((e|1)<<1)+2;f[128]=0;f[132]=0;f[130]=0;f[129]=0;f[134]=0;f[131]=0;f[136]=0;f[137]=0;r[1132]=0;return a|0}function Ae(e){e=e|0;switch(s[e>>1]|0){case 107:{e=ve(e+-2|0,172,4)|0;break}case 101:{if((s[e+-2>>1]|0)==117)e=ve(e+-4|0,180,6)|0;else e=0;break}default:e=0}return e|0}function ge(){var e=0,a=0;if(r[1135]|0){e=f[143]|0;if(!e)e=0;else{e=e+4|0;a=5}}else{r[1135]=1;e=(f[130]|0)+36|0;a=5}if((a|0)==5){e=f[e>>2]|0;f[143]=e;e=(e|0)!=0}return e|0}function Ce(e,a){e=e|0;a=a|0;var i=0,r=0;f[152]=(f[152]|0)+2;L(1)|0;f[152]=(f[152]|0)+4;r=L(1)|0;i=f[152]|0;ie(r)|0;K(i,f[152]|0,0,0,2,e,a);return}function xe(e,a){e=e|0;a=a|0;var i=0;i=f[124]|0;if(i>>>0<=e>>>0?(s[e>>1]|0)==a<<16>>16:0)if((i|0)==(e|0))i=1;else i=Oe(s[e+-2>>1]|0)|0;else i=0;return i|0}function Se(){var e=0,a=0,i=0;e=f[153]|0;i=f[152]|0;e:while(1){a=i+2|0;if(i>>>0>=e>>>0)break;switch(s[a>>1]|0){case 13:case 10:break e;default:i=a}}f[152]=a;return}function Oe(e){e=e|0;e:do{if((e+-9&65535)<5)e=1;else{switch(e<<16>>16){case 32:case 160:{e=1;break e}default:{}}e=e<<16>>16!=46&(ne(e)|0)}}while(0);return e|0}function Ee(e,a,i,s,c){e=e|0;a=a|0;i=i|0;s=s|0;c=c|0;f[e+8>>2]=a;f[e+12>>2]=i;f[e+20>>2]=c;r[e+25>>0]=r[e+25>>0]&4|s;r[e+24>>0]=2;f[137]=(f[137]|0)+-1;return}function Ie(e){e=e|0;e:do{if(((e&-33)+-65&65535)<26|(e+-48&65535)<10)e=1;else{switch(e<<16>>16){case 36:case 95:{e=1;break e}default:{}}e=(e&65535)>127}}while(0);return e|0}function Ue(){var e=0;e=f[145]|0;if(((s[e>>1]|0)==99?(e+-8|0)>>>0>=(f[124]|0)>>>0:0)?(le(e+-6|0,192,8)|0)==0:0)e=xe(e+-8|0,97)|0;else e=0;return e|0}function Ne(){var e=0;e=f[(f[130]|0)+20>>2]|0;switch(e|0){case 1:{e=-1;break}case 2:{e=-2;break}default:e=e-(f[124]|0)>>1}return e|0}function Te(e){e=e|0;if(!(ve(e,126,5)|0)?!(ve(e,136,3)|0):0)e=ve(e,142,2)|0;else e=1;return e|0}function $e(e,a){e=e|0;a=a|0;r[1132]=1;if(!(f[154]|0))e=F()|0;else e=o(e,a)|0;return e|0}function qe(e){e=e|0;switch(e<<16>>16){case 160:case 9:case 10:case 11:case 12:case 13:case 32:{e=1;break}default:e=0}return e|0}function Pe(e){e=e|0;switch(e<<16>>16){case 160:case 32:case 12:case 11:case 9:{e=1;break}default:e=0}return e|0}function je(e){e=e|0;if((s[e>>1]|0)==46?(s[e+-2>>1]|0)==46:0)e=(s[e+-4>>1]|0)==46;else e=0;return e|0}function Be(){var e=0;e=f[144]|0;e=f[((e|0)==0?(f[130]|0)+32|0:e+16|0)>>2]|0;f[144]=e;return(e|0)!=0|0}function Me(e){e=e|0;if((f[124]|0)==(e|0))e=1;else e=we(e+-2|0)|0;return e|0}function ze(){var e=0;e=f[(f[131]|0)+12>>2]|0;if(!e)e=-1;else e=e-(f[124]|0)>>1;return e|0}function De(){var e=0;e=f[(f[130]|0)+12>>2]|0;if(!e)e=-1;else e=e-(f[124]|0)>>1;return e|0}function Fe(){var e=0;e=f[(f[131]|0)+8>>2]|0;if(!e)e=-1;else e=e-(f[124]|0)>>1;return e|0}function Ge(){var e=0;e=f[(f[130]|0)+16>>2]|0;if(!e)e=-1;else e=e-(f[124]|0)>>1;return e|0}function He(){var e=0;e=f[(f[130]|0)+4>>2]|0;if(!e)e=-1;else e=e-(f[124]|0)>>1;return e|0}function Je(e){e=e|0;if(((f[140]|0)+e|0)>>>0>(f[141]|0)>>>0)We();return}function Ke(){var e=0;e=f[130]|0;e=f[((e|0)==0?512:e+52|0)>>2]|0;f[130]=e;return(e|0)!=0|0}function Le(){r[1133]=1;f[142]=(f[152]|0)-(f[124]|0)>>1;f[152]=(f[153]|0)+2;return}function Qe(){var e=0;e=f[131]|0;e=f[((e|0)==0?516:e+32|0)>>2]|0;f[131]=e;return e|0}function Re(){var e=0;e=f[130]|0;return f[e+28>>2]|r[e+25>>0]<<4&255|0}function Ve(){var e=0;e=f[131]|0;return(r[e+25>>0]&4|r[e+24>>0])&255|0}function We(){f[140]=f[139];f[142]=-1;r[1133]=1;return}function Xe(){return(f[(f[131]|0)+16>>2]|0)-(f[124]|0)>>1|0}function Ye(){return(f[(f[144]|0)+12>>2]|0)-(f[124]|0)>>1|0}function Ze(){return(f[(f[144]|0)+8>>2]|0)-(f[124]|0)>>1|0}function _e(){return(f[(f[144]|0)+4>>2]|0)-(f[124]|0)>>1|0}function ea(){return(f[(f[130]|0)+8>>2]|0)-(f[124]|0)>>1|0}function aa(){return(f[(f[131]|0)+4>>2]|0)-(f[124]|0)>>1|0}function ia(e){e=e|0;return e<<16>>16==39|e<<16>>16==34|0}function ra(e){e=e|0;return e<<16>>16==13|e<<16>>16==10|0}function sa(){return(f[f[144]>>2]|0)-(f[124]|0)>>1|0}function fa(){return(f[f[143]>>2]|0)-(f[124]|0)>>1|0}function ca(){return(f[f[130]>>2]|0)-(f[124]|0)>>1|0}function ta(){return(f[f[131]>>2]|0)-(f[124]|0)>>1|0}function ba(){return c[(f[130]|0)+24>>0]|0|0}function ka(){return r[(f[131]|0)+25>>0]&3|0}function la(e){e=e|0;f[124]=e;return}function na(){return f[(f[131]|0)+20>>2]|0}function ua(){f[143]=0;r[1135]=0;return}function oa(e){e=e|0;f[141]=e;return}function ha(){return(r[1134]|0)!=0|0}function wa(){return(r[1136]|0)!=0|0}function da(){f[144]=0;return}function va(){return f[142]|0}function pa(e,a){e=e|0;a=a|0;b=e+a+15&-16;return a|0}return{su:pa,ai:Ge,ake:_e,aks:sa,ave:Ye,avs:Ze,e:va,ee:aa,eii:na,eit:ka,ele:ze,els:Fe,es:ta,ess:Xe,et:Ve,f:wa,id:Ne,ie:He,ip:ba,is:ca,it:Re,ms:ha,p:k,ra:Be,re:Qe,ri:Ke,rsa:da,rt:ge,rts:ua,sa:me,sal:oa,se:De,ses:la,ss:ea,te:fa}}("undefined"!=typeof globalThis?globalThis:self,{},i),r=a.su(s-(2<<17),1376),a.sal(s-(2<<17))}const v=t.length+1;if(a.ses(r),a.sa(v-1),f(t,new Uint16Array(i,r,v)),!a.p()){if(-1===a.e())return s*=2,a=void 0,parse(l,o);k=a.e(),h()}const p=[],y=[];for(;a.ri();){const e=a.is(),i=a.ie(),r=a.it(),s=15&r,f=a.ai(),c=a.id(),b=a.ss(),k=a.se(),l=a.ip();let o,h=!1;if(1&l?o=n(-1===c?e:e+1,-1===c?i:i-1,!!(2&l)):-1!==c&&96===t.charCodeAt(e)&&(o=u(e,i),h=void 0!==o),3===s)p.push({type:"import-meta",specifier:null,typeOnly:!1,start:e,end:i,importStart:b,importEnd:k});else if(-1!==c){const a=5===s?"source":7===s?"defer":null;p.push({type:"dynamic",specifier:o,glob:h,phase:a,start:e,end:i,importStart:b,importEnd:k,dynamicStart:c,attributes:null,attributesStart:f,probablyTypeOnly:!!(16&r)})}else{let c=null;if(-1!==f){for(c=[],a.rsa();a.ra();){const e=a.aks(),i=a.ake(),r=a.avs(),s=a.ave();c.push([A(e,i),A(r,s)])}c=c.length>0?c:null}const t=4===s?"source":6===s?"defer":null;p.push({type:8===s?"reexport-star":"static",specifier:o,phase:t,start:e,end:i,importStart:b,importEnd:k,attributes:c,attributesStart:f,typeOnly:!!(16&r)})}}let m;for(;m=a.re();){const i=a.es(),r=a.ee(),s=a.els(),f=a.ele();e;const c=a.et(),t=3&c,b=!!(4&c),k=a.ess();if(3===t){const e=a.eii();y.push({type:"reexport-all",from:p[e].specifier,importIndex:e,start:i,end:r,exportStart:k,typeOnly:b})}else{const e=A(i,r);if(1===t){const a=s<0?void 0:A(s,f);y.push({type:"direct",name:e,localName:a,start:i,end:r,localStart:s,localEnd:f,exportStart:k,typeOnly:b})}else{const c=a.eii(),t=a.eit(),l=0===t?A(s,f):1===t?"default":null;y.push({type:"reexport",name:e,importName:l,importNameStart:0===t?s:-1,importNameEnd:0===t?f:-1,from:p[c].specifier,importIndex:c,start:i,end:r,exportStart:k,typeOnly:b})}}}return[p,y,!!a.f(),!!a.ms()];function A(e,a){const i=t.charCodeAt(e);return 34===i||39===i?n(e+1,a-1):t.slice(e,a)}}const l=/\r\n?/g;function n(e,a,i=!1){const r=t.slice(e,a);let s=r.indexOf("\\");if(-1===s)return i?r.replace(l,"\n"):r;let f=r.slice(0,s),c=i?f.replace(l,"\n"):f;for(;;){let a=s+1;a>=r.length&&(k=e+a,h());const t=r.charCodeAt(a++);switch(t){case 13:10===r.charCodeAt(a)&&a++;break;case 10:case 8232:case 8233:break;case 114:c+="\r";break;case 110:c+="\n";break;case 116:c+="\t";break;case 98:c+="\b";break;case 102:c+="\f";break;case 118:c+="\v";break;case 120:c+=String.fromCharCode(o(e+a,2)),a+=2;break;case 117:{let i;if(123===r.charCodeAt(a)){const s=r.indexOf("}",++a);-1===s&&(k=e+a,h()),i=o(e+a,s-a),a=s+1}else i=o(e+a,4),a+=4;i>1114111&&(k=e+a,h()),i<=65535?c+=String.fromCharCode(i):(i-=65536,c+=String.fromCharCode(55296+(i>>10),56320+(1023&i)));break}case 48:{const i=r.charCodeAt(a);i>=48&&i<=57&&(k=e+a,h()),c+="\0";break}default:t>=49&&t<=57&&(k=e+a-1,h()),c+=String.fromCharCode(t)}const b=r.indexOf("\\",a);if(-1===b)return f=r.slice(a),c+(i?f.replace(l,"\n"):f);f=r.slice(a,b),c+=i?f.replace(l,"\n"):f,s=b}}function u(e,i){if(a.rts(),!a.rt())return;let r="",s=e+1,f=e+1,c=a.te();for(;f<i;){const e=t.charCodeAt(f);if(96===e)break;92!==e?42!==e?36===e&&123===t.charCodeAt(f+1)&&f+2<=c?(r+=t.slice(s,f)+"*",f=s=c,c=a.rt()?a.te():-1):f++:(r+=t.slice(s,f)+"\\*",s=++f):f+=2}return r+t.slice(s,f)}function o(e,a){(a<1||e+a>t.length)&&(k=e,h());let i=0;const r=e+a;for(let a=e;a<r;a++){const e=t.charCodeAt(a),r=32|e,s=e>=48&&e<=57?e-48:r>=97&&r<=102?r-87:-1;-1===s&&(k=a,h()),i=16*i+s}return i}function h(){throw Object.assign(Error(`Parse error ${b}:${t.slice(0,k).split("\n").length}:${k-t.lastIndexOf("\n",k-1)}`),{idx:k})}


/***/ }),

/***/ 3946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
// Standard suffix manipulations.
/** @type {Record<string, string>} */
const step2list = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log'
}

/** @type {Record<string, string>} */
const step3list = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: ''
}

// Consonant-vowel sequences.
const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = '(' + consonant + '[^aeiouy]*)'
const vowels = '(' + vowel + '[aeiou]*)'

const gt0 = new RegExp('^' + consonants + '?' + vowels + consonants)
const eq1 = new RegExp(
  '^' + consonants + '?' + vowels + consonants + vowels + '?$'
)
const gt1 = new RegExp('^' + consonants + '?(' + vowels + consonants + '){2,}')
const vowelInStem = new RegExp('^' + consonants + '?' + vowel)
const consonantLike = new RegExp('^' + consonants + vowel + '[^aeiouwxy]$')

// Exception expressions.
const sfxLl = /ll$/
const sfxE = /^(.+?)e$/
const sfxY = /^(.+?)y$/
const sfxIon = /^(.+?(s|t))(ion)$/
const sfxEdOrIng = /^(.+?)(ed|ing)$/
const sfxAtOrBlOrIz = /(at|bl|iz)$/
const sfxEED = /^(.+?)eed$/
const sfxS = /^.+?[^s]s$/
const sfxSsesOrIes = /^.+?(ss|i)es$/
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/
const step2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/**
 * Get the stem from a given value.
 *
 * @param {string} value
 *   Value to stem.
 * @returns {string}
 *   Stem for `value`
 */
// eslint-disable-next-line complexity
function stemmer(value) {
  let result = String(value).toLowerCase()

  // Exit early.
  if (result.length < 3) {
    return result
  }

  /** @type {boolean} */
  let firstCharacterWasLowerCaseY = false

  // Detect initial `y`, make sure it never matches.
  if (
    result.codePointAt(0) === 121 // Lowercase Y
  ) {
    firstCharacterWasLowerCaseY = true
    result = 'Y' + result.slice(1)
  }

  // Step 1a.
  if (sfxSsesOrIes.test(result)) {
    // Remove last two characters.
    result = result.slice(0, -2)
  } else if (sfxS.test(result)) {
    // Remove last character.
    result = result.slice(0, -1)
  }

  /** @type {RegExpMatchArray|null} */
  let match

  // Step 1b.
  if ((match = sfxEED.exec(result))) {
    if (gt0.test(match[1])) {
      // Remove last character.
      result = result.slice(0, -1)
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1]

    if (sfxAtOrBlOrIz.test(result)) {
      // Append `e`.
      result += 'e'
    } else if (sfxMultiConsonantLike.test(result)) {
      // Remove last character.
      result = result.slice(0, -1)
    } else if (consonantLike.test(result)) {
      // Append `e`.
      result += 'e'
    }
  }

  // Step 1c.
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    // Remove suffixing `y` and append `i`.
    result = match[1] + 'i'
  }

  // Step 2.
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]]
  }

  // Step 3.
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]]
  }

  // Step 4.
  if ((match = step4.exec(result))) {
    if (gt1.test(match[1])) {
      result = match[1]
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1]
  }

  // Step 5.
  if (
    (match = sfxE.exec(result)) &&
    (gt1.test(match[1]) ||
      (eq1.test(match[1]) && !consonantLike.test(match[1])))
  ) {
    result = match[1]
  }

  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1)
  }

  // Turn initial `Y` back to `y`.
  if (firstCharacterWasLowerCaseY) {
    result = 'y' + result.slice(1)
  }

  return result
}


/***/ })

};

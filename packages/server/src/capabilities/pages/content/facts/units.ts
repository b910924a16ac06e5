import { numberIn } from './number.ts';
import { normalizeName } from './record.ts';

/** Units by their quantity, with their factor to the first one; symbols in the case of the SI (`mW` is no `MW`). */
const QUANTITIES: readonly Readonly<Record<string, number>>[] = [
  { g: 1, gram: 1, mg: 1e-3, kg: 1e3, kilogram: 1e3, t: 1e6, tonne: 1e6 },
  { lb: 1, lbs: 1, pound: 1, oz: 1 / 16, ounce: 1 / 16 },
  { m: 1, metre: 1, meter: 1, mm: 1e-3, cm: 1e-2, km: 1e3, kilometre: 1e3, kilometer: 1e3 },
  { ft: 1, foot: 1, feet: 1, in: 1 / 12, inch: 1 / 12, inches: 1 / 12, yd: 3, mi: 5280, mile: 5280 },
  { 'm²': 1, sqm: 1, 'km²': 1e6, ha: 1e4, 'cm²': 1e-4 },
  { 'ft²': 1, sqft: 1 },
  { 'km/h': 1, kmh: 1, kph: 1 },
  { '°C': 1, celsius: 1 },
  { l: 1, L: 1, litre: 1, liter: 1, ml: 1e-3, mL: 1e-3, cl: 1e-2, dl: 0.1 },
  {
    s: 1,
    sec: 1,
    second: 1,
    ms: 1e-3,
    min: 60,
    minute: 60,
    h: 3600,
    hr: 3600,
    hour: 3600,
    d: 86_400,
    day: 86_400,
  },
  { B: 1, byte: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
  { KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3, TiB: 1024 ** 4 },
  { W: 1, watt: 1, mW: 1e-3, kW: 1e3, MW: 1e6 },
  { Wh: 1, mWh: 1e-3, kWh: 1e3, MWh: 1e6 },
  { V: 1, volt: 1, mV: 1e-3, kV: 1e3 },
  { A: 1, ampere: 1, mA: 1e-3 },
  { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  { percent: 1, pct: 1 },
];
/** Units that are also other words at the end of a name: they count only behind a number. */
const AMBIGUOUS = /^(?:a|b|d|in|t|min|day|days|second|foot|feet|pound)$/;

const SYMBOLS: readonly string[] = QUANTITIES.flatMap((units) => Object.keys(units));

/**
 * Splits a unit from the end of a name: `weight_kg` is `weight` in `kg`. Of a name in lower case, a unit that only its case
 * tells from another one (`power_mw`) is unknown; `power_MW` has one.
 */
export function splitUnit(name: string): { name: string; unit: string } | undefined {
  const words = normalizeName(name).split(' ');
  const last = words.pop() ?? '';
  const asWritten = name.trim().slice(-last.length);
  const unit =
    last === 'c' && words.at(-1)?.startsWith('temp') === true ? '°C' : findNameUnit(last, asWritten);
  return unit !== undefined && words.length > 0 ? { name: words.join(' '), unit } : undefined;
}

function findNameUnit(word: string, asWritten: string): string | undefined {
  // A square is written as m2 in names.
  const lower = toSingular(word.replace(/^(k?m|cm|ft)2$/, '$1²'));
  if (AMBIGUOUS.test(lower)) return undefined;
  const found = SYMBOLS.filter((one) => one.toLowerCase() === lower);
  if (found.includes(asWritten)) return asWritten;
  const factors = found.map((one) => QUANTITIES.find((units) => Object.hasOwn(units, one))![one]);
  return new Set(factors).size === 1 ? found[0] : undefined;
}

/** Finds a unit as a text states it: words in any case, symbols in their own case where it tells them from others. */
function findUnit(stated: string): string | undefined {
  const unit = toSingular(stated);
  if (SYMBOLS.includes(unit)) return unit;
  const lower = unit.toLowerCase();
  return SYMBOLS.find((one) => one.toLowerCase() === lower && !isCaseSensitive(one, unit));
}

/** Whether another case than the symbol's may be another unit: of milli and mega, of bits and bytes, and of a letter alone. */
function isCaseSensitive(symbol: string, unit: string): boolean {
  if (symbol.length > 3 || symbol === 'min' || symbol === 'mi') return false;
  if (symbol.length === 1) return true;
  return (/^m/i.test(symbol) && symbol[0] !== unit[0]) || (symbol.endsWith('B') && !unit.endsWith('B'));
}

/** Returns a stated number in a unit; undefined for one without a unit, in one of another quantity, or in several. */
export function convertUnit(text: string, unit: string): number | undefined {
  const amounts = splitAmounts(
    text
      .trim()
      .replace(/([a-z])2$/i, '$1²')
      .replace(/min\.?$/, 'minutes'),
  );
  if (amounts === undefined) return undefined;
  const units = QUANTITIES.find(
    (one) => Object.hasOwn(one, unit) && amounts.every(({ from }) => Object.hasOwn(one, from)),
  );
  if (units === undefined) return undefined;
  const factors = amounts.map(({ from }) => units[from]!);
  // The parts of one amount become smaller: `10 min 1 h` are two.
  if (factors.some((factor, index) => index > 0 && factor >= factors[index - 1]!)) return undefined;
  const sum = amounts.reduce((total, { number }, index) => total + number * factors[index]!, 0);
  // Without the noise of binary fractions.
  return Number((sum / units[unit]!).toPrecision(12));
}

interface Amount {
  number: number;
  from: string;
}

/** One amount of several parts, such as `1 h 10 min`; of a duration of ISO 8601, hours and minutes. */
const PARTS = /^(?:\d[\d.,]{0,20}\s*\p{L}{1,8}\.?(?:,|\s+and)?\s*){2,4}$/u;
const PART = /(\d(?:[\d.,]{0,20}\d)?)\s*(\p{L}{1,8})/gu;
const ISO_DURATION = /^PT(?=\d)(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,5})S)?$/;

function splitAmounts(text: string): Amount[] | undefined {
  const [, ...times] = ISO_DURATION.exec(text) ?? [];
  const stated = ['h', 'min', 's'].flatMap((from, index) =>
    times[index] === undefined ? [] : [{ number: Number(times[index]), from }],
  );
  if (stated.length > 0) return stated;
  const parts = PARTS.test(text) ? [...text.matchAll(PART)] : [];
  const amounts =
    parts.length > 0
      ? parts.map(([, digits, unit]) => ({ number: numberIn(digits!), from: findUnit(unit!) }))
      : [{ number: numberIn(text), from: findUnit(toUnitText(text)) }];
  const known = amounts.flatMap(({ number, from }) =>
    number === undefined || from === undefined ? [] : [{ number, from }],
  );
  return known.length === amounts.length ? known : undefined;
}

/** Returns what stands behind the number. */
function toUnitText(text: string): string {
  const behind = /\d\s*([^\d\s]*)\s*$/.exec(text)?.[1]?.replace(/\.$/, '') ?? '';
  return behind === '%' ? 'percent' : behind;
}

function toSingular(unit: string): string {
  return unit.length > 3 && unit.endsWith('s') ? unit.slice(0, -1) : unit;
}

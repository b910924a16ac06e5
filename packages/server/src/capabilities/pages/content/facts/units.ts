import { numberIn } from './number.ts';
import { normalizeName } from './record.ts';

/** Units by their quantity, with their factor to the first one. */
const QUANTITIES: readonly Readonly<Record<string, number>>[] = [
  { g: 1, gram: 1, mg: 1e-3, kg: 1e3, kilogram: 1e3, t: 1e6, tonne: 1e6 },
  { lb: 1, lbs: 1, pound: 1, oz: 1 / 16, ounce: 1 / 16 },
  { m: 1, metre: 1, meter: 1, mm: 1e-3, cm: 1e-2, km: 1e3, kilometre: 1e3, kilometer: 1e3 },
  { ft: 1, foot: 1, feet: 1, in: 1 / 12, inch: 1 / 12, inches: 1 / 12, yd: 3, mi: 5280, mile: 5280 },
  { 'm²': 1, sqm: 1, 'km²': 1e6, ha: 1e4, 'cm²': 1e-4 },
  { 'ft²': 1, sqft: 1 },
  { 'km/h': 1, kmh: 1, kph: 1 },
  { '°c': 1, celsius: 1 },
  { l: 1, litre: 1, liter: 1, ml: 1e-3, cl: 1e-2, dl: 0.1 },
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
  { b: 1, byte: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 },
  { kib: 1024, mib: 1024 ** 2, gib: 1024 ** 3, tib: 1024 ** 4 },
  { w: 1, watt: 1, kw: 1e3, mw: 1e6 },
  { wh: 1, kwh: 1e3, mwh: 1e6 },
  { v: 1, volt: 1, kv: 1e3 },
  { a: 1, ampere: 1, ma: 1e-3 },
  { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
  { percent: 1, pct: 1 },
];
/** Units that are also other words at the end of a name: they count only behind a number. */
const AMBIGUOUS = /^(?:a|b|d|in|t|min|day|days|second|foot|feet|pound)$/;

/** Splits a unit from the end of a name: `weight_kg` is `weight` in `kg`. */
export function splitUnit(name: string): { name: string; unit: string } | undefined {
  const words = normalizeName(name).split(' ');
  const last = words.pop() ?? '';
  // A square is written as m2 in names, and a degree by its letter alone.
  const unit =
    last === 'c' && words.at(-1)?.startsWith('temp') === true ? '°c' : last.replace(/^(k?m|cm|ft)2$/, '$1²');
  const isUnit = !AMBIGUOUS.test(unit) && QUANTITIES.some((units) => Object.hasOwn(units, toSingular(unit)));
  return isUnit && words.length > 0 ? { name: words.join(' '), unit } : undefined;
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
  const to = toSingular(unit);
  const units = QUANTITIES.find(
    (one) => Object.hasOwn(one, to) && amounts.every(({ from }) => Object.hasOwn(one, from)),
  );
  if (units === undefined) return undefined;
  const factors = amounts.map(({ from }) => units[from]!);
  // The parts of one amount become smaller: `10 min 1 h` are two.
  if (factors.some((factor, index) => index > 0 && factor >= factors[index - 1]!)) return undefined;
  const sum = amounts.reduce((total, { number }, index) => total + number * factors[index]!, 0);
  // Without the noise of binary fractions.
  return Number((sum / units[to]!).toPrecision(12));
}

interface Amount {
  number: number;
  from: string;
}

/** One amount of several parts, such as `1 h 10 min`; of a duration of ISO 8601, hours and minutes. */
const PARTS = /^(?:\d+(?:[.,]\d+)?\s*\p{L}{1,8}\.?(?:,|\s+and)?\s*){2,4}$/u;
const PART = /(\d+(?:[.,]\d+)?)\s*(\p{L}{1,8})/gu;
const ISO_DURATION = /^PT(?=\d)(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,5})S)?$/;

function splitAmounts(text: string): Amount[] | undefined {
  const [, ...times] = ISO_DURATION.exec(text) ?? [];
  const stated = ['h', 'min', 's'].flatMap((from, index) =>
    times[index] === undefined ? [] : [{ number: Number(times[index]), from }],
  );
  if (stated.length > 0) return stated;
  const parts = PARTS.test(text) ? [...text.matchAll(PART)] : [];
  if (parts.length > 0)
    return parts.map(([, digits, unit]) => ({
      number: Number(digits!.replace(',', '.')),
      from: toSingular(unit!.toLowerCase()),
    }));
  const number = numberIn(text);
  const behind = /\d\s*([^\d\s]*)\s*$/.exec(text)?.[1]?.toLowerCase().replace(/\.$/, '');
  if (number === undefined || behind === undefined) return undefined;
  return [{ number, from: toSingular(behind === '%' ? 'percent' : behind) }];
}

function toSingular(unit: string): string {
  return unit.length > 3 && unit.endsWith('s') ? unit.slice(0, -1) : unit;
}

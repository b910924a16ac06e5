/** Marks a value that cannot be what the schema asks for: it is left out, never guessed. */
export const unfit: unique symbol = Symbol('unfit');

/** Characters of a text that can be a number. */
const MAX_NUMBER = 100;

/** A stated value as a JSON Schema type; `unfit` when it is not one. No type given: as it stands. */
export function coerce(value: unknown, types: readonly string[]): unknown {
  if (types.length === 0) return value;
  for (const type of types) {
    const fitting = to(type, value);
    if (fitting !== unfit) return fitting;
  }
  return unfit;
}

function to(type: string, value: unknown): unknown {
  const scalar = scalarOf(value);
  if (type === 'string') return typeof scalar === 'object' || scalar === undefined ? unfit : String(scalar);
  if (type === 'number') return toNumber(scalar);
  if (type === 'integer') {
    const number = toNumber(scalar);
    return Number.isInteger(number) ? number : unfit;
  }
  if (type === 'boolean') return toBoolean(scalar);
  if (type === 'null') return value === null ? null : unfit;
  if (type === 'array') return Array.isArray(value) ? value : unfit;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : unfit;
}

/** What names a thing stands for it where a word is asked for. */
function scalarOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? scalarOf(value[0]) : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const { name, '@value': literal, url } = value as Record<string, unknown>;
  return literal ?? name ?? url;
}

/** `49`, `"$1,299.00"`, `"1.299,00 €"`; not a text that only holds a number somewhere. */
function toNumber(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : unfit;
  if (typeof value !== 'string' || value.length > MAX_NUMBER) return unfit;
  const match = /^[^\d+\-.,]{0,5}(?<number>[+-]?[\d.,' \u00A0]*\d)\s*(?:%|[^\d]{0,20})$/u.exec(value.trim());
  const digits = match?.groups?.['number']?.replaceAll(/[' \u00A0]/g, '');
  if (!digits) return unfit;
  const number = Number(plain(digits));
  return Number.isFinite(number) ? number : unfit;
}

/** A number's text with a point for its fraction and nothing between its thousands. */
function plain(digits: string): string {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma > point) {
    const isThousands = point === -1 && /^[+-]?\d{1,3}(?:,\d{3})+$/.test(digits);
    return isThousands ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  }
  const isThousands = comma === -1 && /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(digits);
  return isThousands ? digits.replaceAll('.', '') : digits.replaceAll(',', '');
}

function toBoolean(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (['true', 'yes', 'https://schema.org/instock', 'http://schema.org/instock'].includes(word)) return true;
  if (['false', 'no', 'https://schema.org/outofstock', 'http://schema.org/outofstock'].includes(word))
    return false;
  return unfit;
}

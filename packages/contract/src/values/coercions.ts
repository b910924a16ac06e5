import type { Json } from '@web-data/openapi';

/**
 * Returns what services that convert types may read in a value of another type: as Ajv does with `coerceTypes: array`,
 * numbers and booleans in strings and in each other, nothing as an empty value, and one value as a list of it.
 */
export function listCoercions(value: Json): Json[] {
  const item = Array.isArray(value) && value.length === 1 ? (value[0] as Json) : undefined;
  const scalars = [value, ...(item === undefined ? [] : [item])].flatMap(toScalars);
  return [...scalars, ...scalars.map((one): Json => [one])];
}

function toScalars(value: Json): Json[] {
  if (value === null) return ['', 0, false];
  if (typeof value === 'boolean') return [value, String(value), Number(value)];
  if (typeof value === 'number')
    return [value, String(value), ...(value === 0 || value === 1 ? [value === 1] : [])];
  if (typeof value !== 'string') return [];
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return [
    value,
    ...(Number.isFinite(number) ? [number] : []),
    ...(value === 'true' || value === 'false' ? [value === 'true'] : []),
    ...(value === '' ? [null] : []),
  ];
}

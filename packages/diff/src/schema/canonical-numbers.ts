import { isMultiple } from './accepts.ts';
import type { Flat, TypeName } from './flat.ts';

/** Integers need no exclusive limits, and a number that is a multiple of an integer is an integer. */
export function canonicalNumbers(flat: Flat): void {
  const factors = flat.multipleOf ?? [];
  if (flat.types?.value.has('number') && factors.some(({ value }) => Number.isInteger(value))) {
    const types = [...flat.types.value].map<TypeName>((type) => (type === 'number' ? 'integer' : type));
    flat.types = { ...flat.types, value: new Set(types) };
  }
  if (flat.types === undefined || flat.types.value.has('number') || !flat.types.value.has('integer')) return;
  const remaining = factors.filter(({ value }) => !isMultiple(1, value));
  if (remaining.length === 0) delete flat.multipleOf;
  else flat.multipleOf = remaining;
  roundLimits(flat);
}

function roundLimits(flat: Flat): void {
  const { minimum, maximum } = flat;
  if (minimum !== undefined) {
    const { value, exclusive } = minimum.value;
    const first = exclusive ? Math.floor(value) + 1 : Math.ceil(value);
    flat.minimum = { ...minimum, value: { value: first, exclusive: false } };
  }
  if (maximum === undefined) return;
  const { value, exclusive } = maximum.value;
  const last = exclusive ? Math.ceil(value) - 1 : Math.floor(value);
  flat.maximum = { ...maximum, value: { value: last, exclusive: false } };
}

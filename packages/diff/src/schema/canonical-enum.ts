import { canonicalText, type Json } from '@web-data/openapi';
import type { Flat, TypeName } from './flat.ts';
import { acceptsBesideEnum, typeOfValue } from './accepts.ts';

/** Filters an `enum` by the other keywords, which then become redundant, as do the types. */
export function canonicalEnum(flat: Flat): void {
  if (flat.enum === undefined) return;
  const { pointer } = flat.enum;
  const allowed = flat.enum.value.filter((value) => acceptsBesideEnum(flat, value));
  const values = [...new Map(allowed.map((value) => [canonicalText(value), value])).values()];
  const types = new Set<TypeName>(values.map(typeOfValue));
  flat.enum = { value: values, pointer };
  flat.types = { value: types, pointer: flat.types?.pointer ?? pointer };
  if (values.every((value) => typeof value !== 'object' || value === null)) dropScalarKeywords(flat);
  if (coversTypes(values, types)) delete flat.enum;
}

function dropScalarKeywords(flat: Flat): void {
  for (const keyword of ['minimum', 'maximum', 'multipleOf', 'sizes', 'strings'] as const)
    delete flat[keyword];
}

/** Null alone, and true with false, are complete types. */
function coversTypes(values: readonly Json[], types: ReadonlySet<TypeName>): boolean {
  const coversBoolean = !types.has('boolean') || (values.includes(true) && values.includes(false));
  return (
    values.length > 0 && coversBoolean && [...types].every((type) => type === 'null' || type === 'boolean')
  );
}

import { canonicalText, type Json } from '@web-data/openapi';
import { show } from '../../show.ts';
import { accepts } from '../accepts.ts';
import type { Flat, Located } from '../flat.ts';
import type { Report, SchemaPair, SchemaRule } from '../pair.ts';

/** `enum` and `const`: the values themselves, whichever keyword lists them. */
export const enumeration: SchemaRule = {
  name: 'enum',
  phase: 'assertion',
  check(pair, report) {
    const { old, new: now } = pair;
    if (old.enum && now.enum) compareValues(pair, old.enum, now.enum, report);
    else if (now.enum) limit(pair, now.enum, report);
    else if (old.enum) release(pair, old.enum, report);
  },
};

type Values = Located<readonly Json[]>;

function compareValues({ old, label }: SchemaPair, before: Values, after: Values, report: Report): void {
  const at = { oldAt: before.pointer, at: after.pointer };
  const removed = missing(before, after);
  const added = missing(after, before);
  if (removed.length > 0) report('narrowed', `In ${label}, ${listed(removed)} no longer allowed.`, at);
  if (added.length === 0) return;
  const effect = isOpen(old) ? 'added' : 'widened';
  report(
    effect,
    `In ${label}, ${listed(added)} now allowed beside ${before.value.map(show).join(', ')}.`,
    at,
  );
}

function limit({ old, label }: SchemaPair, values: Values, report: Report): void {
  const at = { at: values.pointer };
  if (!isExactly(old, values.value)) {
    report('narrowed', `In ${label}, only ${values.value.map(show).join(', ')} are allowed now.`, at);
  }
  const foreign = values.value.filter((value) => !accepts(old, value));
  if (foreign.length > 0) report('widened', `In ${label}, ${listed(foreign)} now allowed.`, at);
}

function release({ new: now, label, old }: SchemaPair, values: Values, report: Report): void {
  const at = { oldAt: values.pointer };
  const effect = isOpen(old) ? 'added' : 'widened';
  if (!isExactly(now, values.value)) {
    report(
      effect,
      `In ${label}, the value is no longer limited to ${values.value.map(show).join(', ')}.`,
      at,
    );
  }
  const rejected = values.value.filter((value) => !accepts(now, value));
  if (rejected.length > 0) report('narrowed', `In ${label}, ${listed(rejected)} no longer allowed.`, at);
}

/** The values of the first list that the second lacks. */
function missing(from: Values, others: Values): readonly Json[] {
  const known = new Set(others.value.map(canonicalText));
  return from.value.filter((value) => !known.has(canonicalText(value)));
}

/** Whether a range of integers holds these values and no others. */
function isExactly({ types, minimum, maximum, multipleOf }: Flat, values: readonly Json[]): boolean {
  if (types?.value.size !== 1 || !types.value.has('integer') || multipleOf !== undefined) return false;
  if (minimum === undefined || maximum === undefined) return false;
  const [first, last] = [minimum.value.value, maximum.value.value];
  const held = values.filter((value) => typeof value === 'number' && value >= first && value <= last);
  return held.length === last - first + 1 && held.length === values.length;
}

function listed(values: readonly Json[]): string {
  return `${values.map(show).join(', ')} ${values.length === 1 ? 'is' : 'are'}`;
}

/** The extensions that declare an enum as open for further values. */
export const OPEN_MARKS = ['x-open-enum', 'x-extensible-enum', 'x-enum-open'] as const;

/** Whether a schema allows for further values in the future. */
export function isOpen({ annotations }: Flat): boolean {
  return OPEN_MARKS.some((name) => {
    const value = annotations?.get(name)?.value;
    return value === true || Array.isArray(value);
  });
}

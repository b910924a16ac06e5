import { isMultiple } from '../accepts.ts';
import type { Flat } from '../flat.ts';
import type { SchemaRule } from '../pair.ts';

/** `multipleOf`: a multiple of the old factor is stricter, a divisor of it more generous. */
export const multipleOf: SchemaRule = {
  name: 'multipleOf',
  phase: 'scalar',
  check({ old, new: now, label }, report) {
    const [before, after] = [old.multipleOf ?? [], now.multipleOf ?? []];
    const [oldFactors, newFactors] = [before.map(({ value }) => value), after.map(({ value }) => value)];
    const narrowed = !newFactors.every((factor) => isGranted(factor, old));
    const widened = !oldFactors.every((factor) => isGranted(factor, now));
    if (!narrowed && !widened) return;
    const effect = narrowed && widened ? 'changed' : narrowed ? 'narrowed' : 'widened';
    const [from, to] = [oldFactors.join(' and ') || 'none', newFactors.join(' and ') || 'none'];
    const at = { oldAt: before[0]?.pointer, at: after[0]?.pointer };
    report(effect, `In ${label}, multipleOf changed from ${from} to ${to}.`, at);
  },
};

/** Whether every number of a schema is a multiple of this factor anyway; integers are multiples of one. */
function isGranted(factor: number, { types, multipleOf: factors = [] }: Flat): boolean {
  const isInteger = types?.value.has('integer') === true && !types.value.has('number');
  const all = [...factors.map(({ value }) => value), ...(isInteger ? [1] : [])];
  return all.some((other) => other === factor || isMultiple(other, factor));
}

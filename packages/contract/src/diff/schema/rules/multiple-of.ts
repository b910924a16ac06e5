import { isMultiple } from '../accepts.ts';
import type { SchemaRule } from '../pair.ts';

/** `multipleOf`: a multiple of the old factor is stricter, a divisor of it more generous. */
export const multipleOf: SchemaRule = {
  name: 'multipleOf',
  phase: 'scalar',
  check({ old, new: now, label }, report) {
    const [before, after] = [old.multipleOf ?? [], now.multipleOf ?? []];
    const [oldFactors, newFactors] = [before.map(({ value }) => value), after.map(({ value }) => value)];
    const narrowed = !newFactors.every((factor) => isGranted(factor, oldFactors));
    const widened = !oldFactors.every((factor) => isGranted(factor, newFactors));
    if (!narrowed && !widened) return;
    const effect = narrowed && widened ? 'changed' : narrowed ? 'narrowed' : 'widened';
    const [from, to] = [oldFactors.join(' and ') || 'none', newFactors.join(' and ') || 'none'];
    const at = { oldAt: before[0]?.pointer, at: after[0]?.pointer };
    report(effect, `In ${label}, multipleOf changed from ${from} to ${to}.`, at);
  },
};

/** Whether a multiple of one of the factors is a multiple of this one anyway. */
function isGranted(factor: number, factors: readonly number[]): boolean {
  return factors.some((other) => other === factor || isMultiple(other, factor));
}

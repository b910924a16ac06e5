import { isHigher, isLower } from '../conjunction.ts';
import { SIZE_KEYWORDS, type Bound, type Flat, type Located, type SizeKeyword } from '../flat.ts';
import type { SchemaRule } from '../pair.ts';
import { getDirection } from './required.ts';

/** The lower limit of a number, from `minimum` or `exclusiveMinimum`. */
export const minimum: SchemaRule = limitRule('minimum', isHigher);

/** The upper limit of a number, from `maximum` or `exclusiveMaximum`. */
export const maximum: SchemaRule = limitRule('maximum', isLower);

/** `minLength`, `maxLength`, `minItems`, `maxItems`, `minProperties` and `maxProperties`, a rule each. */
export const sizes: readonly SchemaRule[] = SIZE_KEYWORDS.map(sizeRule);

function limitRule(keyword: 'minimum' | 'maximum', isStricter: (a: Bound, b: Bound) => boolean): SchemaRule {
  return {
    name: keyword,
    phase: 'scalar',
    check({ old, new: now, label }, report) {
      const [before, after] = [old[keyword], now[keyword]];
      const at = { oldAt: before?.pointer, at: after?.pointer };
      const message = `In ${label}, the ${keyword} changed from ${formatValue(before)} to ${formatValue(after)}.`;
      if (after && (!before || isStricter(after.value, before.value))) report('narrowed', message, at);
      else if (before && (!after || isStricter(before.value, after.value))) report('widened', message, at);
    },
  };
}

function sizeRule(keyword: SizeKeyword): SchemaRule {
  const isMinimum = keyword.startsWith('min');
  const none = isMinimum ? 0 : Infinity;
  return {
    name: keyword,
    phase: keyword.endsWith('Length') ? 'scalar' : 'assertion',
    check({ old, new: now, label }, report) {
      const [before, after] = [old.sizes?.[keyword], now.sizes?.[keyword]];
      const [was, is] = [before?.value ?? none, after?.value ?? none];
      const narrowed = isMinimum ? is > leastOf(keyword, old) : is < was;
      const widened = isMinimum ? was > leastOf(keyword, now) : was < is;
      if (!narrowed && !widened) return;
      const effect = narrowed ? 'narrowed' : 'widened';
      const [from, to] = [before?.value ?? 'none', after?.value ?? 'none'];
      const at = { oldAt: before?.pointer, at: after?.pointer };
      report(effect, `In ${label}, ${keyword} changed from ${from} to ${to}.`, at);
    },
  };
}

/** The least size that a schema asks for; each member that is always required counts for one. */
function leastOf(keyword: SizeKeyword, flat: Flat): number {
  const said = flat.sizes?.[keyword]?.value ?? 0;
  if (keyword !== 'minProperties') return said;
  const always = [...(flat.required?.keys() ?? [])].filter((name) => getDirection(name, flat) === undefined);
  return Math.max(said, always.length);
}

function formatValue(bound: Located<Bound> | undefined): string {
  if (bound === undefined) return 'none';
  return `${bound.value.value}${bound.value.exclusive ? ' (exclusive)' : ''}`;
}

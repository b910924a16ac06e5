import { canonicalText, type Json } from '@web-data/openapi';
import { show } from '../../show.ts';
import type { Flat } from '../flat.ts';
import type { Report, SchemaPair, SchemaRule } from '../pair.ts';
import { isOpen, OPEN_MARKS } from './enum.ts';

/** A list of values was declared open for further ones or closed, or the known values of an open one changed. */
export const openEnum: SchemaRule = {
  name: 'open-enum',
  phase: 'annotation',
  check(pair, report) {
    const { old, new: now, label } = pair;
    const at = { oldAt: old.pointer, at: now.pointer };
    if (isOpen(old) && isOpen(now)) return compareKnown(pair, report);
    if (isOpen(old) === isOpen(now) || !(old.enum ?? now.enum)) return undefined;
    if (isOpen(now))
      return report('widened', `In ${label}, further values may come: its list was declared open.`, at);
    return report('narrowed', `In ${label}, the list of values was declared closed.`, at);
  },
};

function compareKnown({ old, new: now, label }: SchemaPair, report: Report): void {
  const [before, after] = [knownValues(old), knownValues(now)];
  const at = { oldAt: old.pointer, at: now.pointer };
  for (const [text, value] of after) {
    if (!before.has(text)) report('added', `In ${label}, ${show(value)} is a new known value.`, at);
  }
  for (const [text, value] of before) {
    if (!after.has(text)) report('narrowed', `In ${label}, ${show(value)} is no longer a known value.`, at);
  }
}

/** The values that an extension lists itself, instead of `enum`. */
function knownValues({ annotations }: Flat): ReadonlyMap<string, Json> {
  const lists = OPEN_MARKS.map((name) => annotations?.get(name)?.value).filter((value) =>
    Array.isArray(value),
  );
  return new Map((lists.flat() as Json[]).map((value) => [canonicalText(value), value] as const));
}

import { acceptsNothing } from '../extremes.ts';
import type { SchemaRule } from '../pair.ts';

/** A schema that accepts nothing (`false`) became one that does, or the reverse. */
export const falseSchema: SchemaRule = {
  name: 'false-schema',
  phase: 'never',
  check({ old, new: now, label }, report) {
    const wasClosed = acceptsNothing(old);
    if (wasClosed === acceptsNothing(now)) return;
    const at = { oldAt: old.pointer, at: now.pointer };
    if (wasClosed) report('widened', `In ${label}, values are now allowed where none were.`, at);
    else report('narrowed', `In ${label}, no value is allowed any more.`, at);
  },
};

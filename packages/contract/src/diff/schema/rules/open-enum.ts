import type { SchemaRule } from '../pair.ts';
import { isOpen } from './enum.ts';

/** A list of values was declared open for further ones, or closed. */
export const openEnum: SchemaRule = {
  name: 'open-enum',
  phase: 'annotation',
  check({ old, new: now, label }, report) {
    if (isOpen(old) === isOpen(now) || !(old.enum ?? now.enum)) return;
    const at = { oldAt: old.pointer, at: now.pointer };
    if (isOpen(now))
      report('widened', `In ${label}, further values may come: its list was declared open.`, at);
    else report('narrowed', `In ${label}, the list of values was declared closed.`, at);
  },
};

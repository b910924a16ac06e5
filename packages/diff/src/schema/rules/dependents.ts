import type { SchemaRule } from '../pair.ts';
import { anyView } from '../view.ts';

const NONE: ReadonlySet<string> = new Set();

/** `dependentRequired`: the members that the presence of another requires. */
export const dependentRequired: SchemaRule = {
  name: 'dependentRequired',
  phase: 'assertion',
  check({ old, new: now, label }, report) {
    const names = new Set([
      ...(old.dependentRequired?.keys() ?? []),
      ...(now.dependentRequired?.keys() ?? []),
    ]);
    for (const name of names) {
      const [before, after] = [old.dependentRequired?.get(name), now.dependentRequired?.get(name)];
      const at = { oldAt: before?.pointer, at: after?.pointer };
      const added = missing(after?.value, before?.value, old.required);
      const removed = missing(before?.value, after?.value, now.required);
      if (added) report('narrowed', `In ${label}, \`${name}\` now requires ${added}.`, at);
      if (removed) report('widened', `In ${label}, \`${name}\` no longer requires ${removed}.`, at);
    }
  },
};

/** `dependentSchemas`: the schema that the presence of one member applies to the object. */
export const dependentSchemas: SchemaRule = {
  name: 'dependentSchemas',
  phase: 'assertion',
  check({ old, new: now, descend }) {
    const names = new Set([...(old.dependentSchemas?.keys() ?? []), ...(now.dependentSchemas?.keys() ?? [])]);
    for (const name of names) {
      const before = old.dependentSchemas?.get(name) ?? anyView(old.pointer);
      descend(before, now.dependentSchemas?.get(name) ?? anyView(now.pointer));
    }
  },
};

/** Members that are required anyway are not missing. */
function missing(
  from: ReadonlySet<string> = NONE,
  others: ReadonlySet<string> = NONE,
  required: ReadonlyMap<string, string> = new Map(),
): string {
  return [...from]
    .filter((name) => !others.has(name) && !required.has(name))
    .map((name) => `\`${name}\``)
    .join(', ');
}

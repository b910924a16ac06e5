import type { View } from '../view.ts';
import { markOf } from '../graph.ts';
import type { SchemaPair, SchemaRule } from '../pair.ts';

/** `readOnly`: a member that becomes so can no longer be sent. */
export const readOnly: SchemaRule = {
  name: 'readOnly',
  phase: 'assertion',
  check(pair, report) {
    for (const { name, before, after } of changedFlags(pair, 'readOnly')) {
      const at = { oldAt: before.site, at: after.site, only: 'request', mark: markOf(before) } as const;
      if (isSet(after, 'readOnly')) report('removed', `In ${pair.label}, \`${name}\` became readOnly.`, at);
      else report('added', `In ${pair.label}, \`${name}\` is no longer readOnly and may be sent.`, at);
    }
  },
};

/** `writeOnly`: a member that becomes so is no longer answered. */
export const writeOnly: SchemaRule = {
  name: 'writeOnly',
  phase: 'assertion',
  check(pair, report) {
    for (const { name, before, after } of changedFlags(pair, 'writeOnly')) {
      const at = {
        oldAt: before.pointer,
        at: after.pointer,
        only: 'response',
        mark: markOf(before),
      } as const;
      if (isSet(after, 'writeOnly')) report('removed', `In ${pair.label}, \`${name}\` became writeOnly.`, at);
      else report('added', `In ${pair.label}, \`${name}\` is no longer writeOnly and may be answered.`, at);
    }
  },
};

type Flag = 'readOnly' | 'writeOnly';

function changedFlags({ old, new: now }: SchemaPair, flag: Flag) {
  return [...(old.properties ?? [])].flatMap(([name, before]) => {
    const after = now.properties?.get(name);
    return after !== undefined && isSet(before, flag) !== isSet(after, flag) ? [{ name, before, after }] : [];
  });
}

function isSet(view: View, flag: Flag): boolean {
  return view.flat().annotations?.get(flag)?.value === true;
}

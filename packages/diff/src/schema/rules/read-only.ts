import { opposite, type Direction } from '../../effect.ts';
import type { View } from '../flat.ts';
import { getMark } from '../graph.ts';
import type { Finding, Report, SchemaPair, SchemaRule } from '../pair.ts';

/**
 * `readOnly`: a member that becomes read-only can no longer be sent; one that stops being read-only must be sent if it
 * is required. Nothing changes for readers.
 */
export const readOnly: SchemaRule = flagRule('readOnly', 'request', 'sent');

/** `writeOnly`: a member that becomes write-only is no longer returned; nothing changes for senders. */
export const writeOnly: SchemaRule = flagRule('writeOnly', 'response', 'answered');

type Flag = 'readOnly' | 'writeOnly';

function flagRule(name: Flag, direction: Direction, verb: string): SchemaRule {
  return {
    name,
    phase: 'assertion',
    check(pair, report) {
      for (const { name: member, before, after } of changedFlags(pair, name)) {
        const isNew = isSet(after, name);
        if (!isNew && name === 'readOnly' && pair.new.required?.has(member)) {
          reportDemanded(pair, member, { oldAt: before.site, at: after.site }, report);
          continue;
        }
        const what = isNew ? `became ${name}` : `is no longer ${name} and may be ${verb}`;
        const message = `In ${pair.label}, \`${member}\` ${what}.`;
        const at = { oldAt: before.site, at: after.site, mark: getMark(before) };
        report(isNew ? 'removed' : 'added', message, { ...at, only: direction });
        report('text', message, { ...at, only: opposite(direction) });
      }
    },
  };
}

/**
 * A required member counts in a request only once it may be sent: clients that never sent it break, whatever its own
 * mark.
 */
function reportDemanded({ label }: SchemaPair, member: string, at: At, report: Report): void {
  const message = `In ${label}, the required \`${member}\` is no longer readOnly and must be sent.`;
  report('narrowed', message, { ...at, only: 'request' });
  report('text', message, { ...at, only: 'response' });
}

type At = Pick<Finding, 'at' | 'oldAt'>;

function changedFlags({ old, new: now }: SchemaPair, flag: Flag) {
  return [...(old.properties ?? [])].flatMap(([name, before]) => {
    const after = now.properties?.get(name);
    return after !== undefined && isSet(before, flag) !== isSet(after, flag) ? [{ name, before, after }] : [];
  });
}

function isSet(view: View, flag: Flag): boolean {
  return view.flat().annotations?.get(flag)?.value === true;
}

import { asObject, sameJson, child, listMembers, splitPointer, type Json } from '@web-data/openapi';
import type { Effect } from '../effect.ts';
import { show } from '../show.ts';
import { markIn, type NodePair, type Rule } from '../scope.ts';

/** `x-error-catalogue`: the errors clients match on. */
export const errorCatalogue: Rule<NodePair> = {
  name: 'error-catalogue',
  check({ old, new: now }, scope) {
    const inner = scope.at({ where: 'error' });
    const [before, after] = [child(old, 'x-error-catalogue'), child(now, 'x-error-catalogue')];
    for (const [name, entry] of listMembers(before)) {
      const other = child(after, name);
      if (other.value !== undefined)
        inner.enter({ old: entry, new: other }).run(ERROR_RULES, { old: entry, new: other });
      else
        inner.report('removed', `The error ${name} was removed.`, {
          oldAt: entry.pointer,
          mark: markIn(entry),
        });
    }
    for (const [name, { pointer }] of listMembers(after)) {
      if (asObject(before.value)[name] === undefined)
        inner.report('added', `The error ${name} was added.`, { at: pointer });
    }
  },
};

const BINDING = ['status', 'error', 'code', 'retryable', 'openMessage', 'retryAfter'] as const;

/** The members that identify an error and decide about retries are binding; the others explain. */
export const ERROR_RULES: readonly Rule<NodePair>[] = [
  ...BINDING.map(bindingRule),
  {
    name: 'error-text',
    check({ old, new: now }, scope) {
      const names = new Set([...Object.keys(asObject(old.value)), ...Object.keys(asObject(now.value))]);
      for (const name of names) {
        const [before, after] = [child(old, name), child(now, name)];
        if (isBinding(name) || name === 'x-definition' || sameJson(before.value, after.value)) continue;
        scope.report('text', sentence(now.pointer, name, show(before.value), show(after.value)), {
          oldAt: before.value === undefined ? undefined : before.pointer,
          at: after.value === undefined ? undefined : after.pointer,
        });
      }
    },
  },
];

function bindingRule(member: (typeof BINDING)[number]): Rule<NodePair> {
  return {
    name: `error-${member}`,
    check({ old, new: now }, scope) {
      const [before, after] = [child(old, member), child(now, member)];
      if (sameJson(before.value, after.value)) return;
      scope.report(
        effectOn(member, before.value, after.value),
        sentence(now.pointer, member, show(before.value), show(after.value)),
        {
          oldAt: before.value === undefined ? undefined : before.pointer,
          at: after.value === undefined ? undefined : after.pointer,
        },
      );
    },
  };
}

/**
 * An open message breaks clients that match on messages; a removed `Retry-After` breaks clients that wait as long as it
 * says.
 */
function effectOn(member: string, before: Json | undefined, after: Json | undefined): Effect {
  if (member === 'openMessage') return after === true ? 'changed' : 'added';
  if (member === 'retryAfter') return after === true ? 'added' : 'removed';
  return before === undefined ? 'added' : 'changed';
}

function isBinding(name: string): boolean {
  return (BINDING as readonly string[]).includes(name);
}

function sentence(pointer: string, member: string, from: string, to: string): string {
  return `The ${member} of the error ${splitPointer(pointer).at(-1)} changed from ${from} to ${to}.`;
}

import { isAny, isNever } from '../extremes.ts';
import type { Flat, View } from '../flat.ts';
import { getMark } from '../graph.ts';
import type { Report, SchemaPair, SchemaRule } from '../pair.ts';
import { matches } from '../accepts.ts';
import { getDirection } from './required.ts';

/** `properties`: members that came or went, and the schemas of those that stayed. */
export const properties: SchemaRule = {
  name: 'properties',
  phase: 'assertion',
  check(pair, report) {
    const before = pair.old.properties ?? new Map<string, View>();
    const after = pair.new.properties ?? new Map<string, View>();
    for (const [name, view] of before) {
      const now = after.get(name);
      if (now === undefined) reportRemoved(pair, name, view, report);
      else compareMember(pair, name, [view, now], report);
    }
    for (const [name, view] of after) if (!before.has(name)) reportAdded(pair, name, view, report);
  },
};

/** For readers, a member that can never be present counts as removed. */
function compareMember(
  { old, new: now, label, descend }: SchemaPair,
  name: string,
  [before, after]: readonly [View, View],
  report: Report,
): void {
  const only = getDirection(name, old, now);
  const isRemoved = isNever(after) && !isNever(before);
  if (!isRemoved) return descend(before, after, { only });
  if (only !== 'response') descend(before, after, { only: 'request' });
  if (only === 'request') return;
  const at = { oldAt: before.site, at: after.site, only: 'response', mark: getMark(before) } as const;
  report('removed', `In ${label}, \`${name}\` was removed: no value is allowed any more.`, at);
}

function reportRemoved(
  { old, new: now, label, descend }: SchemaPair,
  name: string,
  view: View,
  report: Report,
): void {
  const rest = unnamed(now, name);
  const at = { oldAt: view.site, only: getDirection(name, old), mark: getMark(view) };
  if (!isNever(view)) report('removed', `In ${label}, \`${name}\` was removed.`, at);
  else if (rest === undefined || !isNever(rest))
    report('widened', `In ${label}, \`${name}\` is no longer forbidden.`, at);
  if (rest !== undefined && !isAny(rest) && !isNever(rest)) descend(view, rest);
}

function reportAdded(
  { old, new: now, label, descend }: SchemaPair,
  name: string,
  view: View,
  report: Report,
): void {
  const rest = unnamed(old, name);
  const wasClosed = rest !== undefined && isNever(rest);
  const at = { at: view.site, only: getDirection(name, now) };
  if (isNever(view)) {
    if (!wasClosed) report('narrowed', `In ${label}, \`${name}\` is now forbidden.`, at);
    return;
  }
  const isRequired = now.required?.has(name) === true;
  if (isRequired && !old.required?.has(name)) {
    report('narrowed', `In ${label}, the required \`${name}\` was added.`, at);
    if (wasClosed) report('widened', `In ${label}, \`${name}\` was added to a closed object.`, at);
  } else if (wasClosed) report('widened', `In ${label}, \`${name}\` was added to a closed object.`, at);
  else report('added', `In ${label}, the optional \`${name}\` was added.`, at);
  if (rest !== undefined && !isAny(rest) && !wasClosed) descend(rest, view);
}

/** The schema of a member that `properties` does not name. */
function unnamed(flat: Flat, name: string): View | undefined {
  for (const [pattern, view] of flat.patternProperties ?? []) if (matches(pattern, name)) return view;
  return flat.additionalProperties ?? flat.unevaluatedProperties;
}

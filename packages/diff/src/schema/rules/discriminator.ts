import { sameJson } from '@web-data/openapi';
import { show } from '../../show.ts';
import type { Flat } from '../flat.ts';
import type { Report, SchemaPair, SchemaRule } from '../pair.ts';

/** `discriminator`: the member that distinguishes the schemas of a union, and its values. */
export const discriminator: SchemaRule = {
  name: 'discriminator',
  phase: 'annotation',
  check(pair, report) {
    const [before, after] = [pair.old.discriminator, pair.new.discriminator];
    if (before === undefined && after === undefined) return;
    const at = { oldAt: before?.pointer, at: after?.pointer };
    if (before === undefined) return report('added', `In ${pair.label}, a discriminator was added.`, at);
    if (after === undefined) return report('removed', `In ${pair.label}, the discriminator was removed.`, at);
    if (sameJson(before.value, after.value)) {
      compareMappings(pair, before, after, report);
      return compareDefaults(pair, before, after, report);
    }
    const [from, to] = [show(before.value), show(after.value)];
    return report('changed', `In ${pair.label}, the discriminator changed from ${from} to ${to}.`, at);
  },
};

type Discriminator = NonNullable<Flat['discriminator']>;

function compareMappings(
  pair: SchemaPair,
  before: Discriminator,
  after: Discriminator,
  report: Report,
): void {
  const [old, now] = [before.mapping(), after.mapping()];
  const at = { oldAt: before.pointer, at: after.pointer };
  for (const [value, target] of old) {
    const other = now.get(value);
    if (other !== undefined) pair.descend(target, other);
    else if (!isSpoken(pair.new, before.value, value))
      report('narrowed', `In ${pair.label}, the discriminating value ${show(value)} was removed.`, at);
  }
  for (const value of now.keys()) {
    if (old.has(value) || isSpoken(pair.old, before.value, value)) continue;
    report('widened', `In ${pair.label}, the discriminating value ${show(value)} was added.`, at);
  }
}

/** `defaultMapping`: with it, a value that no mapping names is allowed. */
function compareDefaults(
  pair: SchemaPair,
  before: Discriminator,
  after: Discriminator,
  report: Report,
): void {
  const [old, now] = [before.otherwise(), after.otherwise()];
  const at = { oldAt: before.pointer, at: after.pointer };
  if (old !== undefined && now !== undefined) pair.descend(old, now);
  else if (now !== undefined)
    report('widened', `In ${pair.label}, discriminating values that no mapping names are now allowed.`, at);
  else if (old !== undefined)
    report(
      'narrowed',
      `In ${pair.label}, discriminating values that no mapping names are no longer allowed.`,
      at,
    );
}

/** Whether a member of the union fixes this value itself, so that the mapping only repeats it. */
function isSpoken({ unions }: Flat, property: unknown, value: string): boolean {
  return (unions ?? []).some(({ members }) =>
    members.some((member) =>
      member.flat().properties?.get(String(property))?.flat().enum?.value.includes(value),
    ),
  );
}

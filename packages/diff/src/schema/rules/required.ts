import type { Direction } from '../../effect.ts';
import type { Flat } from '../flat.ts';
import { getMark } from '../graph.ts';
import type { SchemaRule } from '../pair.ts';

/** `required`; added and removed members are reported by the rule on `properties`. */
export const required: SchemaRule = {
  name: 'required',
  phase: 'assertion',
  check({ old, new: now, label }, report) {
    for (const [name, at] of now.required ?? []) {
      if (old.required?.has(name) || isNewIn(name, old, now)) continue;
      report('narrowed', `In ${label}, \`${name}\` changed from optional to required.`, {
        at,
        // The object accepts fewer values: clients that never sent the member break, whatever its own mark.
        only: getDirection(name, old, now),
      });
    }
    for (const [name, oldAt] of old.required ?? []) {
      if (now.required?.has(name) || isNewIn(name, now, old)) continue;
      report('widened', `In ${label}, \`${name}\` changed from required to optional.`, {
        oldAt,
        ...aboutName(name, old, now),
      });
    }
  },
};

/** Whether only the second schema lists the member by name. */
function isNewIn(name: string, before: Flat, after: Flat): boolean {
  return after.properties?.has(name) === true && before.properties?.has(name) !== true;
}

function aboutName(
  name: string,
  old: Flat,
  now: Flat,
): { only: Direction | undefined; mark: string | undefined } {
  const before = old.properties?.get(name);
  return { only: getDirection(name, old, now), mark: before && getMark(before) };
}

/** The only direction of a member: a `readOnly` one is never sent, a `writeOnly` one never returned. */
export function getDirection(name: string, ...flats: readonly Flat[]): Direction | undefined {
  const has = (flag: string) =>
    flats.some((flat) => flat.properties?.get(name)?.flat().annotations?.get(flag)?.value === true);
  if (has('readOnly')) return 'response';
  return has('writeOnly') ? 'request' : undefined;
}

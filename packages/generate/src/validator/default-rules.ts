import type { Schema, SchemaObject } from '@web-data/openapi';
import type { Default } from './definitions.ts';
import { visitInstanceLocations } from './instance-locations.ts';
import type { Applied, InstanceLocation } from './instance-locations.ts';

/** How a default that its own schema accepts stands to all other rules for the values that it is filled into. */
export type Standing =
  /** It never makes a valid value invalid. */
  | 'free'
  /** Another schema that always applies to the same member rejects it. */
  | 'rejected'
  /** Whether a value stays valid with it depends on that value. */
  | 'dependent';

/** Runs the checks of some schemas, each on a value. */
export type Accepts = (checks: readonly { schema: Schema; value: unknown }[]) => (index: number) => boolean;

/** A default at an instance location. */
interface Occurrence {
  schema: Schema;
  value: unknown;
  /** The other schemas that always apply to the member. */
  others: Schema[];
  /** Whether a rule depends on whether the member is there, or may depend on its value. */
  isObserved: boolean;
}

/**
 * Returns how each default stands to the rules around it, by the schema of its member.
 * @param checked the definitions that values are checked by
 */
export function judgeDefaults(
  definitions: Readonly<Record<string, Schema>>,
  checked: Iterable<string>,
  defaults: ReadonlyMap<Schema, Default>,
  accepts: Accepts,
): Map<Schema, Standing> {
  const occurrences: Occurrence[] = [];
  const isComplete = visitInstanceLocations(definitions, checked, (location) => {
    occurrences.push(...listOccurrences(location, defaults));
  });
  if (!isComplete) return new Map([...defaults.keys()].map((schema) => [schema, 'dependent']));
  const disputed = occurrences.filter(({ others }) => others.length > 0);
  const isAccepted = accepts(disputed.map(({ others, value }) => ({ schema: { allOf: others }, value })));
  const rejected = new Set(disputed.filter((_, index) => !isAccepted(index)));
  const standings = new Map<Schema, Standing>([...defaults.keys()].map((schema) => [schema, 'free']));
  for (const [schema, group] of groupBySchema(occurrences)) standings.set(schema, decide(group, rejected));
  return standings;
}

function groupBySchema(occurrences: readonly Occurrence[]): Map<Schema, Occurrence[]> {
  const groups = new Map<Schema, Occurrence[]>();
  for (const occurrence of occurrences) {
    const group = groups.get(occurrence.schema);
    if (group) group.push(occurrence);
    else groups.set(occurrence.schema, [occurrence]);
  }
  return groups;
}

function decide(occurrences: readonly Occurrence[], rejected: ReadonlySet<Occurrence>): Standing {
  if (occurrences.every((occurrence) => rejected.has(occurrence))) return 'rejected';
  return occurrences.some((occurrence) => rejected.has(occurrence) || occurrence.isObserved)
    ? 'dependent'
    : 'free';
}

/** The defaults of the members that certain schemas of a location have. */
function* listOccurrences(
  location: InstanceLocation,
  defaults: ReadonlyMap<Schema, Default>,
): Generator<Occurrence> {
  for (const { schema, isCertain } of location.applied) {
    if (!isCertain || schema === false) continue;
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const input = defaults.get(inner);
      if (input === undefined) continue;
      const others = location
        .getMember(name)
        .filter((other) => other.schema !== inner && other.schema !== true);
      yield {
        schema: inner,
        value: input.value,
        others: others.filter((other) => other.isCertain).map((other) => other.schema),
        isObserved:
          location.isCompared ||
          others.some((other) => !other.isCertain && !isEvaluated(other.parent, schema, location)) ||
          location.applied.some((one) => observes(one, name)),
      };
    }
  }
}

/** Whether a schema may depend on whether a member is there. */
function observes({ schema, isCertain }: Applied, name: string): boolean {
  if (schema === false) return false;
  const has = (keyword: string): boolean => schema[keyword] !== undefined;
  const dependent = (schema['dependentRequired'] ?? {}) as Record<string, string[]>;
  return (
    ['maxProperties', 'propertyNames', 'enum', 'const'].some(has) ||
    Object.hasOwn((schema['dependentSchemas'] ?? {}) as object, name) ||
    Object.entries(dependent).some(([key, names]) => key === name || names.includes(name)) ||
    (!isCertain && (has('minProperties') || schema.required?.includes(name) === true))
  );
}

/** Whether `unevaluatedProperties` of a schema does not apply to the members of another, which it applies in occurrence. */
function isEvaluated(
  schema: SchemaObject | undefined,
  by: SchemaObject,
  { applied }: InstanceLocation,
): boolean {
  if (schema === undefined || schema['unevaluatedProperties'] === undefined) return false;
  return (
    schema === by || applied.some((one) => one.schema === by && one.isCertain && one.above.includes(schema))
  );
}

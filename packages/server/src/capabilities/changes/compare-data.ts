/** A field of extracted data before and now; null where it is absent. */
export interface FieldChange {
  previous: unknown;
  current: unknown;
}

/** Maximum number of fields in a comparison. Deeper data beyond it is compared as one field. */
const MAX_FIELDS = 10_000;

/**
 * Compares extracted data field by field. Returns the fields that differ by path, such as `plans[0].price`.
 * @param rereads the data of later reads: fields that differ even between those do not count.
 */
export function compareData(
  before: unknown,
  now: unknown,
  rereads: readonly unknown[] = [],
): Record<string, FieldChange> {
  const [old, current] = [flattenFields(before), flattenFields(now)];
  const others = rereads.map(flattenFields);
  const changes: Record<string, FieldChange> = {};
  for (const path of new Set([...old.keys(), ...current.keys()])) {
    const value = current.get(path);
    if (old.get(path) === value || others.some((other) => other.get(path) !== value)) continue;
    changes[path] = { previous: JSON.parse(old.get(path) ?? 'null'), current: JSON.parse(value ?? 'null') };
  }
  return changes;
}

/** Returns every field with its value as JSON, keyed by path. */
export function flattenFields(data: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    const isTree = typeof value === 'object' && value !== null && fields.size < MAX_FIELDS;
    const members = isTree ? Object.entries(value) : [];
    if (members.length === 0) return void fields.set(path === '' ? '.' : path, JSON.stringify(value ?? null));
    for (const [name, member] of members)
      walk(member, Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`);
  };
  walk(data, '');
  return fields;
}

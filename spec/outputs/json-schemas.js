/**
 * Converts each component schema to a self-contained JSON Schema (2020-12) with its dependencies in `$defs`. Leaves out
 * extensions, because validators reject unknown keywords.
 * @returns the schemas by name
 */
export function toJsonSchemas({ info, components }) {
  const names = Object.keys(components.schemas).toSorted();
  return Object.fromEntries(names.map((name) => [name, standAlone(name, info.version, components.schemas)]));
}

function standAlone(name, version, schemas) {
  const needed = new Set();
  collect(schemas[name], schemas, needed);
  const $defs = Object.fromEntries([...needed].toSorted().map((other) => [other, rewrite(schemas[other])]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:web-data:${version}:${name}`,
    title: name,
    ...rewrite(schemas[name]),
    ...(needed.size > 0 && { $defs }),
  };
}

/** Collects the components that a schema refers to, directly or indirectly. */
function collect(value, schemas, needed) {
  if (typeof value !== 'object' || value === null) return;
  const name = typeof value.$ref === 'string' ? nameOf(value.$ref) : undefined;
  if (name !== undefined && !needed.has(name)) {
    needed.add(name);
    collect(schemas[name], schemas, needed);
  }
  for (const child of Object.values(value)) collect(child, schemas, needed);
}

function rewrite(value) {
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('x-'));
  return Object.fromEntries(
    entries.map(([key, member]) => [key, key === '$ref' ? `#/$defs/${nameOf(member)}` : rewrite(member)]),
  );
}

function nameOf(reference) {
  return reference.replace('#/components/schemas/', '');
}

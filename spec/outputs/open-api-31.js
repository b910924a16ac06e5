/** Members that OpenAPI 3.2 added, and that a 3.1 reader takes as extensions, as the OpenAPI Initiative names them. */
const additions = new Set(['additionalOperations', 'query']);

/**
 * Converts the description to OpenAPI 3.1.0, for tools that do not read 3.2. A stream has the list of all its items as
 * its `schema`, which is what OpenAPI 3.2 says of the complete content of a sequential media type; operations of
 * methods that 3.1 does not have become extensions.
 */
export function toOpenApi31(document) {
  return { ...convert(document, []), openapi: '3.1.0' };
}

/** Converts every media type and path item below an OpenAPI object; schemas, extensions and examples stay unchanged. */
function convert(value, path) {
  if (Array.isArray(value)) return value.map((item, index) => convert(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  const isPathItem = path.length === 2 && ['paths', 'webhooks'].includes(path[0]);
  const members = Object.entries(value).map(([key, member]) => {
    if (key === 'examples' && 'itemSchema' in value) return [key, mapValues(member, toExample31)];
    if (key.startsWith('x-') || ['example', 'examples', 'schema', 'schemas'].includes(key))
      return [key, member];
    if (key === 'itemSchema') return ['schema', { type: 'array', items: member }];
    const converted = convert(member, [...path, key]);
    return [isPathItem && additions.has(key) ? `x-oas-${key}` : key, converted];
  });
  return Object.fromEntries(members);
}

/** OpenAPI 3.1 has one member for both forms of an example. */
function toExample31({ dataValue, serializedValue, ...example }) {
  const value = dataValue ?? serializedValue;
  return value === undefined ? example : { ...example, value };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** Every string and list of a request has a bound, so that callers do not discover it by a failure of the service. */
export function RequestBounds() {
  const seen = new Set();
  const each = (schema, { location, resolve, report }) =>
    walk(schema, location.child('schema'), { resolve, report, seen });
  return {
    Paths: {
      Parameter: (parameter, context) => each(parameter.schema, context),
      RequestBody: { MediaType: (media, context) => each(media.schema, context) },
    },
  };
}

/** Reports every schema without a bound that is reachable from `schema`; free-form objects of callers are exempt. */
function walk(schema, target, context) {
  if (typeof schema !== 'object') return;
  if (schema.$ref) {
    const { node, location } = context.resolve(schema, target.source.absoluteRef);
    // Another rule reports a reference that leads nowhere.
    if (!node || context.seen.has(location.absolutePointer)) return;
    context.seen.add(location.absolutePointer);
    walk(node, location, context);
    return;
  }
  const message = findViolation(schema);
  if (message) context.report({ message, location: target.key() });
  for (const [path, part] of partsOf(schema)) walk(part, target.child(path), context);
}

function findViolation(schema) {
  const { type } = schema;
  const is = (name) => type === name || (Array.isArray(type) && type.includes(name));
  if (is('string') && !isBounded(schema))
    return 'Bound the text with `maxLength`, or with a pattern that nothing longer matches.';
  if (is('array') && schema.maxItems === undefined) return 'Bound the list with `maxItems`.';
  return undefined;
}

function isBounded({ maxLength, enum: values, const: value, format, pattern = '' }) {
  return (
    [maxLength, values, value].some((bound) => bound !== undefined) || format === 'uuid' || ends(pattern)
  );
}

/** Whether a pattern matches only strings up to some length: it has both anchors, and no unbounded repetition. */
function ends(pattern) {
  const plain = pattern.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x');
  return /^\^.*\$$/su.test(plain) && !/[*+]|\{\d+,\}/u.test(plain) && !withoutGroups(plain).includes('|');
}

function withoutGroups(pattern) {
  const shorter = pattern.replaceAll(/\([^()]*\)/gu, '');
  return shorter === pattern ? pattern : withoutGroups(shorter);
}

function partsOf({ properties = {}, items, additionalProperties, ...schema }) {
  return [
    ...Object.entries(properties).map(([name, part]) => [['properties', name], part]),
    [['items'], items],
    [['additionalProperties'], additionalProperties],
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] ?? []).map((part, i) => [[key, i], part])),
  ];
}

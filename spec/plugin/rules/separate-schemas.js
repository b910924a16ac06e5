import { componentName } from './component-names.js';

/** No object schema is shared by requests and responses: defaults and required members have another meaning in each. */
export function SeparateSchemas() {
  const sides = { request: new Map(), response: new Map() };
  // Visitors see a shared schema once, so each side is walked here.
  const collect =
    (side) =>
    (media, { location, resolve }) => {
      if (media.schema) walk(media.schema, location.source.absoluteRef, resolve, sides[side]);
    };
  return {
    Root: {
      leave(_, { report }) {
        for (const [name, location] of sides.request) {
          if (!sides.response.has(name)) continue;
          const message = `"${name}" is used in a request and in a response. Write one schema for each.`;
          report({ message, location });
        }
      },
    },
    Paths: {
      RequestBody: { MediaType: collect('request') },
      Response: { MediaType: collect('response') },
    },
    // The service writes the requests of webhooks, like its responses.
    WebhooksMap: { RequestBody: { MediaType: collect('response') } },
  };
}

/** Records every object schema that is a component and reachable from `own`. */
function walk(own, from, resolve, found, seen = new Set()) {
  if (typeof own !== 'object' || own === null) return;
  if (typeof own.$ref !== 'string') {
    for (const child of Object.values(own)) walk(child, from, resolve, found, seen);
    return;
  }
  const { node, location } = resolve(own, from);
  const target = location?.absolutePointer;
  // Another rule reports a reference that leads nowhere.
  if (!node || !target || seen.has(target)) return;
  seen.add(target);
  const name = componentName(location);
  if (name && node.type === 'object') found.set(name, location);
  walk(node, location.source.absoluteRef, resolve, found, seen);
}

import { canonicalText, isObject, asObject, type Json, type JsonObject, type Node } from '@web-data/openapi';

/** Whether two security schemes require the same, whatever their names and descriptions. */
export function sameScheme(a: Node, b: Node): boolean {
  return canonicalText(bare(a.value)) === canonicalText(bare(b.value));
}

/** The members of a security scheme; names of headers and of HTTP schemes do not depend on case. */
export function foldScheme(value: Json | undefined): JsonObject {
  const scheme = asObject(value);
  const folded: Record<string, Json | undefined> = { ...scheme };
  if (typeof scheme['scheme'] === 'string') folded['scheme'] = scheme['scheme'].toLowerCase();
  if (scheme['in'] === 'header' && typeof scheme['name'] === 'string')
    folded['name'] = scheme['name'].toLowerCase();
  return folded;
}

function bare(value: Json | undefined): Json {
  const { description: _, bearerFormat: __, deprecated: ___, ...rest } = foldScheme(value);
  const { flows } = rest;
  if (!isObject(flows)) return rest;
  return {
    ...rest,
    flows: Object.fromEntries(Object.entries(flows).map(([kind, flow]) => [kind, bareFlow(flow)])),
  };
}

function bareFlow(flow: Json | undefined): Json {
  const { scopes, ...rest } = asObject(flow);
  return { ...rest, scopes: Object.keys(asObject(scopes)).toSorted() };
}

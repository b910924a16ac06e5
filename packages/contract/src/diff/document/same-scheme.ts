import { canonicalText, isObject, objectOf, type Json } from '../json.ts';
import type { Node } from '../spec-document.ts';

/** Whether two security schemes ask for the same, whatever their names and descriptions. */
export function sameScheme(a: Node, b: Node): boolean {
  return canonicalText(bare(a.value)) === canonicalText(bare(b.value));
}

function bare(value: Json | undefined): Json {
  const { description: _, bearerFormat: __, ...rest } = objectOf(value);
  const { flows } = rest;
  if (!isObject(flows)) return rest;
  return {
    ...rest,
    flows: Object.fromEntries(Object.entries(flows).map(([kind, flow]) => [kind, bareFlow(flow)])),
  };
}

function bareFlow(flow: Json | undefined): Json {
  const { scopes, ...rest } = objectOf(flow);
  return { ...rest, scopes: Object.keys(objectOf(scopes)).toSorted() };
}

import type { Plugin } from '../../src/plugins/plugin.ts';

type Item = Record<string, string>;

const compare = (key: string) => (one: Item, other: Item) => ((one[key] ?? '') < (other[key] ?? '') ? -1 : 1);

const sorted: Plugin = {
  name: 'sorted',
  checkResponse({ node, pointer }, _request, body) {
    const key = (node.value as { 'x-sorted-by'?: string })['x-sorted-by'];
    if (key === undefined || !Array.isArray(body)) return [];
    const expected = JSON.stringify((body as Item[]).toSorted(compare(key)));
    const got = JSON.stringify(body);
    const message = `The list is not sorted by ${key}.`;
    return expected === got
      ? []
      : [{ check: 'relation', message, expected, got, pointer: `${pointer}/x-sorted-by` }];
  },
  shapeBody({ node }, body) {
    const key = (node.value as { 'x-sorted-by'?: string })['x-sorted-by'];
    return key === undefined || !Array.isArray(body) ? body : (body as Item[]).toSorted(compare(key));
  },
};

export { sorted };

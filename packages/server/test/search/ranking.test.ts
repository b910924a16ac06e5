import { describe, expect, test } from 'vitest';
import { DomainRules } from '../../src/capabilities/search/domain-rules.ts';
import { IndexProvider } from '../../src/capabilities/search/index/index-provider.ts';
import { prepareIndex } from '../../src/capabilities/search/index/store.ts';
import { IndexWriter } from '../../src/capabilities/search/index/writer.ts';
import { newStore, storeKinds } from '../support/stores.ts';

/** Words that no query asks for: a long page is made of them. */
const FILL = 'brown foxes jumped over lazy dogs while seven wizards quickly boxed';
const filled = (...parts: string[]): string => parts.map((part) => `${part} ${FILL} `.repeat(2)).join(' ');
const OTHERS = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`other-${at}`, `${FILL} ${at} times ${'again '.repeat(at)}`]),
);

/** What an index holds, and which of its pages come first for a query. */
const cases: [title: string, pages: Record<string, string>, query: string, first: string[]][] = [
  [
    'a joined word that few pages write does not outweigh the two that most do',
    {
      flag: 'The flag tlsroute turns it on. Delete a route of TLS.',
      delete: 'Delete a TLS route. The TLS route is deleted.',
      list: 'List a TLS route.',
      copy: 'Copy a TLS route.',
    },
    'delete tls route',
    ['delete'],
  ],
  [
    'a joined word that most pages write is found by its two',
    { hook: 'A webhook is called.', other: 'The webhook again.', far: 'A web of lies.', near: 'A hook.' },
    'web hook',
    ['hook', 'other'],
  ],
  [
    'a page about most words comes before a long one that has all of them somewhere',
    {
      long: filled('glaze', 'kiln', 'firing', 'cone', 'chart'),
      about: 'Glaze and kiln: glaze firing by cone. The kiln, its firing, and the cone of a glaze.',
    },
    'glaze kiln firing cone chart',
    ['about', 'long'],
  ],
];

describe.each(storeKinds)('on %s', (kind) => {
  test.each(cases)('%s', async (_title, pages, query, first) => {
    const { store, close } = await newStore(kind);
    await prepareIndex(store);
    const writer = new IndexWriter({
      store,
      maxPages: 100,
      isPublic: async () => true,
      onError: (error) => expect.unreachable(String(error)),
    });
    for (const [name, text] of Object.entries({ ...OTHERS, ...pages }))
      writer.offer({
        owner: '',
        url: `https://example.com/${name}`,
        title: 'Page',
        description: '',
        language: 'en',
        text,
        statedAt: null,
        seenAt: 1_000_000,
      });
    await writer.idle();
    const { web } = await new IndexProvider({ store, isApart: false, maxPages: 100 }).search({
      query,
      limit: first.length,
      sources: new Set(['web']),
      domains: new DomainRules(),
      time: undefined,
      country: undefined,
      location: undefined,
      teamId: 'a',
    });
    expect(web.map(({ url }) => url.slice('https://example.com/'.length)).toSorted()).toEqual(
      first.toSorted(),
    );
    expect(web[0]?.url).toBe(`https://example.com/${first[0]}`);
    await close();
  });
});

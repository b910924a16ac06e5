import { beforeAll, describe, expect, test } from 'vitest';
import { describe as describeApi } from '../src/generator/description/description.ts';
import type { Trial } from '../src/browser/try-it/trial.ts';
import { typeface } from '../src/generator/assets.ts';
import type { OpenApiDocument, Server } from '../src/generator/description/document.ts';
import { landingPage } from '../src/generator/pages/landing-page.ts';
import { pageToMarkdown } from '../src/generator/render/markdown.ts';
import { renderSite } from '../src/generator/site.ts';
import type { Files } from '../src/generator/site.ts';

/** Another API altogether: nested paths, query and header parameters, a union, recursion, no catalogue, no marks. */
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Library', version: 'v7', description: 'Books and who has them.' },
  servers: [{ url: 'https://library.example.com/api' }],
  paths: {
    '/books/{isbn}/loans': {
      parameters: [
        { name: 'isbn', in: 'path', required: true, schema: { type: 'string', examples: ['978-3'] } },
      ],
      get: {
        summary: 'List loans',
        parameters: [
          { name: 'open', in: 'query', required: true, schema: { type: 'boolean', default: true } },
        ],
        responses: {
          '200': {
            description: 'The loans.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Loan' } } },
          },
        },
      },
      post: {
        operationId: 'lend<Book>',
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Loan' },
              example: { reader: "O'Hara" },
            },
          },
        },
        responses: { '201': { description: 'Lent.' } },
      },
    },
  },
  webhooks: {
    'loan.overdue': {
      post: {
        description: 'Told of a <late> book. It is told once.',
        parameters: [{ name: 'X-Sign', in: 'header', schema: { type: 'string', examples: ['abc'] } }],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Loan' }, example: { reader: 'Ada' } },
          },
        },
        responses: { '2XX': { description: 'Heard.' } },
      },
    },
    bare: { post: { responses: {} } },
  },
  components: {
    schemas: {
      Loan: {
        type: 'object',
        properties: {
          reader: { type: 'string' },
          before: { $ref: '#/components/schemas/Loan' },
          at: { oneOf: [{ $ref: '#/components/schemas/Place' }, { type: 'null' }] },
        },
      },
      Place: {
        type: 'object',
        description: 'A <shelf> & its room.',
        properties: { shelf: { type: ['integer', 'null'] } },
      },
    },
  },
};

const changelog =
  '# Changelog\n\n## 1.1.0\n\n- Lend for longer\n\n### GET /books\n\n- Added: `open`\n\n## 1.0.0\n\n- Lend\n';

describe('the site of another API', () => {
  let files: Files;
  beforeAll(async () => {
    files = await renderSite(document, {
      guides: [],
      changelog,
      read: (name) => `{"file":"${name}"}`,
    });
  });

  test('has its pages and nothing of ours', () => {
    expect([...files.keys()].filter((file) => file.endsWith('index.html')).toSorted()).toEqual([
      'changelog/index.html',
      'index.html',
      'operations/get-books-isbn-loans/index.html',
      'operations/lend-book/index.html',
      'reference/index.html',
      'schemas/loan/index.html',
      'schemas/place/index.html',
      'search/index.html',
      'webhooks/bare/index.html',
      'webhooks/loan-overdue/index.html',
    ]);
    const pages = [...files].filter(
      ([file]) => /\.(?:html|md|txt)$/.test(file) && !file.startsWith('reference'),
    );
    for (const [file, text] of pages)
      expect(text.replaceAll('@web-data', ''), file).not.toMatch(/Web Data|\/map/);
  });

  test('has no heading without a text', () => {
    expect(files.get('index.md')).not.toMatch(/^## .+\n+(?:#|$(?![^]))/m);
    expect(files.get('index.md')).toContain(
      '## Capabilities\n\n- [Operations](operations/get-books-isbn-loans.md)',
    );
  });

  test('leads nowhere that does not exist', () => {
    const copied = new Set(Object.keys(typeface).map((file) => `assets/${file}`));
    const dead = [...files]
      .filter(([file]) => file.endsWith('index.html') && file !== 'reference/index.html')
      .flatMap(([file, html]) =>
        [...html.matchAll(/\s(?:href|src)="([^"#]+)/g)]
          .map(([, target]) => new URL(target!, `http://site/${file}`).pathname.slice(1))
          .filter((path) => !files.has(path === '' || path.endsWith('/') ? `${path}index.html` : path))
          .filter((path) => !copied.has(path))
          .map((path) => `${file}: ${path}`),
      );
    expect(dead).toEqual([]);
  });

  test('its operations can be tried against its address, and not within the page', () => {
    const trial = JSON.parse(files.get('operations/get-books-isbn-loans/try.json')!) as Trial;
    expect(trial).toMatchObject({ inPage: false, baseUrl: 'https://library.example.com' });
    expect(trial.parameters.map(({ in: location, name }) => `${location} ${name}`)).toContain('path isbn');
    expect(files.get('operations/get-books-isbn-loans/index.html')).toContain(
      "connect-src 'self' https://library.example.com/;",
    );
  });

  test('its samples call its address, in every language', () => {
    const page = (language = '') => files.get(`operations/get-books-isbn-loans${language}.md`)!;
    expect(page()).toContain("curl 'https://library.example.com/api/books/978-3/loans?open=true'");
    expect(page('.fetch')).toContain("fetch('https://library.example.com/api/books/978-3/loans?open=true')");
    expect(page('.python')).toContain(
      '"https://library.example.com/api/books/978-3/loans?open=true",\n    timeout=60,',
    );
    for (const language of ['', '.fetch', '.python']) expect(page(language)).not.toMatch(/@web-data|Bearer/);
    expect(files.get('operations/lend-book.md')).toContain(String.raw`-d '{ "reader": "O'\''Hara" }'`);
  });

  test('its changelog has a heading to link to for each release, the newest first', () => {
    expect(files.get('changelog.md')).toContain('## 1.1.0\n\n- Lend for longer\n\n### GET /books');
    const headings = [...files.get('changelog/index.html')!.matchAll(/<h2 id="(v[^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(headings).toEqual(['v1.1.0', 'v1.0.0']);
  });

  test('its changes are a feed too, which the page names', () => {
    const feed = JSON.parse(files.get('changelog/feed.json')!) as { items: Record<string, string>[] };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Changes of the Library',
    });
    expect(feed.items.map(({ id, title }) => [id, title])).toEqual([
      ['v1.1.0', 'Library 1.1.0'],
      ['v1.0.0', 'Library 1.0.0'],
    ]);
    expect(feed.items[0]!['content_html']).toContain('<li>Lend for longer</li>');
    const page = files.get('changelog/index.html')!;
    expect(page).toMatch(/<link\s+rel="alternate"\s+type="application\/feed\+json"[^>]*href="feed\.json"/);
  });

  test.each([
    [{ type: 'http', scheme: 'bearer' }, 'Authorization: Bearer <API_KEY>'],
    [{ type: 'http', scheme: 'basic' }, 'Authorization: Basic <user:password in base64>'],
    [{ type: 'apiKey', in: 'query', name: 'key' }, '?key=<API_KEY>'],
    [{ type: 'apiKey', in: 'cookie', name: 'sid' }, 'Cookie: sid=<API_KEY>'],
    [{ type: 'oauth2' }, 'Authorization: Bearer <ACCESS_TOKEN>'],
  ] as const)('its first page says of the scheme %j how it is sent: %s', (scheme, text) => {
    const components = { ...document.components, securitySchemes: { key: scheme } };
    const api = describeApi({ ...document, security: [{ key: [] }], components });
    expect(pageToMarkdown(landingPage(api, [], []))).toContain(`- **Authentication**: \`${text}\``);
  });

  test('its webhooks have pages that show what arrives', () => {
    const page = files.get('webhooks/loan-overdue.md')!;
    expect(page).toMatch(/^# loan\.overdue\n\nTold of a .* book\.\n/);
    expect(page).toContain('It is told once.');
    expect(page).toContain('POST /your/receiver HTTP/1.1\nContent-Type: application/json\nX-Sign: abc\n\n');
    expect(page).toContain('| 2XX | Heard. |');
    expect(files.get('webhooks/bare.md')).toMatch(/^# bare\n/);
    expect(files.get('schemas/loan.md')).toContain('[Webhook loan.overdue]');
  });

  test('what a text says is never markup', () => {
    expect(files.get('schemas/place/index.html')).toContain('A &lt;shelf&gt; &amp; its room.');
  });

  test('links to the files for programs that it has, and to no other', async () => {
    expect(files.get('index.md')).toContain('[error catalogue](errors.json)');
    const { paths: _none, ...withoutPaths } = document;
    const bare = await renderSite(withoutPaths, { guides: [], changelog: '', read: () => undefined });
    expect(bare.get('index.md')).not.toMatch(/\]\(\w+\.json\)/);
    expect(bare.get('index.html')).not.toContain('openapi.json');
    expect(bare.has('postman.json')).toBe(false);
    expect(bare.get('index.md')).not.toContain('Authorization');
  });
});

describe('the address of another API', () => {
  test.each<[Server[], string, string]>([
    [[], 'http://127.0.0.1:3000', ''],
    [[{ url: '/api/' }], 'http://127.0.0.1:3000', '/api'],
    [[{ url: 'https://a.example.com/v1' }], 'https://a.example.com', '/v1'],
    [
      [
        {
          url: 'https://{region}.example.com:{port}/{stage}',
          variables: { region: { default: 'eu' }, port: { default: '8443' }, stage: { default: 'v2' } },
        },
      ],
      'https://eu.example.com:8443',
      '/v2',
    ],
    [
      [{ url: '{base}/v3', variables: { base: { default: 'https://b.example.com/x' } } }],
      'https://b.example.com/x',
      '/v3',
    ],
  ])('%j is %s and %s', (servers, baseUrl, prefix) => {
    expect(describeApi({ ...document, servers })).toMatchObject({ baseUrl, prefix });
  });

  test('two names that are written alike have a page each', () => {
    const schemas = { JobId: {}, Job_Id: {}, 'job-id': {} };
    const { schemas: pages } = describeApi({ ...document, components: { schemas } });
    expect(pages.map(({ page }) => page)).toEqual([
      'schemas/job-id/',
      'schemas/job-id-2/',
      'schemas/job-id-3/',
    ]);
  });
});

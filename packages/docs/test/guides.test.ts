import { describe, expect, test } from 'vitest';
import { describe as read } from '../src/generator/description/description.ts';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { guidePage } from '../src/generator/pages/guide-page.ts';
import { parseGuide } from '../src/generator/pages/guide.ts';
import { pageToMarkdown } from '../src/generator/render/markdown.ts';
import { own } from './helpers/own.ts';
import { read as file } from './helpers/site.ts';

const description = read(JSON.parse(file('openapi.json')) as OpenApiDocument);
const { guides = [] } = own.sources;
const front = '---\ntitle: A guide\ndescription: It says so.\nsection: Guides\norder: 1\n---\n';

function render(body: string): string {
  const guide = parseGuide('a.md', front + body, 'spec/guides');
  return pageToMarkdown(guidePage(description, guide, [guide, ...guides]));
}

describe('guides', () => {
  test.each([
    ['[Map](operation:mapUrls#body.limit)', '[Map](../operations/map.md#body.limit)'],
    ['[429](error:RateLimitExceeded)', '[429](../errors/rate-limit-exceeded.md)'],
    ['[a link](schema:MapLink)', '[a link](../schemas/map-link.md)'],
    ['[waits](retries.md)', '[waits](retries.md)'],
    ['[elsewhere](https://example.com/)', '[elsewhere](https://example.com/)'],
  ])('%s becomes %s', (link, written) => expect(render(link)).toContain(written));

  test('{{errors}} is a table of the catalogue, narrowed by its options', () => {
    const text = render('{{errors status=409 operation=cancelAgent}}');
    expect(text.match(/^\| 409 \|/gm)).toHaveLength(2);
    expect(text).not.toContain('| 404 |');
  });

  test('{{errors}} takes several values of an option', () => {
    const statuses = [...render('{{errors status=401,403}}').matchAll(/^\| (\d+) \|/gm)].map(
      ([, status]) => status,
    );
    expect(statuses).toEqual(['401', '403', '403']);
  });

  test('no guide has a table without a row', () => {
    const empty = guides.filter(({ file: name }) => /\| --- \|\n(?!\|)/.test(file(`guides/${name}`)));
    expect(empty.map(({ file: name }) => name)).toEqual([]);
  });

  test('{{limits}} has a row for what several operations share, with a link to the field of each', () => {
    const rows = render('{{limits}}').split('\n');
    expect(rows.filter((row) => row.includes('`threatProtection.riskScoreThreshold`'))).toEqual([
      expect.stringMatching(
        /\|  \| 0 to 100 \| (?:\[[^\]]+\]\([^)]+#body\.threatProtection\.riskScoreThreshold\)(?:, | \|$)){3}/,
      ),
    ]);
    expect(rows.filter((row) => row.startsWith('| `timeout` |'))).toHaveLength(4);
  });

  test('{{retry-waits}} says the waits of the description', () => {
    expect(render('{{retry-waits}}')).toContain(
      'wait 1 to 2 s, then 2 to 3 s, then 4 to 5 s, then 8 to 9 s. At most 5 attempts',
    );
  });

  test('{{states}} has the moves of the description', () => {
    const text = render('{{states operation=getAgent start=startAgent}}');
    expect(text).toContain('- `start` → `processing`: POST /agent');
    expect(text.match(/^- `processing` → `(?:completed|failed)`/gm)).toHaveLength(2);
  });

  test.each([
    ['[x](operation:nothing)', 'spec/guides/a.md: the link operation:nothing leads to nothing.'],
    ['[x](missing.md)', 'spec/guides/a.md: the link missing.md leads to nothing.'],
    ['{{nonsense}}', 'spec/guides/a.md: {{nonsense}} is not known. There are errors, limits,'],
    ['{{errors status=418}}', 'spec/guides/a.md: {{errors status=418}}: no error matches.'],
    [
      '{{errors state=404}}',
      'there is no option state; there are name, retryable, status, group, operation.',
    ],
    ['{{sample operation=none}}', 'spec/guides/a.md: {{sample operation=none}}: there is no operation none.'],
    ['{{sample operation=mapUrls example=none}}', 'mapUrls has no example none.'],
    ['{{values schema=MapLink field=none}}', 'there is no field none in a schema MapLink.'],
    ['{{states operation=mapUrls start=mapUrls}}', 'mapUrls declares no transitions in x-relations.'],
  ])('%s is refused', (body, message) => expect(() => render(body)).toThrow(message));

  test.each([
    ['No front matter', 'spec/guides/a.md has to start with front matter between two lines of ---.'],
    ['---\ntitle: A\n---\n', 'spec/guides/a.md: front matter needs `description`.'],
    [
      '---\ntitle: A\ndescription: B\nsection: C\norder: 1\n---\n',
      'spec/guides/a.md: section is one of Start, Operations,',
    ],
  ])('%j is refused', (text, message) =>
    expect(() => parseGuide('a.md', text, 'spec/guides')).toThrow(message),
  );
});

import { DescriptionError, openDescription } from '@web-data/openapi';
import { marked } from 'marked';
import type { Token } from 'marked';
import { expect, test } from 'vitest';
import { hostileDescription } from '../../generate/test/support/hostile-description.ts';
import type { Block, Code } from '../src/generator/content/block.ts';
import type { Page } from '../src/generator/content/page.ts';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { llmsPage, llmsTxt } from '../src/generator/outputs/llms.ts';
import { markdownFiles, pageToMarkdown } from '../src/generator/render/markdown.ts';
import { openSite } from '../src/generator/site.ts';
import { getAttribute, parseFragment } from './helpers/html.ts';
import { isFast, sample } from '../../../scripts/vitest/tier.ts';

const count = Number(process.env['FUZZ_DESCRIPTIONS'] ?? (isFast ? 1 : 3));
const first = Number(process.env['FUZZ_SEED'] ?? 1);

const run = 'alert(1)';
const texts = [
  '```',
  '```js\nlet a;',
  '~~~~',
  '````\n```\n<b>in code</b>',
  '```a`b\n<b>',
  '> ```\n> <b>',
  '- ```\n  <b>',
  '- a\n  ```\n<b>',
  '- a\n\n  ```\n  x\n\n<b>',
  '- ```\n  x\n  ```\n<b>',
  '1. a\n   ~~~\n<b>',
  '   ```\n<b>\n```\n<b>',
  '```\n    ```\n<b>\n   ```  \n<b>',
  '~~~\n```\n<b>\n~~~~\n<b>',
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  // An address without brackets is a link as far as the next space or `<`, whatever is escaped in it.
  `https://x.example/<img src=x onerror=${run}>`,
  `https://x.example/a\\<img src=x onerror=${run}>`,
  `a https://x.example/\`<img src=x onerror=${run}>\``,
  `https://x.example/\`a\`<b>`,
  `www.x.example/<b>`,
  `https://x.example/<b>a\\<b><b>`,
  `https://x.example/\`) \` <b> \` \`<b>`,
  '<!-- open',
  '<![CDATA[',
  '<?php',
  '</details>',
  `\`<script>${run}</script>`,
  `\\\`<b> \``,
  '``<b>` <b>``` <b>',
  'a ` b\nc ` <b> ` d',
  '- a ` b\n- <b> ` c',
  '| a ` | ` <b> |\n| - | - |\n| ` | <b> ` |',
  '| a \\| ` <b> |',
  '\\<b>',
  '\\\\<b>',
  'a\r<b>',
  `[a](javascript:${run})`,
  `[a](JavaScript:${run})`,
  `[a]( javascript:${run})`,
  `[a](\njavascript:${run})`,
  `[a](<javascript:${run}>)`,
  `[a](java&#115;cript:${run})`,
  `[a](javascript&colon;${run})`,
  `[a](javascript\\:${run})`,
  '[a](java`b`script:x)',
  '\\\\[a](javascript\\:x)',
  `[\`a\`](vbscript:${run})`,
  `![a](data:text/html,<script>${run}</script>)`,
  `[a]\n\n[a]: javascript:${run}`,
  `[a]\n\n[a]:\njavascript:${run}`,
  `> [a]\n\n> [a]: javascript:${run}`,
  `<javascript:${run}>`,
  '# heading',
  'heading\n===',
  '\n---\n',
  '](x) [b](https://evil.example)',
  'a | b',
  '\\',
  '`',
];

test.each(sample(texts, { fast: 4, full: 1 }))('%j stays inside of its place in Markdown', (text) => {
  const pages = pagesOf(documentOf(text));
  for (const page of pages) expect(escapes(page), page.path).toEqual([]);
  const title = llmsTxt(text, text, pages, ['openapi.json']);
  expect(foundIn(read(title)), title).toEqual([]);
  // The title, the summary and each page are a line; nothing that is theirs begins one.
  expect(
    title.split('\n').filter((line) => line !== '' && !/^(?:#{1,2} |> |- \[|The whole)/.test(line)),
  ).toEqual([]);
});

test.each(Array.from({ length: count }, (_, index) => first + index))(
  'texts of the hostile description %i stay inside of their places in Markdown',
  (seed) => {
    for (const page of pagesOf(hostileDescription(seed))) expect(escapes(page), page.path).toEqual([]);
  },
);

test('what a description may say stays as it is', () => {
  const said = [
    'Reads `a | b`, [a page](map.md), <https://a.example/b?c=d> and [mail](mailto:a@b.example).',
    '```ts\nconst a: Array<string> = [];\n```',
    'Less: a < b, and `<b>`.',
    '[x](#part) [y](/errors/not-found/) [z](?a=b:c)',
  ].join('\n\n');
  const page = pagesOf(documentOf('Plain', said)).find(({ path }) => path === 'operations/get-it/')!;
  expect(
    pageToMarkdown({ ...page, path: '' }).replaceAll('errors/not-found.md', '/errors/not-found/'),
  ).toContain(said);
});

/** A description that holds a text wherever it can. */
function documentOf(text: string, description = text): object {
  const schema = {
    type: 'object',
    title: text,
    description,
    properties: { [text]: { type: 'string', enum: [text, 'b'], default: text, pattern: 'a`b', description } },
    oneOf: [{ title: text, description, properties: { [`b${text}`]: { type: 'string', description } } }],
  };
  const content = {
    'application/json': { schema: { $ref: '#/components/schemas/Odd' }, example: { [text]: text } },
  };
  return {
    openapi: '3.1.0',
    info: { title: text, version: text, summary: text, description },
    servers: [{ url: 'https://api.example.com/v1', description }],
    tags: [{ name: text, description }],
    paths: {
      '/it`/{id}': {
        post: {
          operationId: 'getIt',
          summary: text,
          description,
          tags: [text],
          'x-errors': ['Odd'],
          'x-definition': 'provisional',
          'x-definition-reason': text,
          parameters: [
            { name: 'id', in: 'path', required: true, description, schema: { type: 'string' } },
            { name: text, in: 'query', description, schema: { type: 'string', default: text } },
          ],
          requestBody: { description, content },
          responses: { 200: { description, content, headers: { [text]: { description } } } },
        },
      },
    },
    components: { schemas: { Odd: schema } },
    'x-error-catalogue': {
      Odd: { status: 400, error: text, group: text, cause: text, retryable: 'no', remedy: text, code: text },
    },
  };
}

function pagesOf(document: object): Page[] {
  try {
    const { value } = openDescription(document as OpenApiDocument);
    const sources = { guides: [], changelog: '', postman: false, read: () => '{}' };
    return openSite(value as unknown as OpenApiDocument, sources).site.pages;
  } catch (error) {
    if (error instanceof DescriptionError || /refers to itself/.test(String(error))) return [];
    throw error;
  }
}

/** What of the texts of a page becomes more than text in its Markdown. */
function escapes(page: Page): unknown[] {
  const tokens = read(pageToMarkdown(page));
  const [title] = tokens;
  const all = markdownFiles(page).map(([, text]) => read(text));
  const found: unknown[] = all.flatMap(foundIn);
  if (title?.type !== 'heading' || title['depth'] !== 1 || String(title['text']).includes('\n'))
    found.push('the title is no heading');
  const blocks = [...page.blocks, ...(page.aside ?? [])];
  // Whatever the texts do, each sample, heading and table of ours is still one.
  const codes = all.flat().filter(({ type }) => type === 'code');
  const fences = new Set(codes.map((token) => trimEnd(textIn(token))));
  for (const { text: program } of blocks.flatMap(samplesIn))
    if (!fences.has(trimEnd(program.replaceAll(/\r\n?/g, '\n')))) found.push({ sample: program });
  for (const block of blocks)
    if (
      block.kind === 'heading' &&
      !tokens.some(({ type, depth }) => type === 'heading' && depth === block.level)
    )
      found.push({ heading: block.text });
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])).length;
  const written = tokens.flatMap(({ type, rows: own }) =>
    type === 'table' ? (own as unknown[]) : [],
  ).length;
  if (written < rows) found.push({ rows, written });
  // The same page among others.
  return [...found, ...foundIn(read(llmsPage(page).replace(/^<!--.*-->/, '')))];
}

/** Every token of a text, at any depth, as a reader sees them that lets everything through. */
function read(text: string): Tokens[] {
  const all: Tokens[] = [];
  marked.walkTokens(marked.lexer(text), (token) => void all.push(token as Tokens));
  return all;
}
type Tokens = Token & Record<string, unknown>;

function textIn({ text }: Tokens): string {
  return String(text);
}

/** How many empty lines end a code block, readers of Markdown say differently. */
function trimEnd(text: string): string {
  return text.replace(/\n+$/, '');
}

function samplesIn(block: Block): Code[] {
  if (block.kind === 'code') return [block.code];
  return block.kind === 'tabs' ? block.tabs.map(({ code }) => code) : [];
}

function foundIn(tokens: readonly Tokens[]): unknown[] {
  return tokens.flatMap<unknown>((token) => {
    if (token.type === 'html') return [{ html: token.raw }];
    if (token.type !== 'link' && token.type !== 'image' && token.type !== 'def') return [];
    const [link] = parseFragment(`<a href="${String(token['href']).replaceAll('"', '%22')}">`).childNodes!;
    const address = getAttribute(link!, 'href')!.replaceAll(/^[\0- ]+|[\t\r\n]/g, '');
    return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^(?:https?|mailto):/i.test(address)
      ? [{ link: address }]
      : [];
  });
}

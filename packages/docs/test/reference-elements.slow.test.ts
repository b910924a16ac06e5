import { openDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { renderSite } from '../src/generator/site.ts';
import { parse } from './helpers/html.ts';
import type { HtmlNode } from './helpers/html.ts';

test('elements in texts of a description are no elements of the reference', async () => {
  const text =
    'A <blink>*word*</blink>.\n\n<meta http-equiv="refresh" content="0;url=https://example.com/">\n\n<base href="//example.com/">\n\n<img src="x">';
  const { value } = openDescription({
    openapi: '3.1.0',
    info: { title: 'T', version: '1', summary: text, description: `${text}\n\nA \`Map<string>\`.` },
    tags: [{ name: 'a', description: text }],
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          tags: ['a'],
          description: text,
          parameters: [
            { name: 'b', in: 'query', description: text, schema: { type: 'string', description: text } },
          ],
          responses: { 200: { description: text, 'x-summary': text } },
        },
      },
    },
    components: { securitySchemes: { s: { type: 'http', scheme: 'bearer', description: text } } },
    security: [{ s: [] }],
  });
  const files = await renderSite(value as unknown as OpenApiDocument, {
    guides: [],
    changelog: '',
    read: () => '{}',
  });
  const body = find(parse(String(files.get('reference/index.html'))), 'body')!;
  for (const name of ['meta', 'base', 'blink', 'img']) expect(find(body, name), name).toBeUndefined();
  expect(find(body, 'em')).toBeDefined();
  expect(String(files.get('reference/index.html'))).toContain('Map&lt;string&gt;');
});

function find(node: HtmlNode, name: string): HtmlNode | undefined {
  if (node.nodeName === name) return node;
  for (const child of node.childNodes ?? []) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

import { DescriptionError, openDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { CANARY, hostileDescription } from '../../generate/test/support/hostile-description.ts';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { pageToHtml } from '../src/generator/render/layout.ts';
import { openSite } from '../src/generator/site.ts';
import { parse } from './helpers/html.ts';
import type { HtmlNode } from './helpers/html.ts';

const count = Number(process.env['FUZZ_DESCRIPTIONS'] ?? 2);
const first = Number(process.env['FUZZ_SEED'] ?? 2);

test.each(Array.from({ length: count }, (_, index) => first + index))(
  'no text of the hostile description %i becomes markup, nor a file elsewhere',
  (seed) => {
    const files = filesOf(seed);
    if (files.size === 0) return;
    expect([...files.keys()].filter((name) => name.endsWith('.html')).length).toBeGreaterThan(5);
    for (const [name, text] of files) {
      expect(name).not.toMatch(/^\/|\.\.|\\|[^\w./-]/);
      if (name.endsWith('.html')) expect(canariesIn(parse(text)), name).toEqual([]);
      if (name.endsWith('.json')) expect(() => JSON.parse(text) as unknown, name).not.toThrow();
    }
  },
);

function filesOf(seed: number): Map<string, string> {
  try {
    const { value } = openDescription(hostileDescription(seed));
    const sources = { guides: [], changelog: '', postman: false, read: () => '{}' };
    const { site, files } = openSite(value as unknown as OpenApiDocument, sources);
    return new Map([
      ...site.pages.map((page) => [`${page.path}index.html`, pageToHtml(page, site)] as const),
      ...files(),
    ]);
  } catch (error) {
    if (error instanceof DescriptionError || /refers to itself/.test(String(error))) return new Map();
    throw error;
  }
}

/** Elements and attributes that only hostile texts would bring, and scripts and links that would run them. */
function canariesIn(node: HtmlNode, inside = ''): string[] {
  const found: string[] = [];
  const attributes = node.attrs ?? [];
  if (['img', 'iframe', 'object', 'embed', 'base'].includes(node.nodeName)) found.push(`<${node.nodeName}>`);
  for (const { name, value } of attributes) {
    if (name.startsWith('on') || name.includes(CANARY.toLowerCase())) found.push(`${name}="${value}"`);
    if (
      ['href', 'src', 'action', 'formaction', 'srcdoc'].includes(name) &&
      /^\s*(?:javascript|data|vbscript):/i.test(value)
    )
      found.push(`${name}="${value}"`);
  }
  const isData = attributes.some(({ name, value }) => name === 'type' && value.includes('json'));
  const runs = (node.nodeName === 'script' && !isData) || node.nodeName === 'style';
  if ((inside === 'script' || node.nodeName === '#comment') && node.value?.includes(CANARY))
    found.push(node.value);
  for (const child of node.childNodes ?? []) found.push(...canariesIn(child, runs ? 'script' : ''));
  return found;
}

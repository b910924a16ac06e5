import type { Block, Content } from './content.ts';
import type { Fetch, Noise } from './noise.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The HTML that one reading of a page gives. Its white space, tokens and class names are others each time. */
export function render({ title, lang, dir, blocks, around }: Content, fetch: Fetch): string {
  const { chance } = fetch;
  const main = blocks.map((block) => gap(fetch) + htmlOf(block, fetch)).join('');
  const [before, after] = [around.filter((_, at) => at % 2 === 0), around.filter((_, at) => at % 2 === 1)];
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><title>${escaped(title)}</title>
<link rel="stylesheet" href="/app.css?v=${chance.hex(8)}"><meta name="csrf-token" content="${chance.hex(32)}"></head>
<body class="p-${chance.hex(5)}"><header><nav><a href="/">Home</a> <a href="/about">About</a></nav>${said(before, fetch)}</header>
<main id="m${chance.hex(4)}"><h1>${escaped(title)}</h1>${main}</main>
<footer>${said(after, fetch)}<p>All rights reserved.</p></footer><script src="/app.js?${chance.hex(6)}"></script></body></html>`;
}

function said(noises: readonly Noise[], fetch: Fetch): string {
  return noises.map((noise) => `<div>${noise(fetch)}</div>`).join('');
}

/** White space between blocks means nothing. */
function gap({ chance }: Fetch): string {
  return chance.pick(['\n', '\n\n', '\n  ', ' ', '\n\t<!-- -->\n']);
}

function htmlOf(block: Block, fetch: Fetch): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
    case 'text':
      return `<p class="t${fetch.chance.hex(3)}">${loose(escaped(block.text), fetch)}</p>`;
    case 'line':
      return `<p>${block.parts.map((part) => (typeof part === 'string' ? escaped(part) : part(fetch))).join(' ')}</p>`;
    case 'link':
      return `<p><a href="${escaped(block.href)}">${escaped(block.text)}</a></p>`;
    case 'list':
      return listOf(block);
    case 'table':
      return tableOf(block);
    case 'facts':
      return `<dl>${block.pairs.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;
    case 'code':
      return `<pre><code>${escaped(block.text)}</code></pre>`;
    case 'image':
      return `<p><img alt="${escaped(block.alt)}" src="${escaped(block.src)}${block.busts ? `?t=${fetch.chance.hex(10)}` : ''}"></p>`;
    case 'noise':
      return block.noise(fetch);
  }
}

/** Words with other white space between them: lines that an editor has wrapped anew. */
function loose(html: string, { chance }: Fetch): string {
  return chance.is(0.8) ? html : html.replaceAll(' ', () => chance.pick([' ', ' ', '\n', '  ']));
}

function listOf({ items, ordered }: Block & { kind: 'list' }): string {
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${escaped(item)}</li>`).join('\n')}</${tag}>`;
}

function tableOf({ head, rows }: Block & { kind: 'table' }): string {
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}

function cells(row: readonly string[], tag: string): string {
  return row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
}

import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Benchmark, Case } from './benchmark.ts';

const MEGABYTES = 400;

/** Creates 200 pages of about 20 KB with a typical mix of tags, text, scripts and comments. */
function corpus(): string[] {
  return Array.from({ length: 200 }, (_, page) => {
    let html = `<!doctype html><html><head><title>Page ${page}</title><meta name="description" content="About ${page}"><link rel="canonical" href="/p/${page}"><script>if (1 < 2) { document.write("<a href=/no>") }</script></head><body>`;
    for (let part = 0; html.length < 19_500; part++) {
      html += `<div class="card card-${part}" id="c${part}" data-k='{"v":${part}}'><h3 class="title">Part ${part}</h3><p>Some text about <em>things</em>, and more of it. ${'lorem ipsum dolor sit amet '.repeat(4)}</p>${
        part % 2
          ? `<a class="btn" href="/section-${part % 7}/page-${(page * 31 + part) % 2000}">Read &amp; more</a>`
          : '<img src="/x.png" alt="an image" width="10">'
      }<!-- part ${part} --></div>\n`;
    }
    return `${html}</body></html>`;
  });
}

type Links = (html: string) => number;

function throughput(load: () => Promise<Links>): Case {
  return async () => {
    const links = await load();
    const pages = corpus();
    const characters = pages.reduce((sum, page) => sum + page.length, 0);
    const rounds = Math.ceil((MEGABYTES * 1e6) / characters);
    for (const page of pages) links(page);
    const before = process.cpuUsage();
    let found = 0;
    for (let round = 0; round < rounds; round++) for (const page of pages) found += links(page);
    const { user, system } = process.cpuUsage(before);
    const rate = (characters * rounds) / 1e6 / ((user + system) / 1e6);
    return { 'MB/s': Math.round(rate), 'links a round': found / rounds };
  };
}

async function ours(): Promise<Links> {
  const { scanHtml } = await import('@web-data/net/html');
  return (html) => scanHtml(html).links.length;
}

async function htmlparser2(): Promise<Links> {
  const { Parser } = await import('htmlparser2');
  return (html) => {
    let found = 0;
    const parser = new Parser({
      onopentag: (name, { href }) =>
        (found += (name === 'a' || name === 'link') && href !== undefined ? 1 : 0),
    });
    parser.end(html);
    return found;
  };
}

async function parse5(): Promise<Links> {
  const { parse } = await import('parse5');
  return (html) => {
    let found = 0;
    const stack: Tree.Node[] = [parse(html)];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if ('tagName' in node && isLink(node)) found++;
      if ('childNodes' in node) stack.push(...node.childNodes);
    }
    return found;
  };
}

function isLink({ tagName, attrs }: Tree.Element): boolean {
  return (tagName === 'a' || tagName === 'link') && attrs.some(({ name }) => name === 'href');
}

export const scanBenchmark: Benchmark = {
  name: 'site-map-scan',
  module: import.meta.url,
  title: 'Links, title and description of 400 MB of pages of 20 KB, one thread, after warm-up.',
  rounds: 3,
  cases: {
    'site-map scanner': throughput(ours),
    htmlparser2: throughput(htmlparser2),
    parse5: throughput(parse5),
  },
};

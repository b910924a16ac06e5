import { hostOf, type Edge, type Node } from './graph.ts';

/** Where a rendered link goes. */
interface Place {
  head?: string;
  body?: string;
  header?: string;
}

/** How each form of link is written, given the absolute URL, the path, and the host with its port. */
type Form = (link: { url: string; path: string; host: string }) => Place;

/** Every way a page can name another. All of these must be followed. */
export const FORMS: Readonly<Record<string, Form>> = {
  a: ({ url }) => ({ body: `<a href="${url}">link</a>` }),
  path: ({ path }) => ({ body: `<a href="${path}">link</a>` }),
  upper: ({ path }) => ({ body: `<A CLASS=x HREF='${path}'>link</A>` }),
  unquoted: ({ path }) => ({ body: `<a href=${path}>link</a>` }),
  spaces: ({ path }) => ({ body: `<a href = "  ${path}\n">link</a>` }),
  fragment: ({ path }) => ({ body: `<a href="${path}#part-2">link</a>` }),
  schemeless: ({ url }) => ({ body: `<a href="${url.slice(url.indexOf('//'))}">link</a>` }),
  upperHost: ({ path, host }) => ({ body: `<a href="HTTP://${host.toUpperCase()}${path}">link</a>` }),
  backslash: ({ path }) => ({ body: `<a href="${path.replaceAll('/', '\\')}">link</a>` }),
  dots: ({ path }) => ({ body: `<a href="/x/y/../..${path}">link</a>` }),
  escaped: ({ path }) => ({ body: `<a href="${path.replaceAll('a', '%61')}">link</a>` }),
  entity: ({ path }) => ({ body: `<a href="${path.replaceAll('/', '&#x2F;')}">link</a>` }),
  tracking: ({ path }) => ({
    body: `<a href="${path}${path.includes('?') ? '&amp;' : '?'}utm_source=mail&amp;gclid=1">l</a>`,
  }),
  session: ({ path }) => ({
    body: `<a href="${path.includes('?') ? path : `${path};jsessionid=0A1B2C`}">link</a>`,
  }),
  userinfo: ({ path, host }) => ({ body: `<a href="http://user:pass@${host}${path}">link</a>` }),
  dataTrap: ({ path }) => ({
    body: `<a data-x='<a href="/ghost-data">' title="a > b" href="${path}">link</a>`,
  }),
  area: ({ path }) => ({
    body: `<map name=m><area shape=rect coords="0,0,9,9" href="${path}" alt=""></map>`,
  }),
  iframe: ({ path }) => ({ body: `<iframe src="${path}"><a href="/ghost-iframe"></a></iframe>` }),
  frame: ({ path }) => ({ body: `<frame src="${path}">` }),
  next: ({ path }) => ({ head: `<link rel="next" href="${path}">` }),
  prev: ({ path }) => ({ head: `<link rel="prev nofollow" href="${path}">` }),
  alternate: ({ url }) => ({ head: `<link rel="alternate" hreflang="de" href="${url}">` }),
  refresh: ({ path }) => ({ head: `<meta http-equiv="Refresh" content="30; URL='${path}'">` }),
  header: ({ url }) => ({ header: `<${url}>; rel="next"; title="a, b; c"` }),
  svg: ({ path }) => ({ body: `<svg><a href="${path}"><text>x</text></a></svg>` }),
  noscript: ({ path }) => ({ body: `<noscript><a href="${path}">link</a></noscript>` }),
  shadow: ({ path }) => ({
    body: `<x-nav><template shadowrootmode="open"><a href="${path}">link</a></template></x-nav>`,
  }),
  object: ({ path }) => ({ body: `<object data="${path}"></object>` }),
  embed: ({ path }) => ({ body: `<embed src="${path}">` }),
  last: ({ path }) => ({ head: `<link rel="last" href="${path}">` }),
  jsonLd: ({ url }) => ({
    body: `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'Article', url }] })}</script>`,
  }),
  unclosed: ({ path }) => ({ body: `<p><b><a href="${path}">link<div>` }),
};

/** Forms that do not fit every target: a frame needs a frameset, a base changes all others. */
const SPECIAL: ReadonlySet<string> = new Set(['frame']);
export const FORM_NAMES: readonly string[] = Object.keys(FORMS).filter((name) => !SPECIAL.has(name));

/** Things that look like links and are none; `/ghost-*` answers 200 on every host, so following one is seen. */
export const NEGATIVES: readonly string[] = [
  '<!-- <a href="/ghost-comment">x</a> -->',
  '<template><a href="/ghost-template">x</a><template><a href="/ghost-template-2">x</a></template></template>',
  '<textarea><a href="/ghost-textarea">x</a></textarea>',
  '<script>const html = "<a href=\\"/ghost-script\\">x</a>";</script>',
  '<script type="application/json">{"href":"<a href=/ghost-json>"}</script>',
  '<template shadowrootmode=none><noscript><a href="/ghost-noscript">x</a></noscript></template>',
  '<style>a::after { content: "<a href=/ghost-style>" }</style>',
  '<div data-href="/ghost-data-href" data-html="<a href=/ghost-data-html>">x</div>',
  '<form action="/ghost-form"></form><img src="/ghost-img"><object data="/ghost-object" type=image/png></object>',
  '<link rel="stylesheet" href="/ghost-css"><link rel="icon" href="/ghost-icon"><link rel=preload href=/ghost-preload>',
  '<a href="javascript:location=\'/ghost-js\'">x</a><a href="mailto:a@example.test">x</a><a href="tel:1">x</a>',
  '<a href="http://">x</a><a href="http://[">x</a><a href="ftp://example.test/ghost-ftp">x</a><a href="data:text/html,x">x</a>',
  '<a title="</a><a href=/ghost-title>">x</a>',
];

/** Renders a page, its links in their forms. `authority` turns a host into `host:port`. */
export function renderPage(
  node: Node,
  authority: (host: string) => string,
): { html: string; link: string[] } {
  const head = [`<title>${node.title ?? ''}</title>`, ...node.head];
  const body: string[] = [...node.body];
  const link: string[] = [];
  for (const edge of node.edges) {
    const place = renderEdge(edge, node, authority);
    if (place.head) head.push(place.head);
    if (place.body) body.push(place.body);
    if (place.header) link.push(place.header);
  }
  const wrap = node.frameset ? ['<frameset cols="*,*">', '</frameset>'] : ['<body>', '</body>'];
  return {
    html: `<!doctype html><html><head>${head.join('\n')}</head>${wrap[0]}${body.join('\n')}${wrap[1]}</html>`,
    link,
  };
}

function renderEdge({ target, form }: Edge, from: Node, authority: (host: string) => string): Place {
  const host = hostOf(target);
  const path = target.slice(host.length);
  const url = `http://${authority(host)}${path}`;
  // A path alone would stay on the page's own host.
  const elsewhere = host !== hostOf(from.key) && !USES_HOST.has(form);
  return (FORMS[elsewhere ? 'a' : form] ?? (FORMS['a'] as Form))({ url, path, host: authority(host) });
}

const USES_HOST: ReadonlySet<string> = new Set([
  'a',
  'schemeless',
  'upperHost',
  'userinfo',
  'alternate',
  'header',
]);

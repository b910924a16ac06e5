import { kindOfRel, type PageLink } from './page-links.ts';

const MAX_LINKS = 200;
/** Max characters of a header, which limits the time of the patterns below. */
const MAX_HEADER = 16_384;
/** An unclosed quote extends to the end; otherwise each later value would search the rest for it. */
const VALUE = /<([^<>]*)>((?:[^,"]|"(?:[^"\\]|\\.?)*(?:"|$))*)/g;

/** Parses the page links of a `Link` header (RFC 8288), with the same relations as `link` elements. */
export function parseLinkHeader(header: string | readonly string[] | undefined): PageLink[] {
  if (header === undefined) return [];
  const links: PageLink[] = [];
  const text = (typeof header === 'string' ? header : header.join(',')).slice(0, MAX_HEADER);
  for (const [, href, parameters] of text.matchAll(VALUE)) {
    const kind = kindOfRel(parameter(parameters ?? '', 'rel'), parameter(parameters ?? '', 'type'));
    if (kind && href && links.length < MAX_LINKS) links.push({ href: href.trim(), kind });
  }
  return links;
}

function parameter(parameters: string, name: string): string {
  const match = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;,"]+))`, 'i').exec(parameters);
  return match?.[1] ?? match?.[2] ?? '';
}

import { decodeHTML } from 'entities/decode';
import { jsonLdPages } from './json-ld.ts';
import { linkElement, type LinkKind, type PageLink } from './page-links.ts';
import { parseRefresh, type Refresh } from './refresh.ts';
import type { TagAttributes } from './tag-attributes.ts';

const MAX_TITLE = 500;
const MAX_DESCRIPTION = 1000;
/** Max links of one page; a page with more is not navigation. */
const MAX_LINKS = 20_000;

/** Result of scanning one page: its links in document order, its title and its description. */
export class PageScan {
  /** The first `base href`, not resolved yet. */
  base: string | undefined;
  readonly links: PageLink[] = [];
  /** Whether links were left out because there were too many. */
  isCut = false;
  /** The first meta refresh with a URL that a browser with scripting would follow. */
  refresh: Refresh | undefined;
  /** Number of open `noscript` elements. */
  noscripts = 0;
  #title: string | undefined;
  #meta = new Map<string, string>();

  /** `<title>`, or else `og:title`. White space is collapsed; up to 500 characters. */
  get title(): string | undefined {
    return tidy(this.#title ?? this.#meta.get('og:title') ?? this.#meta.get('twitter:title'), MAX_TITLE);
  }

  /** The meta description, or else `og:description`. White space is collapsed; up to 1,000 characters. */
  get description(): string | undefined {
    const meta = this.#meta;
    return tidy(
      meta.get('description') ?? meta.get('og:description') ?? meta.get('twitter:description'),
      MAX_DESCRIPTION,
    );
  }

  anchor(href: string | undefined): void {
    this.#add(href, 'link');
  }

  titleText(text: string): void {
    if (this.#title === undefined && text.trim() !== '') this.#title = decodeHTML(text);
  }

  jsonLd(text: string): void {
    for (const href of jsonLdPages(text)) this.#add(href, 'link');
  }

  element(name: string, attributes: TagAttributes, inFrameset: boolean): void {
    if (inFrameset !== (name === 'frame') && inFrameset) return;
    if (name === 'a' || name === 'area') this.#anchorElement(attributes);
    else if (name === 'iframe') this.#add(attributes.get('src'), 'link');
    else if (name === 'frame' && inFrameset) this.#add(attributes.get('src'), 'link');
    else if (name === 'object') this.#resource(attributes, 'data');
    else if (name === 'embed') this.#resource(attributes, 'src');
    else if (name === 'link') this.#link(linkElement(attributes));
    else if (name === 'base') this.base ??= attributes.get('href');
    else if (name === 'meta') this.#metaElement(attributes);
  }

  #anchorElement(attributes: TagAttributes): void {
    const rel = attributes.get('rel');
    const isNext = rel !== undefined && /(?:^|\s)(?:next|prev)(?:\s|$)/i.test(rel);
    this.#add(attributes.get('href'), isNext ? 'next' : 'link');
  }

  /** Adds an embedded document; images and videos are recognized by their type, or later by their name. */
  #resource(attributes: TagAttributes, attribute: 'data' | 'src'): void {
    if (!/^\s*(?:image|video|audio)\/|flash/i.test(attributes.get('type') ?? ''))
      this.#add(attributes.get(attribute), 'link');
  }

  #refresh(content: string): void {
    const refresh = parseRefresh(content);
    if (refresh && this.noscripts === 0) this.refresh ??= refresh;
    this.#add(refresh?.href, 'link');
  }

  #metaElement(attributes: TagAttributes): void {
    const content = attributes.get('content');
    if (content === undefined) return;
    if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') this.#refresh(content);
    const name = (attributes.get('name') ?? attributes.get('property'))?.toLowerCase();
    if (name !== undefined && DESCRIBING.has(name) && content.trim() !== '' && !this.#meta.has(name)) {
      this.#meta.set(name, content);
    }
  }

  #add(href: string | undefined, kind: LinkKind): void {
    if (href !== undefined) this.#link({ href, kind });
  }

  #link(link: PageLink | undefined): void {
    if (!link) return;
    if (this.links.length < MAX_LINKS) this.links.push(link);
    else this.isCut = true;
  }
}

const DESCRIBING: ReadonlySet<string> = new Set([
  'description',
  'og:title',
  'og:description',
  'twitter:title',
  'twitter:description',
]);

/** Collapses white space and cuts a text. Copies the result, since a slice would retain the full page in memory. */
function tidy(text: string | undefined, max: number): string | undefined {
  const flat = text
    ?.slice(0, max * 8)
    .replace(/\s+/g, ' ')
    .trim();
  if (!flat) return undefined;
  const cut =
    flat.length > max
      ? `${flat
          .slice(0, max - 1)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trimEnd()}…`
      : flat;
  return Buffer.from(cut).toString();
}

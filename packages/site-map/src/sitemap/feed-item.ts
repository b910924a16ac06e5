import { parseUrl } from '@web-data/net/url';
import { hasUnknownEntity, xmlAttribute } from './xml-text.ts';

const WEB = /^https?:/i;
/** The registered relations of Atom may also be URLs with this prefix (RFC 4287 §4.2.7.2). */
const REGISTERED = 'http://www.iana.org/assignments/relation/';
/** Relations of the pages and archives of one feed (RFC 5005 §3 and §4). */
const FEED_PAGE = /^(?:(?:next|prev)(?:-archive)?|previous|first|last|current)$/;

/** A link of Atom: to the page that it stands for, or to more of the feed. */
export interface FeedLink {
  readonly rel: 'alternate' | 'more';
  /** Resolved against a declared base, else unchanged. */
  readonly href: string;
}

/** State of a feed between tags: the bases of Atom, and whether an item of RSS has a link. */
export class FeedItem {
  #file: string | undefined;
  #feedBase: string | undefined;
  #base: string | undefined;
  #hasLink = true;
  #guid: string | undefined;

  /** Starts the feed; `file` is the URL that it was read from. */
  openFeed(tag: string, file: string | undefined): void {
    this.#file = file;
    this.#feedBase = this.#base = this.#declared(tag, undefined);
  }

  /** Starts an item or entry. */
  open(tag: string): void {
    this.#base = this.#declared(tag, this.#feedBase);
    this.#hasLink = false;
    this.#guid = undefined;
  }

  /** Ends the item; returns its guid when that is its only URL (RSS 2.0: a permalink unless `isPermaLink` is false). */
  close(): string | undefined {
    const guid = this.#hasLink ? undefined : this.#guid;
    this.#base = this.#feedBase;
    this.#hasLink = true;
    return guid;
  }

  link(url: string): void {
    if (url !== '') this.#hasLink = true;
  }

  guid(url: string, tag: string): void {
    const isPermalink = (xmlAttribute(tag, 'isPermaLink') ?? 'true') === 'true';
    if (isPermalink && WEB.test(url)) this.#guid = url;
  }

  /** Reads a link element; undefined for other relations. */
  readLink(tag: string): FeedLink | undefined {
    const name = (xmlAttribute(tag, 'rel') ?? 'alternate').replace(REGISTERED, '');
    const rel = FEED_PAGE.test(name) ? 'more' : name;
    const href = xmlAttribute(tag, 'href');
    if (href === undefined || hasUnknownEntity(href)) return undefined;
    return rel === 'alternate' || rel === 'more' ? { rel, href: this.#resolve(href.trim(), tag) } : undefined;
  }

  /** Resolves a reference of Atom against a declared base (`xml:base`). */
  #resolve(href: string, tag: string): string {
    const base = this.#declared(tag, this.#base);
    return base === undefined ? href : (parseUrl(href, base)?.href ?? href);
  }

  /** Returns the base inside a tag, with `base` outside of it. */
  #declared(tag: string, base: string | undefined): string | undefined {
    const declared = tag.includes('xml:base') ? xmlAttribute(tag, 'xml:base') : undefined;
    return declared === undefined ? base : (parseUrl(declared, base ?? this.#file)?.href ?? base);
  }
}

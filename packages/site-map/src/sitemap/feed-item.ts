import { parseUrl } from '../url/parse.ts';
import { xmlAttribute } from './xml-text.ts';

const WEB = /^https?:/i;

/** What of a feed holds from one tag to another: the bases of Atom, and whether an item of RSS has its link. */
export class FeedItem {
  #file: string | undefined;
  #feedBase: string | undefined;
  #base: string | undefined;
  #hasLink = true;
  #guid: string | undefined;

  /** The feed itself begins; `file` is the URL it was read from. */
  openFeed(tag: string, file: string | undefined): void {
    this.#file = file;
    this.#feedBase = this.#base = this.#declared(tag, undefined);
  }

  /** An item or entry begins. */
  open(tag: string): void {
    this.#base = this.#declared(tag, this.#feedBase);
    this.#hasLink = false;
    this.#guid = undefined;
  }

  /** Ends it; answers the URL that its guid is, where it has no other (RSS 2.0: a permalink unless it says it is none). */
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

  /** A reference of Atom, resolved where a base is declared (`xml:base`). */
  resolve(href: string, tag: string): string {
    const base = this.#declared(tag, this.#base);
    return base === undefined ? href : (parseUrl(href, base)?.href ?? href);
  }

  /** The base that holds inside a tag, where it holds `base` outside. */
  #declared(tag: string, base: string | undefined): string | undefined {
    const declared = tag.includes('xml:base') ? xmlAttribute(tag, 'xml:base') : undefined;
    return declared === undefined ? base : (parseUrl(declared, base ?? this.#file)?.href ?? base);
  }
}

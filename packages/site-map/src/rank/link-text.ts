import { domainToUnicode } from 'node:url';
import { foldText } from './words.ts';

/** What can be ranked: a link, or anything shaped like one. */
export interface Rankable {
  readonly url: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** A link's URL, title and description as one folded text, each searched once for all three. */
export interface LinkText {
  readonly text: string;
  /** Where the host begins: no scheme is searched for. */
  readonly from: number;
  readonly titleAt: number;
  readonly descriptionAt: number;
}

const NON_ASCII = /[^\0-\x7f]/;

/** The text of a link: most are plain ASCII and stand as they are. */
export function linkText({ url, title = '', description = '' }: Rankable): LinkText {
  const text = `${url}\n${title}\n${description}`.toLowerCase();
  if (NON_ASCII.test(text) || url.includes('%') || url.includes('xn--'))
    return decodedText(url, foldText(title), foldText(description));
  const titleAt = url.length + 1;
  return { text, from: url.indexOf('//') + 2, titleAt, descriptionAt: titleAt + title.length + 1 };
}

function decodedText(url: string, title: string, description: string): LinkText {
  const address = urlText(url);
  const titleAt = address.length + 1;
  const text = `${address}\n${title}\n${description}`;
  return { text, from: 0, titleAt, descriptionAt: titleAt + title.length + 1 };
}

/** The readable text of a URL: host and path, escapes decoded, international names in their own letters. */
function urlText(url: string): string {
  const rest = url.slice(url.indexOf('//') + 2);
  const slash = rest.indexOf('/');
  const host = slash < 0 ? rest : rest.slice(0, slash);
  return foldText((domainToUnicode(host) || host) + decoded(slash < 0 ? '' : rest.slice(slash)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import { pathStart } from '@web-data/net/url';
import type { Candidate } from './candidates.ts';
import { urlKind } from './kind.ts';
import { getOrigin } from './origin.ts';
import { queryShape } from './query-shape.ts';
import { Part, type Visited } from './part.ts';

/**
 * Min number of unproductive pages on the way to a URL that looks generated, and the lower one for URLs with a query.
 */
const MAX_BEHIND = 2;
const MAX_BEHIND_QUERY = 1;

/** The parts of a site, by the shapes of their URLs; each URL belongs to a fine part and to coarser ones. */
export class Parts {
  readonly #parts = new Map<string, Part>();

  /** The part of URLs that only differ in numbers and ids. */
  of(candidate: Candidate): Part {
    return (candidate.note.part ??= this.at(urlPattern(candidate.url)));
  }

  /** The part of all URLs with the same first segment, separate for URLs with a query. */
  around(candidate: Candidate): Part {
    return (candidate.note.around ??= this.at(`${firstSegment(candidate.url)}…`));
  }

  /** The part of all URLs of one kind, regardless of names. */
  kindOf(candidate: Candidate): Part {
    return (candidate.note.kind ??= this.at(urlKind(candidate.url)));
  }

  /**
   * Parts that a URL belongs to, from specific to general: its shape, its kind, its query on the host, and its
   * surroundings.
   */
  likesOf(candidate: Candidate): readonly Part[] {
    return (candidate.note.likes ??= this.#findLikes(candidate));
  }

  /** The wider parts of a URL: its kind, its query on the host, and its surroundings. */
  widerThan(candidate: Candidate): readonly Part[] {
    return (candidate.note.wider ??= this.likesOf(candidate).slice(1));
  }

  #findLikes(candidate: Candidate): readonly Part[] {
    const { url } = candidate;
    const likes = [this.of(candidate), this.kindOf(candidate)];
    const mark = url.indexOf('?');
    if (mark > 0) likes.push(this.at(`${getOrigin(url)}?${queryShape(url.slice(mark + 1), false)}`));
    return [...likes, this.around(candidate)];
  }

  /** The part of all queries of one path, and that of all queries of its kind of path. */
  queriesOf(candidate: Candidate): readonly [path: Part, kind: Part] {
    const parts = [this.of(candidate), this.kindOf(candidate)];
    const [path, kind] = parts.map(({ key }) => this.at(`${key.split('?', 1)[0]}?…`));
    return [path as Part, kind as Part];
  }

  at(key: string): Part {
    let part = this.#parts.get(key);
    if (!part) this.#parts.set(key, (part = new Part(key)));
    return part;
  }

  /** Notes the result of a visit. */
  note(candidate: Candidate, visited: Visited): void {
    for (const like of this.likesOf(candidate)) like.note(visited);
    if (candidate.is.hidden) for (const part of new Set(this.queriesOf(candidate))) part.note(visited);
  }

  /** Notes a visit without a page that led to so many new URLs. */
  noteNonPage(candidate: Candidate, found: number): void {
    for (const like of this.likesOf(candidate)) like.noteNonPage(found);
  }

  /** Notes that a visited page is a copy of another. */
  noteCopy(candidate: Candidate): void {
    for (const like of this.likesOf(candidate)) like.noteCopy();
  }

  /** Whether the URL looks generated: it belongs to an endless part, and only URLs of that part link to it. */
  isSuspect(candidate: Candidate): boolean {
    const { odd, behind, selfNamed } = candidate.is;
    if (odd) return true;
    if (behind === 0 && !selfNamed) return false;
    const part = this.of(candidate);
    if (!part.isProven && this.around(candidate).isSuspect) return true;
    const enough = candidate.url.includes('?') ? MAX_BEHIND_QUERY : MAX_BEHIND;
    return part.isSuspect && (selfNamed || behind >= enough);
  }
}

/** Returns the shape of a URL: host, path, query names and chosen values, with numbers as `N` and ids as `H`. */
export function urlPattern(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const shape = path.replace(ID, 'H').replace(/\d+/g, 'N');
  if (mark < 0) return shape;
  return `${shape}?${queryShape(url.slice(mark + 1), true)}`;
}

/** Replaces the ids in the path of a URL by NUL characters; numbers and dates remain. */
export function maskIds(url: string): string {
  const start = pathStart(url);
  const mark = url.indexOf('?', start);
  const path = mark < 0 ? url.slice(start) : url.slice(start, mark);
  const masked = path.replace(ID, (id) => (/[a-z]/i.test(id) ? '\0' : id));
  return masked === path ? url : url.slice(0, start) + masked + (mark < 0 ? '' : url.slice(mark));
}

/** UUIDs, hexadecimal ids, and tokens of alphabetic characters and digits. */
const ID =
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<![0-9a-f])(?=[a-f]*\d)[0-9a-f]{8,}|(?<![A-Za-z0-9])(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{12,}(?![A-Za-z0-9])/gi;

function firstSegment(url: string): string {
  const start = pathStart(url);
  const mark = url.indexOf('?', start);
  const end = url.indexOf('/', start + 1);
  const isDeep = end > 0 && (mark < 0 || end < mark);
  const shape = isDeep ? url.slice(start, end).replace(ID, 'H').replace(/\d+/g, 'N') : '/*';
  return `${url.slice(0, start)}${shape}${mark < 0 ? '' : '?'}`;
}

import { pathStart } from '../url/page-url.ts';
import type { Candidate } from './candidates.ts';
import { urlKind } from './kind.ts';
import { getOrigin } from './origin.ts';
import { queryShape } from './query-shape.ts';
import { Part, type Visited } from './part.ts';

/** How many pages that did not pay lie behind a URL before it counts as generated: fewer where a query varies. */
const MAX_BEHIND = 2;
const MAX_BEHIND_QUERY = 1;

/** The parts of a site, by the shapes of their URLs; a URL belongs to a fine part and to a coarse one. */
export class Parts {
  readonly #parts = new Map<string, Part>();

  /** The part of URLs that differ in numbers and ids only. */
  of(candidate: Candidate): Part {
    return (candidate.note.part ??= this.at(urlPattern(candidate.url)));
  }

  /** The part of all that lies below the same first segment, URLs with queries apart. */
  around(candidate: Candidate): Part {
    return (candidate.note.around ??= this.at(`${firstSegment(candidate.url)}…`));
  }

  /** The part of all that is of one kind, however it is called. */
  kindOf(candidate: Candidate): Part {
    return (candidate.note.kind ??= this.at(urlKind(candidate.url)));
  }

  /**
   * What is like a URL, the nearest first: its shape, its kind, what its query asks for all over the host, and what lies
   * around it.
   */
  likesOf(candidate: Candidate): readonly Part[] {
    return (candidate.note.likes ??= this.#findLikes(candidate));
  }

  #findLikes(candidate: Candidate): readonly Part[] {
    const { url } = candidate;
    const likes = [this.of(candidate), this.kindOf(candidate)];
    const mark = url.indexOf('?');
    if (mark > 0) likes.push(this.at(`${getOrigin(url)}?${queryShape(url.slice(mark + 1), false)}`));
    return [...likes, this.around(candidate)];
  }

  /** The part of all queries of one path. */
  queriesOf(candidate: Candidate): Part {
    const { key } = this.of(candidate);
    return this.at(`${key.split('?', 1)[0]}?…`);
  }

  at(key: string): Part {
    let part = this.#parts.get(key);
    if (!part) this.#parts.set(key, (part = new Part(key)));
    return part;
  }

  /** Notes what a visit brought. */
  note(candidate: Candidate, visited: Visited): void {
    for (const like of this.likesOf(candidate)) like.note(visited);
    if (candidate.is.hidden) this.queriesOf(candidate).note(visited);
  }

  /** Notes a visit that showed no page but led to so many new URLs. */
  noteNonPage(candidate: Candidate, found: number): void {
    for (const like of this.likesOf(candidate)) like.noteNonPage(found);
  }

  /** Notes that a page visited before is a copy of another. */
  noteCopy(candidate: Candidate): void {
    for (const like of this.likesOf(candidate)) like.noteCopy();
  }

  /** True when the URL looks generated: part of a place without end, and named only from within it. */
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

/** The shape of a URL: host, path, query names and what the query chooses, with numbers as `N` and ids as `H`. */
export function urlPattern(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const shape = path.replace(ID, 'H').replace(/\d+/g, 'N');
  if (mark < 0) return shape;
  return `${shape}?${queryShape(url.slice(mark + 1), true)}`;
}

/** UUIDs, hexadecimal ids, and tokens that mix letters and digits. */
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

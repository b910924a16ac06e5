import { getOrAdd } from './get-or-add.ts';
import type { Candidate } from './candidates.ts';
import { Part, type Visited } from './part.ts';
import { firstSegment, getOrigin, queryShape, urlKind, urlPattern } from './url-shapes.ts';

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
    return getOrAdd(this.#parts, key, () => new Part(key));
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

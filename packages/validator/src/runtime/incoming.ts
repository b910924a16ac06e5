import type { BodySource } from './body-source.ts';
import { normalPath } from './path.ts';

/** A request as the pipeline reads it. Each adapter creates one from the request of its host. */
export interface Incoming {
  method: string;
  /** Percent-encoded, in its normal form, without the query and without the prefix of the host. */
  path: string;
  /** The query after the `?`; empty when there is none. */
  query: string;
  /** A header by its name in lower case. */
  header(name: string): string | undefined;
  /** Reads the body, and stops when it is longer than `limit` bytes. */
  read(limit: number): BodyRead | Promise<BodyRead>;
  /** Opens the body as a stream; it fails after `limit` bytes. */
  open(limit: number): BodySource | Promise<BodySource>;
}

/** The bytes of a body; the value that a host parsed earlier; or the error: too large, or aborted. */
export type BodyRead = { bytes: Uint8Array } | { parsed: unknown } | { error: 'too-large' | 'aborted' };

/** Splits a request target at its query; the path is in its normal form. */
export function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?');
  return mark === -1
    ? { path: normalPath(target), query: '' }
    : { path: normalPath(target.slice(0, mark)), query: target.slice(mark + 1) };
}

/** Whether a path equals a base path or continues it with a new segment. */
export function isUnder(path: string, basePath: string): boolean {
  return path.startsWith(basePath) && (path.length === basePath.length || path[basePath.length] === '/');
}

/** The declared length of a body in bytes, NaN when none is declared. */
export function parseContentLength(header: string | null | undefined): number {
  return header && /^\d+$/.test(header) ? Number(header) : Number.NaN;
}

/** Joins chunks into one array of bytes. */
export function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

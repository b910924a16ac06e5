/**
 * A body that is not read yet, as a stream of its host; bytes or a value read earlier; or the reason it cannot be read.
 */
export type BodySource =
  | { stream: ReadableStream<Uint8Array> | NodeStream }
  | { bytes: Uint8Array }
  | { parsed: unknown }
  | { error: 'too-large' | 'aborted' };

/** The members of a Node stream that are used here. The other hosts do not have Node's types. */
export interface NodeStream {
  readonly readableEnded: boolean;
  readonly destroyed: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end' | 'error' | 'close', listener: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

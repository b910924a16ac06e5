/** A body that is not read yet, in its host's kind of stream; what was read or parsed before; or that it cannot be read. */
export type BodySource =
  | { stream: ReadableStream<Uint8Array> | NodeStream }
  | { bytes: Uint8Array }
  | { parsed: unknown }
  | { fault: 'too-large' | 'aborted' };

/** What is used of a stream of Node, whose types the other hosts do not have. */
export interface NodeStream {
  readonly readableEnded: boolean;
  readonly destroyed: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end' | 'error' | 'close', listener: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

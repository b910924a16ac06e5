/** A location in a source: file, line and pointer. */
export interface Location {
  /** Path or URL of the file; absent for a description that was passed as a value. */
  readonly file?: string;
  /** From 1; absent without a source text. */
  readonly line?: number;
  /** From 1; absent without a source text. */
  readonly column?: number;
  /** RFC 6901, into that file. */
  readonly pointer: string;
}

/** Formats a location in one line, such as `openapi.yaml:12:5 /paths/~1map`. */
export function formatLocation({ file, line, column, pointer }: Location): string {
  const position = line === undefined ? '' : `:${line}:${column ?? 1}`;
  return [file && `${file}${position}`, pointer].filter(Boolean).join(' ') || 'The description';
}

/** Where something stands: in which text, and in which line. */
export interface Location {
  /** Path or address of the text; absent for a description that was given as a value. */
  readonly file?: string;
  /** From 1; absent where there is no text. */
  readonly line?: number;
  /** From 1; absent where there is no text. */
  readonly column?: number;
  /** RFC 6901, into that file. */
  readonly pointer: string;
}

/** A place in one line, such as `openapi.yaml:12:5 /paths/~1map`. */
export function formatLocation({ file, line, column, pointer }: Location): string {
  const position = line === undefined ? '' : `:${line}:${column ?? 1}`;
  return [file && `${file}${position}`, pointer].filter(Boolean).join(' ') || 'The description';
}

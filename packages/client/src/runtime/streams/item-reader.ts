/** Where a stream of events goes on after its connection broke. */
export interface Resumption {
  /** The last `id`. */
  id: string | undefined;
  /** Milliseconds to wait, by the last `retry`. */
  retryMs: number | undefined;
}

/** The bytes of a response as they arrive, with what is needed to read items from them. */
export interface ItemSource {
  chunks: AsyncIterable<Uint8Array>;
  /** The media type of the response, with its parameters. */
  mediaType: string;
  /** Maximum length of an item in bytes. */
  limit: number;
  /** Written by the reader of events. */
  resumption: Resumption;
  /** Creates the error for content that is not as described. */
  fail: (reason: string) => Error;
}

/** Reads the items of one media type, each as soon as it is complete. Holds no more than one in memory. */
export interface ItemReader {
  /** The media type without parameters. */
  type: string;
  /** Whether a broken connection can go on where it ended. */
  resumes?: true;
  read: (source: ItemSource) => AsyncGenerator<unknown>;
}

/** @throws the error of the source, for text that is no JSON */
export function parseItem(text: string, { fail }: Pick<ItemSource, 'fail'>, what = 'an item'): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw fail(`has ${what} that is no JSON: ${text.slice(0, 200)}`);
  }
}

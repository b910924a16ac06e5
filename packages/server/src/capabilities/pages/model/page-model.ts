/** A question to a model about one page. */
export interface PageQuestion {
  /** The caller's prompt. */
  prompt: string;
  /** The JSON Schema of the data. */
  schema?: object | undefined;
  url: string;
  /** The content of the page: untrusted text. */
  markdown: string;
}

export interface ExtractOptions {
  /** Aborts the calls to the model. */
  signal: AbortSignal;
  /** Returns one sentence that says why data does not conform; undefined when it does. */
  check(data: unknown): Promise<string | undefined>;
}

/** The result of a model: data that conforms, or one sentence that says why there is none. */
export type PageExtraction = { data: unknown; attempts: number } | { declined: string };

/** A model that extracts data from a page by a prompt. */
export interface PageModel {
  /** Credits of each call to the model. */
  stepCredits: number;
  /** Maximum calls for one question, corrections included. */
  maxAttempts: number;
  /** @throws when the model fails, or the signal aborts. */
  extract(question: PageQuestion, options: ExtractOptions): Promise<PageExtraction>;
}

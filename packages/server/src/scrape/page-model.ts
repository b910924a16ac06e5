/** What is asked of a model about one page. */
export interface PageQuestion {
  /** What the caller wants, in its words. */
  prompt: string;
  /** What the data must conform to. */
  schema?: object | undefined;
  url: string;
  /** What the page says: words of nobody that the caller knows. */
  markdown: string;
}

export interface ExtractOptions {
  /** Ends the asking. */
  signal: AbortSignal;
  /** One sentence about what keeps data from conforming; undefined when it does. */
  check(data: unknown): Promise<string | undefined>;
}

/** What a model made of a page: data that conforms, or one sentence that says why there is none. */
export type PageExtraction = { data: unknown; attempts: number } | { declined: string };

/** A model that extracts what a prompt asks for. */
export interface PageModel {
  /** Credits of each of its answers. */
  stepCredits: number;
  /** Answers that it may give to one question, mended ones included. */
  maxAttempts: number;
  /** @throws when the model cannot be asked, or the signal aborts. */
  extract(question: PageQuestion, options: ExtractOptions): Promise<PageExtraction>;
}

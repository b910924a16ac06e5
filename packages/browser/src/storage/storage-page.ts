import type { BrowserContext, Page } from 'playwright-core';

/** A page in a context in which every URL is an empty document, so that no request reaches a site. */
export class StoragePage {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext): Promise<StoragePage> {
    const page = await context.newPage();
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }).catch(() => undefined),
    );
    return new StoragePage(page);
  }

  /**
   * Runs a function in an empty document of an origin; returns undefined when the browser opens no document of that
   * origin.
   */
  async in<Input, Output>(
    origin: string,
    work: (input: Input) => Promise<Output>,
    input: Input,
  ): Promise<Output | undefined> {
    const page = this.#page;
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded', timeout: 0 });
    if (new URL(page.url()).origin !== origin) return undefined;
    // Passed as a string: Playwright would serialize the state member by member.
    const text = await page.evaluate(
      `(${work.toString()})(${JSON.stringify(input)}).then((output) => JSON.stringify(output))`,
    );
    return text === undefined ? undefined : (JSON.parse(text as string) as Output);
  }

  async close(): Promise<void> {
    await this.#page.close().catch(() => undefined);
  }
}

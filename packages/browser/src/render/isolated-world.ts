import type { CDPSession, Page } from 'playwright-core';

/** Runs functions in an isolated world of a page: they see its document, and nothing that its scripts changed. */
export class IsolatedWorld {
  readonly #cdp: CDPSession;
  readonly #contextId: number;

  private constructor(cdp: CDPSession, contextId: number) {
    this.#cdp = cdp;
    this.#contextId = contextId;
  }

  /** Opens a world for the current document of the page. */
  static async open(page: Page): Promise<IsolatedWorld> {
    const cdp = await page.context().newCDPSession(page);
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'web-data',
    });
    return new IsolatedWorld(cdp, executionContextId);
  }

  /**
   * Runs a function and returns its result, for a promise what it resolves to. The function may use its argument and the
   * document, and nothing else.
   */
  async run<Input, Output>(work: (input: Input) => Output, input: Input): Promise<Awaited<Output>> {
    const { result, exceptionDetails } = await this.#cdp.send('Runtime.evaluate', {
      expression: `(${work.toString()})(${JSON.stringify(input)})`,
      contextId: this.#contextId,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Awaited<Output>; // The return value, passed through JSON.
  }

  async close(): Promise<void> {
    await this.#cdp.detach().catch(() => undefined);
  }
}

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
    // The id of a page is that of its main frame.
    const { targetInfo } = await cdp.send('Target.getTargetInfo');
    return IsolatedWorld.create(cdp, targetInfo.targetId);
  }

  /** Creates a world for the current document of a frame, in a session that the caller detaches. */
  static async create(cdp: CDPSession, frameId: string): Promise<IsolatedWorld> {
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId,
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

  /** Returns the id of the frame that the first element of a CSS selector shows; undefined when it shows none. */
  async findFrameId(selector: string): Promise<string | undefined> {
    const { result } = await this.#cdp.send('Runtime.evaluate', {
      expression: `document.querySelector(${JSON.stringify(selector)})`,
      contextId: this.#contextId,
    });
    if (result.objectId === undefined) return undefined;
    const { node } = await this.#cdp.send('DOM.describeNode', { objectId: result.objectId });
    return node.frameId;
  }

  async close(): Promise<void> {
    await this.#cdp.detach().catch(() => undefined);
  }
}

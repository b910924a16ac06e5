import type { CDPSession } from 'playwright-core';

/** A CDP channel to a page, or to a frame that has its own process. */
export interface Wire {
  /** @throws when the target was closed, or does not know the method. */
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (params: never) => void): void;
}

interface WireResponse {
  id?: number;
  method?: string;
  params?: object;
  result?: unknown;
  error?: { message: string };
}

/** Returns the channel of a page. */
export function getWire(cdp: CDPSession): Wire {
  return {
    // Playwright types the methods of the protocol one by one; here, the callers know which ones they use.
    send: (method, params) => cdp.send(method as 'Fetch.enable', params),
    on: (event, listener) => void cdp.on(event as 'Fetch.requestPaused', listener as () => void),
  };
}

/**
 * Calls `begin` for each frame that has its own process, before the frame runs. Commands for a page do not apply to the
 * frames inside of such a frame otherwise.
 */
export async function watchFrames(wire: Wire, begin: (frame: Wire) => Promise<void>): Promise<void> {
  const frames = new Map<string, FrameWire>();
  wire.on('Target.attachedToTarget', ({ sessionId }: { sessionId: string }) => {
    const frame = new FrameWire(wire, sessionId);
    frames.set(sessionId, frame);
    // A frame that was removed meanwhile sends no requests.
    void begin(frame)
      .then(() => watchFrames(frame, begin))
      .then(() => frame.send('Runtime.runIfWaitingForDebugger'))
      .catch(() => undefined);
  });
  wire.on(
    'Target.receivedMessageFromTarget',
    ({ sessionId, message }: { sessionId: string; message: string }) =>
      frames.get(sessionId)?.receive(message),
  );
  wire.on('Target.detachedFromTarget', ({ sessionId }: { sessionId: string }) => {
    frames.get(sessionId)?.end();
    frames.delete(sessionId);
  });
  await wire.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    // Messages of the frame then arrive within those of its parent: Playwright offers no session for such a frame.
    flatten: false,
    filter: [{ type: 'iframe' }],
  });
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The channel of a frame, whose messages travel within those of another channel. */
class FrameWire implements Wire {
  readonly #outer: Wire;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, ((params: never) => void)[]>();
  #last = 0;

  constructor(outer: Wire, sessionId: string) {
    this.#outer = outer;
    this.#sessionId = sessionId;
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#last;
    const completed = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    completed.catch(() => undefined); // Sending the message may have failed.
    const message = JSON.stringify({ id, method, params });
    await this.#outer.send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message });
    return completed;
  }

  on(event: string, listener: (params: never) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  /** Handles a message of the frame. */
  receive(message: string): void {
    const { id, method = '', params = {}, result, error } = JSON.parse(message) as WireResponse; // Written by Chromium.
    if (id === undefined) {
      for (const listener of this.#listeners.get(method) ?? []) listener(params as never);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  /** Rejects all calls that still wait for a response. */
  end(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The frame has gone.'));
    this.#waiting.clear();
  }
}

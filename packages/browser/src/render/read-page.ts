import type { CDPSession, Frame, Page } from 'playwright-core';
import { inTime } from '../session/in-time.ts';
import { flatten, markFrames } from './flatten.ts';
import { IsolatedWorld } from './isolated-world.ts';

/** Max frames of one page that are read, and levels of frames within frames. */
const MAX_FRAMES = 20;
const MAX_LEVELS = 5;
/** Max milliseconds for one frame and those within it, which may hang while its page does not. */
const FRAME_MS = 2000;

/** Attribute that `markFrames` gives the elements of frames. */
const MARK = 'data-web-data-frame';

/** Reads the current HTML of a page, with its shadow trees and its frames, at any level, inlined. */
export async function readPage(page: Page, max: number): Promise<{ html: string; isCut: boolean }> {
  const reader = new FrameReader(page, max);
  try {
    return await reader.readMain();
  } finally {
    await reader.close();
  }
}

/** A document whose frames are read: the first `granted` of those that `markFrames` marked. */
interface OuterDocument extends DocumentLocation {
  world: IsolatedWorld;
  granted: number;
}

/** A document: its frame, and how the DevTools protocol reaches it. */
interface DocumentLocation {
  frame: Frame;
  cdp: CDPSession;
  frameId: string;
}

class FrameReader {
  readonly #page: Page;
  readonly #max: number;
  readonly #sessions: CDPSession[] = [];
  #framesLeft = MAX_FRAMES;
  #closed = false;

  constructor(page: Page, max: number) {
    this.#page = page;
    this.#max = max;
  }

  async readMain(): Promise<{ html: string; isCut: boolean }> {
    const cdp = await this.#openSession(this.#page);
    return this.#read({ frame: this.#page.mainFrame(), cdp, frameId: await getFrameId(cdp) }, 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#sessions.map((cdp) => cdp.detach().catch(() => undefined)));
  }

  async #openSession(target: Frame | Page): Promise<CDPSession> {
    const cdp = await this.#page.context().newCDPSession(target);
    this.#sessions.push(cdp);
    // Reading goes on in a frame whose time is over.
    if (this.#closed) await this.close();
    return cdp;
  }

  async #read(location: DocumentLocation, level: number): Promise<{ html: string; isCut: boolean }> {
    const world = await IsolatedWorld.create(location.cdp, location.frameId);
    const marked =
      level < MAX_LEVELS && this.#framesLeft > 0 ? await world.run(markFrames, this.#framesLeft) : 0;
    // Documents beside this one may have taken frames since.
    const granted = Math.min(marked, this.#framesLeft);
    this.#framesLeft -= granted;
    const outer = { ...location, world, granted };
    const frames = granted === 0 ? {} : await this.#readInside(outer, level);
    return world.run(flatten, { frames, max: this.#max });
  }

  /** Reads the bodies of the frames in a document, by the marks of their elements. */
  async #readInside(outer: OuterDocument, level: number): Promise<Record<string, string>> {
    const bodies = await Promise.all(
      outer.frame.childFrames().map((frame) =>
        // A frame that is removed while it is read contributes nothing.
        inTime(() => this.#readFrame(frame, outer, level), { timeout: FRAME_MS }).catch(() => undefined),
      ),
    );
    return Object.fromEntries(bodies.filter((body) => body !== undefined));
  }

  async #readFrame(
    frame: Frame,
    outer: OuterDocument,
    level: number,
  ): Promise<[mark: string, html: string] | undefined> {
    // A blocked frame holds an error page of the browser.
    if (frame.url().startsWith('chrome-error:')) return undefined;
    const element = await frame.frameElement();
    const mark = await element.getAttribute(MARK);
    if (mark === null || Number(mark) >= outer.granted) return undefined;
    const location = await this.#locate(frame, outer, mark);
    if (location === undefined) return undefined;
    const { html } = await this.#read(location, level + 1);
    const body = /<body[^>]*>(?<inner>[\s\S]*?)(?:<\/body>|$)/i.exec(html)?.groups?.['inner'];
    return [mark, body ?? ''];
  }

  /** Finds out how the protocol reaches a frame: by a session of its own, or by that of the document around it. */
  async #locate(
    frame: Frame,
    { cdp, world }: OuterDocument,
    mark: string,
  ): Promise<DocumentLocation | undefined> {
    const own = await this.#openSession(frame).catch(() => undefined);
    if (own !== undefined) return { frame, cdp: own, frameId: await getFrameId(own) };
    const frameId = await world.findFrameId(`[${MARK}="${mark}"]`);
    return frameId === undefined ? undefined : { frame, cdp, frameId };
  }
}

/** Returns the id of the outermost frame of a session, which is that of its target. */
async function getFrameId(cdp: CDPSession): Promise<string> {
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  return targetInfo.targetId;
}

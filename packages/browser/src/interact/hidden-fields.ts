import type { CDPSession, Page } from 'playwright-core';
import { IsolatedWorld } from '../render/isolated-world.ts';

/** Max frames whose fields are hidden; a page with more shows them. */
const MAX_FRAMES = 20;
/** Style of a field whose text is hidden: dots, and nothing where the browser draws the text in parts of its own. */
const STYLE = `input:not([type=button], [type=submit], [type=reset]), textarea, [contenteditable]:not([contenteditable=false]),
  [contenteditable]:not([contenteditable=false]) * { -webkit-text-security: disc !important; }
input:is([type=number], [type=date], [type=time], [type=month], [type=week], [type=datetime-local]) {
  color: transparent !important; }`;

/**
 * Shows what the fields of a page hold as dots, in all frames and shadow trees, while `work` runs. The style is one that no
 * policy of the page blocks (CSSOM, `adoptedStyleSheets`), and the document stays as it is.
 * @returns undefined, without a result of `work`, when some field shows its text nevertheless
 */
export async function withHiddenFields<T>(page: Page, work: () => Promise<T>): Promise<T | undefined> {
  const sessions: CDPSession[] = [];
  const worlds: IsolatedWorld[] = [];
  try {
    for (const target of [page, ...page.frames().slice(1)]) {
      // A frame in the process of its page has no session of its own.
      const cdp = await page
        .context()
        .newCDPSession(target)
        .catch(() => undefined);
      if (cdp === undefined) continue;
      sessions.push(cdp);
      const { frameTree } = await cdp.send('Page.getFrameTree');
      for (const frameId of listFrames(frameTree)) worlds.push(await IsolatedWorld.create(cdp, frameId));
    }
    if (worlds.length > MAX_FRAMES) return undefined;
    const areHidden = await Promise.all(worlds.map((world) => world.run(hideFields, STYLE)));
    return areHidden.every(Boolean) ? await work() : undefined;
  } finally {
    // A closed document needs nothing.
    await Promise.all(worlds.map((world) => world.run(showFields, undefined).catch(() => undefined)));
    await Promise.all(sessions.map((cdp) => cdp.detach().catch(() => undefined)));
  }
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

function listFrames({ frame, childFrames = [] }: FrameTree): string[] {
  return [frame.id, ...childFrames.flatMap((child) => listFrames(child))];
}

/** What {@link hideFields} leaves in its world for {@link showFields}. */
type Hiding = typeof globalThis & { showFields?: () => void };

/** Runs in a document. Returns whether each field is hidden: a page may have a stronger style. */
function hideFields(style: string): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
  (globalThis as Hiding).showFields = () => {
    for (const root of roots)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  const fields =
    'input:not([type=hidden], [type=button], [type=submit], [type=reset]), textarea, [contenteditable]';
  return roots.every((root) =>
    [...root.querySelectorAll<HTMLElement>(fields)]
      .filter((field) => field.matches('input, textarea') || field.isContentEditable)
      .every((field) => getComputedStyle(field).getPropertyValue('-webkit-text-security') === 'disc'),
  );
}

/** Runs in the same world. */
function showFields(): void {
  (globalThis as Hiding).showFields?.();
}

import type { PdfOptions } from '../render/pdf.ts';
import type { Screenshot, ScreenshotOptions } from '../render/screenshot.ts';

/** Which element: by the `ref` of the last snapshot, else by CSS, else by role and name. The first that is given counts. */
export interface Target {
  readonly ref?: string | undefined;
  readonly selector?: string | undefined;
  /** ARIA role, such as `button`. */
  readonly role?: string | undefined;
  /** Accessible name, the whole of it or a part; without `role`, of anything that can be acted on. */
  readonly name?: string | undefined;
  /** Take the first where there are several, those that show before those that do not. Default: there must be only one. */
  readonly first?: boolean | undefined;
}

/** One step in a page. No action takes code. */
export type Action =
  | { readonly type: 'goto'; readonly url: string }
  | ({ readonly type: 'hover' } & Target)
  | ({
      readonly type: 'click';
      /** Click on each one that fits, 100 at most. Default false. */
      readonly all?: boolean | undefined;
    } & Target)
  | ({ readonly type: 'fill'; readonly text: string } & Target)
  | ({ readonly type: 'select'; readonly values: readonly string[] } & Target)
  | ({ readonly type: 'check'; readonly checked?: boolean | undefined } & Target)
  | ({ readonly type: 'press'; readonly key: string } & Target)
  /** Types where the focus is. */
  | { readonly type: 'write'; readonly text: string }
  | ({
      readonly type: 'scroll';
      readonly direction?: Direction | undefined;
      /** Scroll what the element holds, in `direction`, and not the element into view. Default false. */
      readonly inside?: boolean | undefined;
    } & Target)
  | ({
      readonly type: 'wait';
      readonly text?: string | undefined;
      readonly milliseconds?: number | undefined;
    } & Target)
  | ({ readonly type: 'screenshot' } & ScreenshotOptions)
  | ({ readonly type: 'pdf' } & PdfOptions)
  | { readonly type: 'back' | 'snapshot' | 'scrape' };

export type Direction = 'up' | 'down' | 'left' | 'right';

/** What an action gave besides a sentence. */
export interface Findings {
  /** The accessibility tree, of a `snapshot`. */
  readonly snapshot?: string;
  /** The picture, of a `screenshot`. */
  readonly screenshot?: Screenshot;
  /** The page as it prints, of a `pdf`. */
  readonly pdf?: Buffer;
  /** The HTML of the page as it stands, of a `scrape`. */
  readonly html?: string;
}

/** What became of an action. */
export interface ActionOutcome extends Findings {
  readonly ok: boolean;
  /** What it did; or why not, and what there was instead. Never what was typed. */
  readonly message: string;
  /** Where the page is then. */
  readonly url: string;
  readonly title: string;
  /** HTTP status of the document that the page shows; 0 before the first. */
  readonly status: number;
}

/** An action that could not be done: one sentence for its caller. */
export class ActionError extends Error {
  override readonly name = 'ActionError';
}

import type { PdfOptions } from '../render/pdf.ts';
import type { Screenshot, ScreenshotOptions } from '../render/screenshot.ts';

/**
 * Names an element: by the `ref` of the last snapshot, else by CSS selector, else by role and name. The first of these
 * that is set counts.
 */
export interface Target {
  readonly ref?: string | undefined;
  readonly selector?: string | undefined;
  /** ARIA role, such as `button`. */
  readonly role?: string | undefined;
  /** Accessible name, complete or a part of it; without `role`, of any element that a user can act on. */
  readonly name?: string | undefined;
  /**
   * Use the first of several matches; visible elements come before hidden ones. Default: more than one match is an
   * error.
   */
  readonly first?: boolean | undefined;
}

/** One step in a page. No action runs code of its caller. */
export type Action =
  | { readonly type: 'goto'; readonly url: string }
  | ({ readonly type: 'hover' } & Target)
  | ({
      readonly type: 'click';
      /** Click every match, up to 100. Default false. */
      readonly all?: boolean | undefined;
    } & Target)
  | ({ readonly type: 'fill'; readonly text: string } & Target)
  | ({ readonly type: 'select'; readonly values: readonly string[] } & Target)
  | ({ readonly type: 'check'; readonly checked?: boolean | undefined } & Target)
  | ({ readonly type: 'press'; readonly key: string } & Target)
  /** Types into the focused element. */
  | { readonly type: 'write'; readonly text: string }
  | ({
      readonly type: 'scroll';
      readonly direction?: Direction | undefined;
      /**
       * Scroll the content of the element in `direction`, instead of scrolling the element into view. Default false.
       */
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

/** Results of an action besides its message. */
export interface Findings {
  /** The accessibility tree, of a `snapshot`. */
  readonly snapshot?: string;
  /** The image, of a `screenshot`. */
  readonly screenshot?: Screenshot;
  /** The page as it prints, of a `pdf`. */
  readonly pdf?: Buffer;
  /** The current HTML of the page, of a `scrape`. */
  readonly html?: string;
}

/** The result of an action. */
export interface ActionOutcome extends Findings {
  readonly ok: boolean;
  /** Says what the action did, or why it failed and what the page has instead. Never holds typed text. */
  readonly message: string;
  /** URL of the page after the action. */
  readonly url: string;
  readonly title: string;
  /** HTTP status of the document that the page shows; 0 before the first. */
  readonly status: number;
}

/** An action that could not be done; the message is one sentence for its caller. */
export class ActionError extends Error {
  override readonly name = 'ActionError';
}

import type { DownloadedFile } from '../session/downloads.ts';
import type { DialogResponse } from '../session/quiet-page.ts';
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
      /** Default `left`. A link that the middle button clicks opens in a new window. */
      readonly button?: 'left' | 'right' | 'middle' | undefined;
      /** Clicks in quick succession: 2 is a double click. 1 to 3, default 1. */
      readonly clicks?: number | undefined;
      /** Keys held meanwhile. Default: none. */
      readonly modifiers?: readonly Modifier[] | undefined;
    } & Target)
  | ({
      readonly type: 'drag';
      /** Where to drop the element. Without it, `x` and `y` count. */
      readonly to?: Target | undefined;
      /** CSS pixels to the right and down from the middle of the element. Default 0. */
      readonly x?: number | undefined;
      readonly y?: number | undefined;
    } & Target)
  | ({ readonly type: 'upload'; readonly files: readonly UploadFile[] } & Target)
  | ({ readonly type: 'fill'; readonly text: string } & Target)
  | ({ readonly type: 'select'; readonly values: readonly string[] } & Target)
  | ({ readonly type: 'check'; readonly checked?: boolean | undefined } & Target)
  | ({ readonly type: 'press'; readonly key: string } & Target)
  /** Types key by key, into the focused element when none is named. */
  | ({ readonly type: 'write'; readonly text: string } & Target)
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
      /** A URL that the page must reach; `*` stands for any characters. */
      readonly url?: string | undefined;
      /**
       * `hidden`: the element or the text must be gone. `load`, `networkidle`: the page must have loaded, or have had no
       * open request for half a second.
       */
      readonly state?: 'visible' | 'hidden' | 'load' | 'networkidle' | undefined;
      readonly milliseconds?: number | undefined;
    } & Target)
  /** Chooses how dialogs are answered from now on. */
  | ({ readonly type: 'dialog' } & DialogResponse)
  /** Number of the window as `windows` lists it, from 1. */
  | { readonly type: 'switchWindow'; readonly window: number }
  /** Waits for the downloads under way, and reads one that was kept. */
  | { readonly type: 'download'; readonly file: string }
  | ({
      readonly type: 'snapshot';
      /** Max characters; what is left out is marked. Default 32,000, about 8,000 tokens. */
      readonly maxCharacters?: number | undefined;
    } & Target)
  | ({ readonly type: 'screenshot' } & ScreenshotOptions)
  | ({ readonly type: 'pdf' } & PdfOptions)
  | { readonly type: 'back' | 'closeWindow' | 'downloads' | 'scrape' | 'windows' };

export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';

/** A file for a page. */
export interface UploadFile {
  readonly name: string;
  /** Media type. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** An open window. */
export interface WindowState {
  readonly url: string;
  readonly title: string;
  /** Whether actions act in it. */
  readonly isCurrent: boolean;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Results of an action besides its message. */
export interface Findings {
  /** The element that was acted on, such as `button "Log in"`. */
  readonly element?: string;
  /** Whether the text of a `fill`, `write` or `press` went into a field for a secret, such as a password. */
  readonly isSecret?: boolean;
  /** The accessibility tree, of a `snapshot`. */
  readonly snapshot?: string;
  /** The image, of a `screenshot`. */
  readonly screenshot?: Screenshot;
  /** The page as it prints, of a `pdf`. */
  readonly pdf?: Buffer;
  /** The current HTML of the page, of a `scrape`. */
  readonly html?: string;
  /** The open windows in their order, of a `windows`, `switchWindow` and `closeWindow`. */
  readonly windows?: readonly WindowState[];
  /** The downloads of the session, of a `downloads`. */
  readonly downloads?: readonly DownloadedFile[];
  /** A downloaded file, of a `download`. */
  readonly download?: { readonly file: DownloadedFile; readonly content: Buffer };
}

/** The result of an action. */
export interface ActionOutcome extends Findings {
  readonly ok: boolean;
  /** Says what the action did, or why it failed and what the page has instead. Never holds typed text, nor the length of a secret. */
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

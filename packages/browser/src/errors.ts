/** Reasons why a browser could not do its work. An error of a site is a `FetchError`, as in the plain fetcher. */
export type BrowserErrorCode =
  | 'NoBrowser'
  | 'NoSandbox'
  | 'Busy'
  | 'Crashed'
  | 'Closed'
  | 'TooLarge'
  | 'InvalidOption';

/**
 * A browser that could not be started or that failed: a code to match on, and a message with the remedy.
 *
 * - `NoBrowser`: there is none on the machine, or it does not start or respond.
 * - `NoSandbox`: Chromium cannot sandbox its pages as this user or on this system.
 * - `Busy`: every slot of the pool was in use for as long as the caller could wait.
 * - `Crashed`: the page or its browser ended, or was killed because of its memory.
 * - `Closed`: the pool or the session is closed.
 * - `TooLarge`: the stored data of sites is larger than the limit of the caller.
 * - `InvalidOption`: an option is not valid.
 */
export class BrowserError extends Error {
  override readonly name = 'BrowserError';
  readonly code: BrowserErrorCode;

  constructor(code: BrowserErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

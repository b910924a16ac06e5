/** Why a browser could not do its work. What a site does wrong is a `SiteMapError`, as of the plain fetcher. */
export type BrowserErrorCode =
  | 'NoBrowser'
  | 'NoSandbox'
  | 'Busy'
  | 'Crashed'
  | 'Closed'
  | 'TooLarge'
  | 'InvalidOption';

/**
 * A browser that could not be started or did not live: a code to match on, and a sentence with the remedy.
 *
 * - `NoBrowser`: none on the machine, or it does not start or answer.
 * - `NoSandbox`: Chromium cannot shut its pages in as this user or on this system.
 * - `Busy`: every place of the pool was taken for as long as the caller could wait.
 * - `Crashed`: the page or its browser ended, or was ended for the memory it took.
 * - `Closed`: the pool or the session is closed.
 * - `TooLarge`: what sites keep is more than was to be read.
 * - `InvalidOption`: an option that cannot be.
 */
export class BrowserError extends Error {
  override readonly name = 'BrowserError';
  readonly code: BrowserErrorCode;

  constructor(code: BrowserErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

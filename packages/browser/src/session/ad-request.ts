/** A request of a page, with the properties that ad-blocking lists look at. */
export interface AdRequest {
  readonly url: string;
  /** URL of the document that sends it; for the document of a frame, URL of the page. */
  readonly from: string;
  /**
   * Chromium's resource type in lowercase: `script`, `image`, `fetch`, `xhr`, …; `subframe` for the document of a
   * frame.
   */
  readonly type: string;
}

/** Whether a request loads an advertisement or counts visitors. */
export type IsAd = (request: AdRequest) => boolean;

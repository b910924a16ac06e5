/** A request that a page makes, as lists of advertisements look at it. */
export interface AdRequest {
  readonly url: string;
  /** URL of the document that asks for it; for the document of a frame, of the page. */
  readonly from: string;
  /** As Chromium names what it is for, in small letters: `script`, `image`, `fetch`, `xhr`, …; `subframe` for the document of a frame. */
  readonly type: string;
}

/** Whether a request is one for an advertisement, or counts visitors. */
export type IsAd = (request: AdRequest) => boolean;

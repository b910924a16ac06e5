export { BrowserPool, type BrowserPoolOptions, type PoolState } from './pool/browser-pool.ts';
export { BrowserSession } from './session/session.ts';
export { Screencast, type ScreencastOptions } from './session/screencast.ts';
export type { Claim } from './pool/slots.ts';
export type { WorkOptions } from './session/in-time.ts';
export type { Blockable, SessionOptions } from './session/session-options.ts';
export type {
  Database,
  Encoded,
  Index,
  ObjectStore,
  OriginState,
  StorageState,
} from './storage/storage-state.ts';
export type { AdRequest, IsAd } from './session/ad-request.ts';
export { BrowserError, type BrowserErrorCode } from './errors.ts';
export { findChromium } from './chromium/find.ts';
export type { ChromiumOptions } from './chromium/launch.ts';
export type { RouteOptions } from './gate/route.ts';
export { Actor } from './interact/actor.ts';
export { findNamedKey } from './interact/keys.ts';
export type { StepPictureOptions } from './interact/step-picture.ts';
export type {
  Action,
  ActionOutcome,
  Direction,
  Findings,
  Modifier,
  Target,
  UploadFile,
  WindowState,
} from './interact/action.ts';
export type { DownloadedFile, DownloadLimits } from './session/downloads.ts';
export type { DialogResponse } from './session/quiet-page.ts';
export { render, type Rendered, type RenderOptions } from './render/render.ts';
export { navigate } from './render/navigate.ts';
export type { PaperFormat, PdfOptions } from './render/pdf.ts';
export { screenshot, type Screenshot, type ScreenshotOptions } from './render/screenshot.ts';

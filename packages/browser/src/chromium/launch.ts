import type { Browser, BrowserType } from 'playwright-core';
import { BrowserError } from '../errors.ts';
import { chromiumArguments, UNWANTED_ARGUMENTS } from './arguments.ts';
import { findChromium } from './find.ts';

/** Which Chromium to use, and how to start it. */
export interface ChromiumOptions {
  /** Path of the executable. Default: {@link findChromium}. */
  readonly path?: string | undefined;
  /** CDP address of a running browser, such as `http://10.0.0.5:9222`; then no browser is started. */
  readonly url?: string | undefined;
  /**
   * Run pages without the sandbox of Chromium. An attacker who exploits the browser then has the permissions of this
   * process. Default false: no browser starts where the sandbox does not work.
   */
  readonly noSandbox?: boolean | undefined;
  /** Megabytes of JavaScript objects that one page may hold. Default 512. */
  readonly maxHeapMb?: number | undefined;
  /** Max milliseconds for the start. Default 30,000. */
  readonly startTimeout?: number | undefined;
}

const START_MS = 30_000;
/** Share of the time to connect that the first of two attempts has. */
const FIRST_SHARE = 0.25;
const MAX_HEAP_MB = 512;
const SANDBOX_REMEDY =
  'Run this process as a user that is not root, on a system that allows user namespaces; or run the browser elsewhere and name its CDP address; or say `noSandbox`, which gives up the protection.';

/** Loads Playwright with the first browser, because a process without one does not need its time and memory. */
const loadChromium = async (): Promise<BrowserType> => (await import('playwright-core')).chromium;

/**
 * Starts Chromium, or connects to a running one.
 * @throws {BrowserError} `NoBrowser` when there is none or it does not start; `NoSandbox`, with the remedy.
 */
export function launch(options: ChromiumOptions = {}): Promise<Browser> {
  return options.url === undefined ? start(options) : connect(options.url, options);
}

/** Connects in two attempts: a page that starts or hangs meanwhile may block the first one forever. */
async function connect(url: string, { startTimeout = START_MS }: ChromiumOptions): Promise<Browser> {
  const first = Math.ceil(startTimeout * FIRST_SHARE);
  try {
    const chromium = await loadChromium();
    return await chromium
      .connectOverCDP(url, { timeout: first })
      .catch(() => chromium.connectOverCDP(url, { timeout: startTimeout - first }));
  } catch (cause) {
    const message = `No browser answers at ${new URL(url).host}. Check that it runs, was started with --remote-debugging-port, and has no page open that hangs.`;
    throw new BrowserError('NoBrowser', message, { cause });
  }
}

async function start(options: ChromiumOptions): Promise<Browser> {
  const { noSandbox = false, maxHeapMb = MAX_HEAP_MB, startTimeout = START_MS } = options;
  const executablePath = options.path ?? findChromium();
  if (executablePath === undefined) throw noBrowser();
  assertSandbox(noSandbox);
  try {
    const chromium = await loadChromium();
    return await chromium.launch({
      executablePath,
      chromiumSandbox: !noSandbox,
      args: chromiumArguments({ maxHeapMb }),
      ignoreDefaultArgs: [...UNWANTED_ARGUMENTS],
      timeout: startTimeout,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (cause) {
    throw startFailure(executablePath, cause);
  }
}

/** Returns the error for a machine without a browser, with the remedy. */
export function noBrowser(): BrowserError {
  return new BrowserError(
    'NoBrowser',
    'There is no Chromium on this machine. Install one, name it in CHROMIUM_PATH, or name the CDP address of a browser that runs elsewhere.',
  );
}

function assertSandbox(noSandbox: boolean): void {
  if (noSandbox || process.getuid?.() !== 0) return;
  throw new BrowserError('NoSandbox', `Chromium has no sandbox when root starts it. ${SANDBOX_REMEDY}`);
}

function startFailure(path: string, cause: unknown): BrowserError {
  const said = cause instanceof Error ? cause.message : String(cause);
  if (/sandbox(?:ing)? failed|no usable sandbox/i.test(said))
    return new BrowserError('NoSandbox', `Chromium's sandbox does not work here. ${SANDBOX_REMEDY}`, {
      cause,
    });
  return new BrowserError('NoBrowser', `${path} did not start. Check that it runs by itself.`, { cause });
}

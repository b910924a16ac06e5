import { BrowserPool, findChromium } from '@web-data/browser';
import type { IsAd } from '@web-data/browser';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { readAdList } from './ad-list.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** Whether a browser is available, with one line for the operator. */
export interface BrowserState {
  isThere: boolean;
  line: string;
}

/** Returns the state of the browser, before it is started. */
export function getBrowserState({ browserUrl, browserNoSandbox }: ServerConfig): BrowserState {
  if (browserUrl !== undefined)
    return { isThere: true, line: `Pages that need a browser go to ${new URL(browserUrl).host}` };
  const path = findChromium();
  if (path === undefined)
    return {
      isThere: false,
      line: 'No browser: pages are read without scripts. Install Chromium, or name it in CHROMIUM_PATH or WEB_DATA_BROWSER_URL',
    };
  if (process.getuid?.() === 0 && browserNoSandbox === 'no')
    return {
      isThere: false,
      line: 'No browser: pages are read without scripts. Chromium has no sandbox when root starts it: run the server as another user, name a browser elsewhere in WEB_DATA_BROWSER_URL, or give up the sandbox with WEB_DATA_BROWSER_NO_SANDBOX=yes',
    };
  return { isThere: true, line: `Pages that need a browser are shown by ${path}` };
}

/** Services of the pool, besides the configuration. */
export interface BrowsersParts {
  outbound: () => Outbound;
  /** The operator's ad list; undefined for the default of the pool. */
  isAd?: IsAd | undefined;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Prepares the browsers of a server, with the operator's ad list.
 * @throws {ConfigError} for a list that cannot be used
 */
export async function openBrowsers(
  config: ServerConfig,
  parts: Omit<BrowsersParts, 'isAd'>,
): Promise<Browsers> {
  const { adList: file } = config;
  if (file === undefined) return new Browsers(config, parts);
  const { rules, isAd } = await readAdList(file);
  parts.log.info({ file, rules }, 'advertisements are blocked by a list');
  return new Browsers(config, { ...parts, isAd });
}

/** The browser pool of a process, opened on first use. */
export class Browsers {
  readonly state: BrowserState;
  readonly #config: ServerConfig;
  readonly #parts: BrowsersParts;
  #isLost = false;
  #pool: BrowserPool | undefined;

  constructor(config: ServerConfig, parts: BrowsersParts) {
    this.#config = config;
    this.#parts = parts;
    this.state = getBrowserState(config);
  }

  /** The pool; undefined where there is no browser. */
  get pool(): BrowserPool | undefined {
    return this.state.isThere ? (this.#pool ??= this.#open()) : undefined;
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }

  #open(): BrowserPool {
    const { browserUrl: url, browserNoSandbox, browserSlots: slots, browserGateHost } = this.#config;
    const { allowPrivate, ports, resolve } = this.#parts.outbound();
    const chromium = { url, noSandbox: browserNoSandbox === 'yes' };
    const onStart = (err: unknown): void => this.#noteStart(err);
    return new BrowserPool({
      allowPrivate,
      ports,
      resolve,
      slots,
      gateHost: browserGateHost,
      isAd: this.#parts.isAd,
      chromium,
      onStart,
    });
  }

  /**
   * Logs when the browser fails to start, and when it starts afterwards. Each page that needs it makes another attempt.
   */
  #noteStart(err: unknown): void {
    if (err !== undefined && !this.#isLost)
      this.#parts.log.warn(
        { err },
        'the browser does not start: pages are read without scripts until it does',
      );
    if (err === undefined && this.#isLost) this.#parts.log.info('the browser starts again');
    this.#isLost = err !== undefined;
  }
}

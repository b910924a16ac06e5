import { DEFAULT_USER_AGENT } from '@web-data/net';
import type { BrowserContextOptions } from 'playwright-core';
import type { SessionOptions } from './session-options.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Returns the options of a fresh context behind a gate. */
export function contextOptions(
  options: SessionOptions,
  { gateUrl, version }: { gateUrl: string; version: string },
): BrowserContextOptions {
  const { mobile = false, languages = ['en-US'], timeZone = 'UTC', geolocation } = options;
  return {
    proxy: { server: gateUrl },
    acceptDownloads: options.downloads !== undefined,
    serviceWorkers: 'block',
    permissions: geolocation === undefined ? [] : ['geolocation'],
    ...(geolocation && { geolocation }),
    viewport: options.viewport ?? (mobile ? PHONE : DESKTOP),
    isMobile: mobile,
    hasTouch: mobile,
    userAgent: userAgentOf(version, mobile, options.userAgent ?? DEFAULT_USER_AGENT),
    locale: (languages[0] ?? 'en-US').split(';', 1)[0]!.trim(),
    timezoneId: timeZone,
  };
}

/**
 * User agent of this version of the browser, followed by the name of the caller: sites see what the browser supports,
 * and whom to contact.
 */
function userAgentOf(version: string, mobile: boolean, asker: string): string {
  const system = mobile ? 'Linux; Android 14; Mobile' : 'X11; Linux x86_64';
  const major = version.split('.', 1)[0]!;
  const kind = mobile ? ' Mobile' : '';
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0${kind} Safari/537.36 ${asker}`;
}

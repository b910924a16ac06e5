import { DISABLED_FEATURES } from './features.ts';

/** Where nothing listens: the way out of whatever does not belong to a context with a gate of its own. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * What Chromium is started with, besides what Playwright gives it. A browser on a machine of its own is to be started
 * with the same.
 *
 * @param maxHeapMb Megabytes of JavaScript objects that one page may hold.
 */
export function chromiumArguments({ maxHeapMb }: { maxHeapMb: number }): string[] {
  return [
    // A context has its own gate; everything else of the browser gets nowhere, and no name is ever resolved by it.
    `--proxy-server=${NOWHERE}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--disable-quic',
    '--dns-prefetch-disable',
    // No packet of WebRTC goes past the proxy.
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-extensions',
    '--disable-plugins',
    '--disable-file-system',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--no-pings',
    '--no-first-run',
    '--no-service-autorun',
    '--mute-audio',
    '--disable-speech-api',
    '--disable-notifications',
    '--disable-gpu',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    `--js-flags=--max-old-space-size=${maxHeapMb}`,
  ];
}

/** What Playwright starts Chromium with and ours is not to have. */
export const UNWANTED_ARGUMENTS: readonly string[] = [
  // Windows that a page opens without anybody's click.
  '--disable-popup-blocking',
  // What keeps a page from flooding the browser.
  '--disable-ipc-flooding-protection',
];

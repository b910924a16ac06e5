import { DISABLED_FEATURES } from './features.ts';

/**
 * Proxy of the browser itself, at which nothing listens. Only contexts, which have a gate of their own, reach the
 * network.
 */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * Arguments for starting Chromium, in addition to Playwright's. A browser on another machine should be started with the
 * same ones.
 *
 * @param maxHeapMb Megabytes of JavaScript objects that one page may hold.
 */
export function chromiumArguments({ maxHeapMb }: { maxHeapMb: number }): string[] {
  return [
    // Each context has its own gate. Everything else in the browser reaches nothing, and the browser never resolves a
    // name.
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

/** Arguments that Playwright passes to Chromium and that this package removes. */
export const UNWANTED_ARGUMENTS: readonly string[] = [
  // Allows windows that a page opens without a click.
  '--disable-popup-blocking',
  // Lets a page flood the browser with messages.
  '--disable-ipc-flooding-protection',
];

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

/**
 * Features that Playwright disables. Chromium only reads the last `--disable-features`, so this list has to repeat
 * them.
 */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The suggestions below the address bar. Chromium starts two of its own pages for them in a process for each new
 * context, visible or not, which is more than half of the CPU time of a small page.
 */
const OF_THE_WINDOW = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Features that Chromium is started without. */
const DISABLED_FEATURES: readonly string[] = [...BY_PLAYWRIGHT, ...OF_THE_WINDOW];

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
export const DISABLED_FEATURES: readonly string[] = [...BY_PLAYWRIGHT, ...OF_THE_WINDOW];

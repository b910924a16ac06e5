/** What Playwright turns off, for its reasons: of two lists Chromium reads the last, so ours must have it as well. */
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
 * The list below the address bar, two pages of Chromium's own in a process that each new context starts, shown or not:
 * more than half of the CPU that a small page costs.
 */
const OF_THE_WINDOW = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Features of Chromium that are turned off. */
export const DISABLED_FEATURES: readonly string[] = [...BY_PLAYWRIGHT, ...OF_THE_WINDOW];

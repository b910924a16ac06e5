import { integer, text, url, word } from '../option.ts';
import type { OptionsOf } from '../option.ts';

const DAY = 86_400_000;

/** Options about the browser, and sessions in it. */
export interface BrowserConfig {
  interactCredits: number;
  profilesPerTeam: number;
  profileBytes: number;
  profileRetentionMs: number;
  sessionRecords: 'screenshots' | 'steps' | 'off';
  sessionRecordRetentionMs: number;
  browserUrl: string | undefined;
  browserNoSandbox: 'yes' | 'no';
  browserSlots: number;
  adList: string | undefined;
  browserGateHost: string;
}

export const browserOptions: OptionsOf<BrowserConfig> = {
  interactCredits: integer({
    env: 'WEB_DATA_INTERACT_CREDITS',
    description: 'Credits of each started minute of a browser session.',
    default: 2,
    min: 0,
    max: 1_000_000,
  }),
  profilesPerTeam: integer({
    env: 'WEB_DATA_PROFILES_PER_TEAM',
    description: 'Profiles of sessions of Interact that one team may have; 400 above.',
    default: 100,
    min: 1,
    max: 1_000_000,
  }),
  profileBytes: integer({
    env: 'WEB_DATA_PROFILE_BYTES',
    description:
      'Bytes of one profile at most; a session that ends with more leaves it as it was, and says so.',
    default: 10_485_760,
    min: 1024,
    max: 104_857_600,
  }),
  profileRetentionMs: integer({
    env: 'WEB_DATA_PROFILE_RETENTION_MS',
    description: 'Milliseconds for which an unused profile is stored.',
    default: 30 * DAY,
    min: 1000,
    max: 3650 * DAY,
  }),
  sessionRecords: word({
    env: 'WEB_DATA_SESSION_RECORDS',
    description:
      'What is recorded of sessions of Interact for the dashboard: `screenshots`, the actions with a small JPEG after each; `steps`, only the actions; `off`, nothing. Neither typed texts nor what fields hold, and nothing of a team with zero data retention.',
    default: 'screenshots',
    values: ['screenshots', 'steps', 'off'],
  }),
  sessionRecordRetentionMs: integer({
    env: 'WEB_DATA_SESSION_RECORD_RETENTION_MS',
    description:
      'Milliseconds for which the record of a session is stored, from the latest end of the session on.',
    default: 7 * DAY,
    min: 1000,
    max: 3650 * DAY,
  }),
  browserUrl: url({
    env: 'WEB_DATA_BROWSER_URL',
    description:
      'CDP address of a browser that runs elsewhere, such as `http://10.0.0.5:9222`; Chromium of this machine when unset (`CHROMIUM_PATH`, or the usual names).',
    default: undefined,
    schemes: ['http:', 'https:', 'ws:', 'wss:'],
  }),
  browserNoSandbox: word({
    env: 'WEB_DATA_BROWSER_NO_SANDBOX',
    description:
      '`yes` shows pages without the sandbox of Chromium, which root does not have: whoever finds a hole in the browser then acts as the server does. With `no`, root has no browser.',
    default: 'no',
    values: ['yes', 'no'],
  }),
  browserSlots: integer({
    env: 'WEB_DATA_BROWSER_SLOTS',
    description:
      'Pages in a browser at once in this process; further ones wait, and who has the fewest is next; one of several teams never has the last quarter. Open sessions keep their slots: those of one team at most half, those of all three quarters, rounded up, and never the last of several.',
    default: 8,
    min: 1,
    max: 1000,
  }),
  adList: text({
    env: 'WEB_DATA_AD_LIST',
    description:
      'File of rules in the syntax of EasyList and uBlock Origin for `blockAds`, instead of the built-in domains. Read at the start; rules about requests apply, rules that hide elements do not.',
    default: undefined,
  }),
  browserGateHost: text({
    env: 'WEB_DATA_BROWSER_GATE_HOST',
    description:
      'Address of this machine at which a browser elsewhere finds its way out through the server; let a firewall admit that browser alone.',
    default: '127.0.0.1',
  }),
};

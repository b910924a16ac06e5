import { integer, text, url, word } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about the classifier of URLs, and the logs. */
export interface SecurityConfig {
  classifierUrl: string | undefined;
  classifierToken: string | undefined;
  classifierTimeoutMs: number;
  siemLog: string | undefined;
  siemFailurePolicy: 'open' | 'closed';
  logLevel: string;
}

export const securityOptions: OptionsOf<SecurityConfig> = {
  classifierUrl: url({
    env: 'WEB_DATA_CLASSIFIER_URL',
    description: 'URL-reputation service: `POST {"url"}` with the response `{"score": 0…100}`.',
    default: undefined,
    schemes: ['http:', 'https:'],
  }),
  classifierToken: text({
    env: 'WEB_DATA_CLASSIFIER_TOKEN',
    description: 'Bearer token for the URL-reputation service.',
    default: undefined,
    secret: true,
  }),
  classifierTimeoutMs: integer({
    env: 'WEB_DATA_CLASSIFIER_TIMEOUT_MS',
    description: 'Milliseconds to wait for a response of the URL-reputation service.',
    default: 2000,
    min: 10,
    max: 60_000,
  }),
  siemLog: text({
    env: 'WEB_DATA_SIEM_LOG',
    description:
      'File or named pipe that security events are appended to, one JSON object a line; the log when unset.',
    default: undefined,
  }),
  siemFailurePolicy: word({
    env: 'WEB_DATA_SIEM_FAILURE_POLICY',
    description:
      'While security events cannot be written: `open` serves on and counts those that are lost, `closed` answers organizations with SIEM logging with 503, and begins no work of theirs before its event is written.',
    default: 'open',
    values: ['open', 'closed'],
  }),
  logLevel: word<string>({
    env: 'WEB_DATA_LOG_LEVEL',
    description:
      'Least level that is logged: `trace`, `debug`, `info` (the default of `web-data-server serve`: a line a request), `warn`, `error`, `fatal` or `silent`.',
    default: 'warn',
    values: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  }),
};

import { isIP } from 'node:net';
import { integer, list, text, word } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about the operator. */
export interface OperatorConfig {
  metricsToken: string | undefined;
  metricsPort: number | undefined;
  developmentKey: string;
  trustProxy: readonly string[];
}

export const operatorOptions: OptionsOf<OperatorConfig> = {
  metricsToken: text({
    env: 'WEB_DATA_METRICS_TOKEN',
    description: 'Bearer token of `/metrics`; without one it is open at `metricsPort` only.',
    default: undefined,
    secret: true,
  }),
  metricsPort: integer<number | undefined>({
    env: 'WEB_DATA_METRICS_PORT',
    description:
      'Port of 127.0.0.1 that answers `/metrics` and nothing else, without a token unless there is one; none when unset.',
    default: undefined,
    min: 0,
    max: 65_535,
  }),
  developmentKey: word({
    env: 'WEB_DATA_DEVELOPMENT_KEY',
    description:
      'Whether a start on an empty store makes a team and prints a key for everything: `on`, `off`, or `auto`, which is `off` with `databaseUrl` or `NODE_ENV=production`.',
    default: 'auto',
    values: ['auto', 'on', 'off'],
  }),
  trustProxy: list({
    env: 'WEB_DATA_TRUST_PROXY',
    description:
      'Proxies whose `X-Forwarded-For` is believed, for the address in the log, and whose `X-Forwarded-Host` and `X-Forwarded-Proto` are, for URLs in responses.',
    default: [],
    item: 'IP addresses or networks like 10.0.0.0/8',
    parse: (item) => item,
    is: isNetwork,
  }),
};

function isNetwork(item: unknown): item is string {
  if (typeof item !== 'string') return false;
  const [address = '', prefix = '0', ...rest] = item.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

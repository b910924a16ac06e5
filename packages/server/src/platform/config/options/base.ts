import { integer, list, text, url } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about where the server listens, and where it stores its data. */
export interface BaseConfig {
  host: string;
  port: number;
  dataDirectory: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  storeTimeoutMs: number;
  redisUrl: string | undefined;
  docsDirectory: string | undefined;
  publicUrl: string | undefined;
  publicHosts: readonly string[];
}

export const baseOptions: OptionsOf<BaseConfig> = {
  host: text({
    env: 'WEB_DATA_HOST',
    description: 'Address to listen on; `0.0.0.0` for all.',
    default: '127.0.0.1',
  }),
  port: integer({
    env: 'WEB_DATA_PORT',
    description: 'Port to listen on; 0 takes a free one.',
    default: 3000,
    min: 0,
    max: 65_535,
  }),
  dataDirectory: text({
    env: 'WEB_DATA_DIRECTORY',
    description: 'Folder of the embedded SQLite store.',
    default: '.data',
  }),
  databaseUrl: url({
    env: 'WEB_DATA_DATABASE_URL',
    description: 'PostgreSQL 14 or newer instead of SQLite; needed for several replicas.',
    default: undefined,
    schemes: ['postgres:', 'postgresql:'],
    secret: true,
  }),
  databaseConnections: integer({
    env: 'WEB_DATA_DATABASE_CONNECTIONS',
    description:
      'PostgreSQL connections of this process at most; of 3 or more one listens for jobs that others accept.',
    default: 10,
    min: 2,
    max: 1000,
  }),
  storeTimeoutMs: integer({
    env: 'WEB_DATA_STORE_TIMEOUT_MS',
    description:
      'Milliseconds that a call of the database may take, with the wait for a connection; the request gets 503 after.',
    default: 4000,
    min: 100,
    max: 60_000,
  }),
  redisUrl: url({
    env: 'WEB_DATA_REDIS_URL',
    description: 'Valkey or Redis for the rate limits of several replicas, instead of PostgreSQL.',
    default: undefined,
    schemes: ['redis:', 'rediss:'],
    secret: true,
  }),
  docsDirectory: text({
    env: 'WEB_DATA_DOCS_DIRECTORY',
    description: 'Folder served at `/`; the documentation site when unset, `none` for nothing.',
    default: undefined,
  }),
  publicUrl: url({
    env: 'WEB_DATA_PUBLIC_URL',
    description:
      'Scheme and host under which people and callers reach the server: for links, cookies and passkeys of the dashboard, and the sitemap of the documentation.',
    default: undefined,
    schemes: ['http:', 'https:'],
  }),
  publicHosts: list({
    env: 'WEB_DATA_PUBLIC_HOSTS',
    description:
      'Names under which callers reach the server, beside the addresses at which it listens: without `publicUrl`, URLs in responses and in the samples of the documentation have the host of the request if it is one of these.',
    default: [],
    item: 'host names like api.example.com, without a port',
    parse: (item) => item,
    is: isHostName,
  }),
};

function isHostName(item: unknown): item is string {
  return (
    typeof item === 'string' &&
    /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i.test(item)
  );
}

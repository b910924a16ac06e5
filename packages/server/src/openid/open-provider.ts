import { AddressPolicy } from '@web-data/site-map/fetch';
import type { Resolve } from '@web-data/site-map/fetch';
import { readOpenidSettings } from '../config/openid.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { OpenidProvider } from './provider.ts';

/** A provider, and how its connections end. */
export interface OpenedProvider {
  provider: OpenidProvider;
  close(): Promise<void>;
}

/**
 * Sets up the provider of the configuration. It is reached by the rules that hold for sites, but is never this server itself.
 * @returns undefined where there is none
 * @throws {ConfigError} for options that do not belong together
 */
export function openProvider(config: ServerConfig, resolve: Resolve | undefined): OpenedProvider | undefined {
  const settings = readOpenidSettings(config);
  if (settings === undefined) return undefined;
  const allowPrivate = config.allowPrivate.filter((entry) => entry !== 'self');
  const policy = new AddressPolicy({ allowPrivate, ports: config.sitePorts });
  const { fetch, close } = createGuardedFetch(policy, resolve);
  return { provider: new OpenidProvider(settings, fetch), close };
}

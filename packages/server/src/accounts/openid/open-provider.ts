import { AddressPolicy } from '@web-data/net';
import type { Resolve } from '@web-data/net';
import { readOpenidSettings } from '../../platform/config/openid.ts';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { OpenidProvider } from './provider.ts';

/** A provider, with the function that closes its connections. */
export interface OpenedProvider {
  provider: OpenidProvider;
  close(): Promise<void>;
}

/**
 * Creates the provider of the configuration. The address rules for sites apply to it, and it cannot be this server.
 * @returns undefined where none is configured
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

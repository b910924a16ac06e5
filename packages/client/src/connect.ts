import { api } from './generated/api.ts';
import { connect as connectTo } from './runtime/connect.ts';
import type { Hooks } from './runtime/hooks.ts';
import type { Service } from './runtime/service.ts';
import type { ServiceOptions } from './service-options.ts';

/**
 * Reads the options once for many calls; opens nothing.
 * @param options `hooks` are those of `createHooks`
 * @throws TypeError when an option is not valid; the message names it and the allowed values
 * @example
 * const service = connect({ apiKey: 'wd_…', baseUrl: 'https://api.example.com' });
 * const { links } = await mapUrls(service, { url: 'https://example.com' });
 */
export function connect(options: ServiceOptions & { hooks?: Hooks | undefined } = {}): Service {
  return connectTo(api, options);
}

import { checkFunctions } from './runtime/check.ts';
import { connect } from './connect.ts';
import { addMethods } from './generated/all-methods.ts';
import type { AllMethods } from './generated/all-methods.ts';
import { catalogue } from './generated/catalogue.ts';
import * as operations from './generated/operations.ts';
import { createMethods } from './generated/methods.ts';
import { getSettings } from './runtime/connect.ts';
import { createFetch } from './runtime/fetch.ts';
import type { ClientFetch } from './runtime/fetch.ts';
import { withEnvironment } from './environment.ts';
import { createHooks } from './runtime/hooks.ts';
import { createBind } from './runtime/method.ts';
import type { Fetch } from './runtime/options.ts';
import type { ClientOptions } from './service-options.ts';

/** The Web Data API as methods. */
export interface WebData extends AllMethods {
  /** The client as a `fetch` for other libraries: adds the key, retries and limits the time; calls only the service. */
  fetch: ClientFetch;
}

/** Creates a low-level client that sends with `fetch`: `createApi` of `@web-data/client/api`. */
export type CreateApi<Api> = (options: { address: string; fetch: Fetch }) => Api;

/** A client, with the low level if `api` was passed. */
export type Client<Api> = [Api] extends [undefined] ? WebData : WebData & { api: Api };

/**
 * A client of the Web Data API, with every operation as a method. To bundle only the operations that a program calls,
 * use `@web-data/client/operations`.
 * @param options with `api: createApi` the client also has the low level as `web.api`
 * @throws TypeError when an option is not valid; the message names it and the allowed values
 * @example
 * const web = createClient({ apiKey: 'wd_…', baseUrl: 'https://api.example.com' });
 * const { links } = await web.map({ url: 'https://example.com' });
 */
export function createClient<Api = undefined>(
  options: ClientOptions & { api?: CreateApi<Api> | undefined } = {},
): Client<Api> {
  checkFunctions(options, ['api']);
  const service = connect({ ...withEnvironment(options), hooks: createHooks(options) });
  const settings = getSettings(service);
  settings.errors = [...settings.errors, ...catalogue];
  const bind = createBind(service);
  const methods = addMethods(createMethods(bind), service, bind);
  const fetch = createFetch(settings, operations);
  const api = options.api?.({ address: settings.address, fetch });
  const web = { ...methods, fetch, api };
  // `api` is present when the option is, which the types cannot express.
  return web as Client<Api>;
}

import * as operations from './generated/operations.ts';
import { checkFunctions } from './runtime/check.ts';
import { connect } from './connect.ts';
import { addMethods, type AllMethods } from './generated/all-methods.ts';
import { catalogue } from './generated/catalogue.ts';
import { createMethods } from './generated/methods.ts';
import { getSettings } from './runtime/connect.ts';
import { createFetch, type ClientFetch } from './runtime/fetch.ts';
import { createHooks } from './runtime/hooks.ts';
import { createBind } from './runtime/method.ts';
import type { Fetch } from './runtime/options.ts';
import type { ClientOptions, ServiceOptions } from './service-options.ts';

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

/**
 * Fills missing options from the environment.
 * @throws TypeError when neither has a key
 */
function withEnvironment<Options extends ServiceOptions>(options: Options): Options {
  const apiKey = options.apiKey ?? readEnvironment('WEB_DATA_API_KEY');
  if (!apiKey) throw new TypeError('apiKey is missing; give it, or set WEB_DATA_API_KEY.');
  return { ...options, apiKey, baseUrl: options.baseUrl ?? readEnvironment('WEB_DATA_BASE_URL') };
}

/** A variable of the environment, where the runtime has one and allows to read it. */
function readEnvironment(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
    return process?.env?.[name];
  } catch {
    // Deno without permission to read the environment.
    return undefined;
  }
}

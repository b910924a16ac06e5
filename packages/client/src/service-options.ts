import type { HookOptions, ServiceOptions as Options } from './runtime/options.ts';

/** Options of a service: how its operations are called. */
export interface ServiceOptions extends Omit<Options, 'credentials'> {
  /**
   * The API key, or a function that returns it, called once for each attempt, within its time: for keys that change. An
   * error that it throws ends the call. Default for `createClient`: the environment variable `WEB_DATA_API_KEY`.
   */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /**
   * Address of the service without the version, such as `https://api.example.com`. Default: for `createClient` the
   * environment variable `WEB_DATA_BASE_URL`, else the address of a reference server on this machine.
   */
  baseUrl?: string | undefined;
}

/** Options of a client. */
export interface ClientOptions extends ServiceOptions, HookOptions {}

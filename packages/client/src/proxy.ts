import type { Fetch } from './runtime/options.ts';

/** Variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];
/** Hosts of this machine, as a URL names them. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Creates a `fetch` for Node.js that sends requests through the proxies of `HTTP_PROXY` and `HTTPS_PROXY`, except to the
 * hosts of `NO_PROXY` and to this machine; names in lower case win. Needs the package `undici`, which is loaded with the first request.
 * @param env default: that of the process
 * @returns undefined when the environment names no proxy, so that the global `fetch` is used
 * @throws TypeError for a proxy whose address is no http or https URL
 * @example const client = createClient({ fetch: createProxyFetch() });
 */
export function createProxyFetch(env: Environment = readEnvironment()): Fetch | undefined {
  const found = NAMES.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  if (found.length === 0) return undefined;
  for (const [name, address] of found) {
    // Addresses may hold a password, so the message leaves them out.
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new TypeError(`${name} must be an http or https URL, such as http://proxy.example:3128.`);
  }
  const [httpProxy, httpsProxy] = ['http', 'https'].map(
    (scheme) => env[`${scheme}_proxy`] || env[`${scheme}_proxy`.toUpperCase()],
  );
  const noProxy = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
  let agent: Promise<object> | undefined;
  return async (url, init) => {
    // No proxy reaches a service of this machine, and none should see its key.
    if (LOOPBACK.test(new URL(url).hostname)) return globalThis.fetch(url, init);
    agent ??= loadUndici().then(
      ({ EnvHttpProxyAgent }) =>
        new EnvHttpProxyAgent({
          noProxy,
          ...(httpProxy && { httpProxy }),
          ...(httpsProxy && { httpsProxy }),
        }),
    );
    // The fetch of Node.js takes the dispatcher of undici, which its types do not know.
    return globalThis.fetch(url, { ...init, dispatcher: await agent } as RequestInit);
  };
}

/** The part of `undici` that is used: its own types need those of Node.js, which a browser's program lacks. */
interface Undici {
  EnvHttpProxyAgent: new (options: { noProxy: string; httpProxy?: string; httpsProxy?: string }) => object;
}

function loadUndici(): Promise<Undici> {
  const name: string = 'undici';
  return import(name) as Promise<Undici>;
}

function readEnvironment(): Environment {
  return (globalThis as { process?: { env?: Environment } }).process?.env ?? {};
}

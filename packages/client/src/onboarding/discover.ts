import { fetchJson } from './ask-json.ts';
import type { RequestContext } from './ask-json.ts';
import { AuthorizationError } from './authorization-error.ts';

/** The endpoints that issue codes and keys. */
export interface Endpoints {
  device: string;
  token: string;
}

/**
 * Finds the endpoints of a service by its metadata: that of the resource (RFC 9728), which names the authorization
 * server, and that of the server (RFC 8414). Each must name the URL it was requested for, and none may lead from https
 * to http: an impostor of the service could otherwise have keys created at the expense of others.
 * @throws {AuthorizationError} `unsupported`, `unreachable`
 */
export async function discover(context: RequestContext, baseUrl: string): Promise<Endpoints> {
  const base = parse(baseUrl);
  if (!base) throw new TypeError('baseUrl must be an http or https URL.');
  const resource = await read(context, wellKnown(base, 'oauth-protected-resource'));
  requireSame(resource['resource'], base, 'the metadata of the resource');
  const [first] = Array.isArray(resource['authorization_servers']) ? resource['authorization_servers'] : [];
  const issuer = secure(first, base, 'the authorization server');
  const server = await read(context, wellKnown(issuer, 'oauth-authorization-server'));
  requireSame(server['issuer'], issuer, 'the metadata of the authorization server');
  return {
    device: secure(server['device_authorization_endpoint'], issuer, 'the endpoint for codes').href,
    token: secure(server['token_endpoint'], issuer, 'the endpoint for keys').href,
  };
}

/** The well-known path goes between host and path (RFC 8414, section 3; RFC 9728, section 3.1). */
function wellKnown({ origin, pathname }: URL, name: string): string {
  return `${origin}/.well-known/${name}${pathname.replace(/\/$/, '')}`;
}

async function read(context: RequestContext, address: string): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await fetchJson(context, address);
  if (status === 200) return body;
  throw new AuthorizationError('unsupported', `${address} is answered with ${status}.`);
}

function requireSame(found: unknown, requested: URL, what: string): void {
  if (nameOf(parse(found)) === nameOf(requested)) return;
  throw new AuthorizationError(
    'unsupported',
    `${what} is about ${String(found)}, not about ${requested.href}.`,
  );
}

/** Treats all names of the local machine as equal. */
function nameOf(url: URL | undefined): string | undefined {
  if (!url) return undefined;
  const { protocol, port, pathname } = url;
  const host = isLocal(url) ? 'localhost' : url.hostname;
  return `${protocol}//${host}:${port}${pathname.replace(/\/$/, '')}`;
}

function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Parses a URL and requires https if the URL that named it uses https. */
function secure(found: unknown, from: URL, what: string): URL {
  const url = parse(found);
  if (url && (url.protocol === 'https:' || from.protocol === 'http:')) return url;
  throw new AuthorizationError('unsupported', `${what} is ${String(found)}, which cannot be used.`);
}

function parse(address: unknown): URL | undefined {
  try {
    const url = new URL(String(address));
    const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
    return /^https?:$/.test(url.protocol) && isPlain ? url : undefined;
  } catch {
    return undefined;
  }
}

import { fetchJson } from './onboarding/ask-json.ts';
import type { RequestContext, JsonResponse } from './onboarding/ask-json.ts';
import { AuthorizationError } from './onboarding/authorization-error.ts';
import { discover } from './onboarding/discover.ts';
import { pollForKey, toAuthorizationError } from './onboarding/poll-for-key.ts';

export { AuthorizationError } from './onboarding/authorization-error.ts';

/** The code and links to show to a person. */
export interface DeviceCode {
  /** The person compares or types it: `WDJB-MJHT`. */
  userCode: string;
  /** The page on which the person decides. */
  verificationUri: string;
  /** The same page with the code included, for a link. */
  verificationUriComplete: string | undefined;
  /** The time after which the request can no longer be approved. */
  expiresAt: Date;
}

/** The program that requests a key, the scopes, and how to reach a person. */
export interface AuthorizeOptions {
  /** Address of the service without the version, such as `https://api.example.com`. */
  baseUrl: string;
  /** Identifies the program, by a name that does not change: visible ASCII without spaces. */
  clientId: string;
  /** Name that the person sees, marked as unverified. Default: `clientId`. */
  clientName?: string | undefined;
  /** The requested scopes; all by default. The person may grant fewer. */
  scopes?: readonly string[] | undefined;
  /** Shows the code and the link to a person. Polling for the key starts once it has resolved. */
  onCode: (code: DeviceCode) => void | Promise<void>;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
  /** Used instead of the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** A key that a person has approved. */
export interface Authorization {
  apiKey: string;
  /** The granted scopes; possibly fewer than requested. */
  scopes: string[];
  /** When the key expires; undefined if it never does. */
  expiresAt: Date | undefined;
}

/** Seconds between two polls without an interval from the service (RFC 8628, section 3.2), and the maximum. */
const INTERVAL = 5;
const LONGEST_INTERVAL = 300;
/** Maximum seconds for polling with one code. */
const LONGEST = 3600;

/**
 * Gets a key for a program that has none, by the Device Authorization Grant (RFC 8628): a person approves it in a
 * browser, on any machine. Store the key; it cannot be fetched a second time.
 * @throws {AuthorizationError} when there is no key, with a `code` for the reason; TypeError for options that are not
 *   valid; the reason of `signal` when it is aborted
 * @example
 * const { apiKey } = await authorize({
 *   baseUrl: 'https://api.example.com',
 *   clientId: 'research-agent',
 *   onCode: ({ verificationUri, userCode }) => console.error(`Open ${verificationUri} and type ${userCode}`),
 * });
 */
export async function authorize(options: AuthorizeOptions): Promise<Authorization> {
  const { baseUrl, clientId, signal, onCode, fetch = (url, init) => globalThis.fetch(url, init) } = options;
  const context: RequestContext = { fetch, signal };
  const { device, token } = await discover(context, baseUrl);
  const response = await fetchJson(context, device, formOf(options));
  if (response.status !== 200) throw toAuthorizationError(response);
  const { deviceCode, interval, code } = readCodes(response);
  await onCode(code);
  const until = code.expiresAt.getTime();
  const key = await pollForKey(context, { endpoint: token, clientId, deviceCode, interval, until });
  return readKey(key, options.scopes);
}

function formOf({ clientId, clientName, scopes }: AuthorizeOptions): Record<string, string> {
  return {
    client_id: clientId,
    ...(clientName !== undefined && { client_name: clientName }),
    ...(scopes !== undefined && { scope: scopes.join(' ') }),
  };
}

function readCodes({ body }: JsonResponse) {
  const { device_code: deviceCode, user_code: userCode, verification_uri: verificationUri } = body;
  if (!isWord(deviceCode) || !isWord(userCode) || !isLink(verificationUri)) throw unreadable('codes');
  const { verification_uri_complete: complete, expires_in: life, interval } = body;
  const seconds = Math.min(isPositive(life) ? life : LONGEST, LONGEST);
  const code: DeviceCode = {
    userCode,
    verificationUri,
    verificationUriComplete: isLink(complete) ? complete : undefined,
    expiresAt: new Date(Date.now() + seconds * 1000),
  };
  return {
    deviceCode,
    interval: Math.min(isPositive(interval) ? interval : INTERVAL, LONGEST_INTERVAL),
    code,
  };
}

function readKey(body: JsonResponse['body'], requested: readonly string[] = []): Authorization {
  const { access_token: apiKey, token_type: type, expires_in: life, scope } = body;
  if (!isWord(apiKey) || String(type).toLowerCase() !== 'bearer') throw unreadable('a key');
  return {
    apiKey,
    // RFC 6749, section 5.1: omitted when it equals the requested scope.
    scopes: typeof scope === 'string' ? scope.split(' ').filter(Boolean) : [...requested],
    expiresAt: isPositive(life) ? new Date(Date.now() + life * 1000) : undefined,
  };
}

/** Accepts visible ASCII only, which is safe to display and to send. */
function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]{1,4096}$/.test(value);
}

function isLink(value: unknown): value is string {
  return isWord(value) && /^https?:\/\//.test(value);
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function unreadable(what: string): AuthorizationError {
  return new AuthorizationError('unreachable', `The service answered without ${what}.`);
}

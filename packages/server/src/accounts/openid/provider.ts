import type { Configuration, CustomFetch } from 'openid-client';
import { AddressPolicy } from '@web-data/net';
import type { Resolve } from '@web-data/net';
import { readOpenidSettings } from '../../platform/config/openid.ts';
import type { OpenidSettings } from '../../platform/config/openid.ts';
import type { Flow } from './flows.ts';
import type { Claims } from './rights.ts';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

/** Why a response is invalid: for the log of the operator, not for the sender. */
export class OpenidRejected extends Error {
  override readonly name = 'OpenidRejected';
}

/** The provider cannot be reached now, or its metadata is invalid. */
export class OpenidUnreachable extends Error {
  override readonly name = 'OpenidUnreachable';
}

/** Milliseconds for which the metadata of the provider is cached. */
const FRESH_MS = 3_600_000;
/** Max characters of a subject (OpenID Connect Core 1.0, section 2). */
const MAX_SUBJECT_LENGTH = 255;

/** Loaded late, because few servers have a provider. */
const library = () => import('openid-client');

/** The OpenID provider of an organization: the code flow with PKCE, `state` and `nonce` (OpenID Connect Core 1.0, section 3.1). */
export class OpenidProvider {
  readonly settings: OpenidSettings;
  readonly #fetch: CustomFetch;
  readonly #now: () => number;
  #known: { found: Promise<Configuration>; at: number } | undefined;

  /** @param now milliseconds of a monotonic clock */
  constructor(settings: OpenidSettings, fetch: CustomFetch, now: () => number = () => performance.now()) {
    this.settings = settings;
    this.#fetch = fetch;
    this.#now = now;
  }

  /**
   * Returns the URL of the provider's sign-in page. @throws {OpenidUnreachable} when the metadata cannot be fetched.
   */
  async addressOf({ state, nonce, verifier }: Flow, redirectUri: string): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    const parameters = {
      redirect_uri: redirectUri,
      scope: this.settings.scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    return buildAuthorizationUrl(await this.#configuration(), parameters).href;
  }

  /**
   * Exchanges the response of the provider for the claims about the person. Claims of the ID token win over those of
   * the UserInfo endpoint.
   * @param callbackUrl the URL that the provider redirected to
   * @throws {OpenidRejected} when the response is invalid; {@link OpenidUnreachable} when the provider does not respond
   */
  async redeem(callbackUrl: URL, flow: Flow): Promise<{ issuer: string; subject: string; claims: Claims }> {
    const { authorizationCodeGrant, fetchUserInfo } = await library();
    const configuration = await this.#configuration();
    try {
      const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      });
      const token = tokens.claims()!;
      if (token.sub.length > MAX_SUBJECT_LENGTH || !/^\P{Cc}+$/u.test(token.sub))
        throw new Error('Its `sub` is no name.');
      const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const userInfo = hasUserInfo ? await fetchUserInfo(configuration, tokens.access_token, token.sub) : {};
      return { issuer: token.iss, subject: token.sub, claims: mergeClaims(token, userInfo) };
    } catch (error) {
      throw toProviderError(error);
    }
  }

  async #configuration(): Promise<Configuration> {
    const known = this.#known;
    if (known !== undefined && this.#now() - known.at < FRESH_MS) return known.found;
    const found = this.#discover();
    this.#known = { found, at: this.#now() };
    // The next sign-in retries after a failure.
    found.catch(() => (this.#known = known));
    return found;
  }

  async #discover(): Promise<Configuration> {
    const openid = await library();
    const { issuer, clientId, clientSecret } = this.settings;
    const way = clientSecret === undefined ? openid.None() : openid.ClientSecretBasic(clientSecret);
    const execute = [openid.enableNonRepudiationChecks];
    if (issuer.protocol === 'http:') execute.push(openid.allowInsecureRequests);
    const options = { execute, [openid.customFetch]: this.#fetch };
    try {
      return await openid.discovery(issuer, clientId, {}, way, options);
    } catch (cause) {
      throw new OpenidUnreachable(`${issuer.href} cannot be asked: ${reasonOf(cause)}`, { cause });
    }
  }
}

/** Merges claims. An email address is only verified when the same source has both claims. */
function mergeClaims(token: Claims, userInfo: Claims): Claims {
  const { email, email_verified } = [token, userInfo].find(saysBoth) ?? {};
  return { ...userInfo, ...token, email, email_verified };
}

function saysBoth({ email, email_verified: isVerified }: Claims): boolean {
  return email !== undefined && isVerified !== undefined;
}

/** Distinguishes a provider that is late or unreachable from a response that is invalid. */
function toProviderError(error: unknown): Error {
  const ProviderError = chainOf(error).some(isAway) ? OpenidUnreachable : OpenidRejected;
  return new ProviderError(reasonOf(error), { cause: error });
}

function isAway({ name, code }: { name?: string; code?: unknown }): boolean {
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  return (
    isLate || name === 'RequestNotSent' || name === 'FetchError' || /^(?:E[A-Z]+|UND_)/.test(String(code))
  );
}

/** Returns an error with its causes, because the library wraps them in errors of its own. */
function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

function reasonOf(error: unknown): string {
  const messages = chainOf(error).map(({ message }) => message);
  return (messages.join(': ') || String(error)).slice(0, 500);
}

/** A provider, with the function that closes its connections. */
interface OpenedProvider {
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

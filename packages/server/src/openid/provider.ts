import type { Configuration, CustomFetch } from 'openid-client';
import type { OpenidSettings } from '../config/openid.ts';
import type { Flow } from './flows.ts';
import type { Claims } from './rights.ts';

/** Why an answer does not hold: for the log of the operator, not for who brought it. */
export class OpenidRejected extends Error {
  override readonly name = 'OpenidRejected';
}

/** The provider cannot be had now, or is not what it is said to be. */
export class OpenidUnreachable extends Error {
  override readonly name = 'OpenidUnreachable';
}

/** Milliseconds for which what the provider says of itself is believed. */
const FRESH_MS = 3_600_000;
/** Characters of what a provider calls somebody (OpenID Connect Core 1.0, section 2). */
const MAX_SUBJECT_LENGTH = 255;

/** Most servers have no provider. */
const library = () => import('openid-client');

/** The OpenID provider of an organization: the code flow with PKCE, `state` and `nonce` (OpenID Connect Core 1.0, section 3.1). */
export class OpenidProvider {
  readonly settings: OpenidSettings;
  readonly #fetch: CustomFetch;
  readonly #now: () => number;
  #known: { found: Promise<Configuration>; at: number } | undefined;

  /** @param now milliseconds by a clock that nobody sets */
  constructor(settings: OpenidSettings, fetch: CustomFetch, now: () => number = () => performance.now()) {
    this.settings = settings;
    this.#fetch = fetch;
    this.#now = now;
  }

  /** Where the provider asks who one is. @throws {OpenidUnreachable} */
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
   * Trades the answer of the provider for what it says of the person: what its ID token says goes before what it tells of
   * the person when asked.
   * @param answer the address that the provider led back to
   * @throws {OpenidRefused}; {@link OpenidUnreachable}
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
    // One that failed is asked anew by the next who comes.
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

/** An address is verified where the same source says that it is: the word about one is none about another. */
function mergeClaims(token: Claims, userInfo: Claims): Claims {
  const { email, email_verified } = [token, userInfo].find(saysBoth) ?? {};
  return { ...userInfo, ...token, email, email_verified };
}

function saysBoth({ email, email_verified: isVerified }: Claims): boolean {
  return email !== undefined && isVerified !== undefined;
}

/** An answer that is late or comes from nowhere is the provider's fault, any other one that of who brings it. */
function toProviderError(error: unknown): Error {
  const ProviderError = chainOf(error).some(isAway) ? OpenidUnreachable : OpenidRejected;
  return new ProviderError(reasonOf(error), { cause: error });
}

function isAway({ name, code }: { name?: string; code?: unknown }): boolean {
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  return (
    isLate || name === 'RequestNotSent' || name === 'SiteMapError' || /^(?:E[A-Z]+|UND_)/.test(String(code))
  );
}

/** An error with its causes, which the library hides behind errors of its own. */
function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

function reasonOf(error: unknown): string {
  const messages = chainOf(error).map(({ message }) => message);
  return (messages.join(': ') || String(error)).slice(0, 500);
}

import { decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { IssuerUnreachable } from './issuer-keys.ts';
import type { IssuerKeys } from './issuer-keys.ts';
import type { TrustedIssuer } from '../../../platform/config/trusted-issuer.ts';

/** Asymmetric algorithms: only the issuer has the private key. Excludes `none` and shared secrets. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
  'Ed25519',
];
/** Seconds by which clocks may differ. */
const SKEW = 60;
/** Max lifetime of an assertion in seconds: its use is stored for that long. */
const LONGEST = 3600;
/** Max characters of the id of an assertion and of its subject. */
const LONGEST_NAME = 255;

/** A valid assertion. */
export interface Assertion {
  issuer: string;
  trusted: TrustedIssuer;
  subject: string;
  jti: string;
  /** Seconds since the epoch. */
  exp: number;
}

/** Why an assertion is invalid: for the log of the operator, not for the sender. */
export class AssertionRejected extends Error {
  override readonly name = 'AssertionRejected';
}

/** Trusted issuers, with their keys. */
export interface Trust {
  issuers: Readonly<Record<string, TrustedIssuer>>;
  keys: IssuerKeys;
  /** Valid audiences: the URL of the server, or of its token endpoint (RFC 7523, section 3). */
  audiences: readonly string[];
}

/**
 * Verifies an assertion by RFC 7523, section 3, and RFC 8725. The issuer must match exactly, and a key id only selects
 * among the issuer's own keys.
 * @throws {AssertionRejected} when it is invalid; {@link IssuerUnreachable} when the keys cannot be fetched
 */
export async function verifyAssertion(token: string, trust: Trust): Promise<Assertion> {
  const issuer = issuerOf(token);
  const trusted = Object.hasOwn(trust.issuers, issuer) ? trust.issuers[issuer] : undefined;
  if (trusted === undefined) throw new AssertionRejected('Its issuer is not trusted.');
  const { jwksUrl, audience } = trusted;
  const audiences = audience === undefined ? [...trust.audiences] : [audience, ...trust.audiences];
  const { payload } = await verifyWith(token, issuer, audiences, await trust.keys.of(jwksUrl)).catch(
    async (error: unknown) => {
      // An unknown key may be a new one.
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      const renewed = isUnknown ? await trust.keys.renewed(jwksUrl) : undefined;
      if (renewed === undefined) throw toAssertionError(error);
      return verifyWith(token, issuer, audiences, renewed).catch((retryError: unknown) => {
        throw toAssertionError(retryError);
      });
    },
  );
  return { issuer, trusted, ...claimsOf(payload) };
}

function verifyWith(token: string, issuer: string, audience: string[], keys: JWTVerifyGetKey) {
  return jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    clockTolerance: SKEW,
    maxTokenAge: LONGEST,
    requiredClaims: ['exp', 'iat', 'jti', 'sub'],
  });
}

/** Reads the issuer of a token before it is verified. */
function issuerOf(token: string): string {
  try {
    return String(decodeJwt(token).iss ?? '');
  } catch (cause) {
    throw new AssertionRejected('It is no JWT.', { cause });
  }
}

function claimsOf({ sub, jti, exp, iat }: JWTPayload): Pick<Assertion, 'subject' | 'jti' | 'exp'> {
  if (!isName(sub) || !isName(jti)) throw new AssertionRejected('Its `sub` or `jti` is no name.');
  if (exp! - iat! > LONGEST) throw new AssertionRejected(`It is good for more than ${LONGEST} seconds.`);
  return { subject: sub, jti, exp: exp! };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
}

function toAssertionError(error: unknown): Error {
  if (error instanceof IssuerUnreachable) return error;
  const { code = 'unknown', message } = error as { code?: string; message: string };
  return new AssertionRejected(`${code}: ${message}`, { cause: error });
}

import { SignJWT } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { expect, test } from 'vitest';
import { IssuerKeys } from '../../src/accounts/onboarding/assertions/issuer-keys.ts';
import { verifyAssertion } from '../../src/accounts/onboarding/assertions/verify-assertion.ts';

const issuer = 'https://agents.example';
const shared = new TextEncoder().encode('a secret that two of us hold, and long enough');

/** Keys of an issuer that hold what they should not: the shared secret. */
class SharedKeys extends IssuerKeys {
  override async of(): Promise<JWTVerifyGetKey> {
    return () => shared;
  }
}

test.each(['HS256', 'HS384', 'HS512'])(
  'a signature by %s counts for nothing, whatever keys there are',
  async (alg) => {
    const token = await new SignJWT({ sub: 'agent', jti: 'one' })
      .setProtectedHeader({ alg })
      .setIssuer(issuer)
      .setAudience('here')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(shared);
    const keys = new SharedKeys(() => {
      throw new Error('Nothing is fetched.');
    });
    const trust = {
      issuers: { [issuer]: { jwksUrl: 'https://x.example', teams: {} } },
      keys,
      audiences: ['here'],
    };
    await expect(verifyAssertion(token, trust)).rejects.toThrow('ERR_JOSE_ALG_NOT_ALLOWED');
  },
);

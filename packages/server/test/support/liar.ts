import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';

/** What a provider gets wrong, or is made to. */
export interface Lies {
  /** In place of those of its ID token; undefined leaves one out. */
  claims?: Record<string, unknown>;
  /** In place of those of what it says of itself. */
  metadata?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  /** Signs with a key that it does not show. */
  isForged?: boolean;
  alg?: 'none' | 'HS256';
  /** Leads the question elsewhere, or says too much. */
  token?: { status: number; headers?: Record<string, string>; body: string };
}

/** An OpenID provider that does as it is told. */
export interface Liar {
  issuer: string;
  lies: Lies;
  /** What it was asked for codes, in order. */
  asked: URLSearchParams[];
  close(): Promise<void>;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts one, for a client. */
export async function startLiar(clientId: string): Promise<Liar> {
  const [own, other] = [pair(), pair()];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const liar = { issuer, lies: {} as Lies, asked: [] as URLSearchParams[] };

  /** The nonce of the question is what the code says: the tests put it there. */
  async function idToken(nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, aud: clientId, sub: 'ada', iat: now, exp: now + 60, nonce };
    const claims = { ...honest, ...liar.lies.claims };
    if (liar.lies.alg === 'none') return `${base64url({ alg: 'none' })}.${base64url(claims)}.`;
    if (liar.lies.alg === 'HS256')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(own.publicPem));
    const { privateKey } = liar.lies.isForged ? other : own;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  }

  async function answerOf(path: string, body: string): Promise<object | NonNullable<Lies['token']>> {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...liar.lies.metadata,
      };
    if (path === '/jwks') return { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', use: 'sig' }] };
    if (path === '/userinfo') return { sub: 'ada', ...liar.lies.userinfo };
    const asked = new URLSearchParams(body);
    liar.asked.push(asked);
    if (liar.lies.token !== undefined) return liar.lies.token;
    const id_token = await idToken(asked.get('code')!);
    return { access_token: 'any', token_type: 'Bearer', expires_in: 60, id_token };
  }

  server.on('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void answerOf(request.url!, Buffer.concat(chunks).toString()).then((answer) => {
        const isRaw = 'status' in answer && 'body' in answer;
        const {
          status,
          headers = {},
          body,
        } = isRaw ? (answer as NonNullable<Lies['token']>) : { status: 200, body: JSON.stringify(answer) };
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
      });
    });
  });
  return {
    ...liar,
    get lies() {
      return liar.lies;
    },
    set lies(lies) {
      liar.lies = lies;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { publicKey, privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

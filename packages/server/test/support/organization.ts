import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync } from 'node:crypto';
import { Provider } from 'oidc-provider';

/** An OpenID provider of an organization, by somebody else's hand, on the loopback address. */
export interface Organization {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What it says of people, by their subject; it may change. */
  people: Record<string, Record<string, unknown>>;
  /** Knows where the answers go. */
  open(redirectUri: string): void;
  /** Signs somebody in at an address that it was led to. @returns where the browser is led back to */
  visit(address: string, login: string): Promise<URL>;
  close(): Promise<void>;
}

interface Context {
  oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider };
}

/** Starts one; it answers once it is told where to. */
export async function startOrganization(): Promise<Organization> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['web-data', 'a secret of the tests, and of nobody else'];
  const people: Organization['people'] = {};
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    open(redirectUri) {
      const provider = new Provider(issuer, configurationOf({ clientId, clientSecret, redirectUri, people }));
      const answer = provider.callback();
      server.on('request', (request, response) => {
        const url = new URL(request.url!, issuer);
        if (!url.pathname.startsWith('/interaction/')) return void answer(request, response);
        const login = url.searchParams.get('login');
        if (login === 'nobody')
          return void provider.interactionFinished(request, response, { error: 'access_denied' });
        if (login !== null)
          return void provider.interactionFinished(request, response, { login: { accountId: login } });
        response.setHeader('content-type', 'text/html');
        response.end(
          '<!doctype html><title>Organization</title><form><label>Login <input name="login"></label><button>Go</button></form>',
        );
      });
    },
    visit,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function configurationOf({
  clientId,
  clientSecret,
  redirectUri,
  people,
}: {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  people: Organization['people'];
}): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'one' }] },
    cookies: { keys: ['of the tests'] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...people[sub] }),
    }),
    // Nobody is asked for consent: the service is the organization's own.
    async loadExistingGrant({ oidc: { client, session, provider } }: Context) {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Goes where it is led, as a browser would, until that is elsewhere. */
async function visit(address: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  let url = new URL(address);
  while (url.origin === origin) {
    if (url.pathname.startsWith('/interaction/')) url.searchParams.set('login', login);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}

import type { OpenidTeam } from '../../src/platform/config/openid.ts';
import type { ServerConfig } from '../../src/platform/config/server-config.ts';
import { migrate } from '../../src/platform/store/migrate.ts';
import { openStore } from '../../src/platform/store/open.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { callAccount } from './people.ts';
import type { AccountAnswer } from './people.ts';
import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';
import { newPlace } from './stores.ts';
import { newTeam } from './teams.ts';

/** A server whose people sign in by a provider. */
export interface OpenidServer extends TestServer {
  teamIds: string[];
}

/** Starts one with some teams; `teamsOf` says who gets into which. */
export async function startOpenidServer(
  { issuer, clientId, clientSecret }: { issuer: string; clientId: string; clientSecret?: string },
  teamsOf: (ids: string[]) => Record<string, OpenidTeam>,
  { kind = 'sqlite', ...config }: Partial<ServerConfig> & { kind?: Store['kind'] | undefined } = {},
): Promise<OpenidServer> {
  const place = await newPlace(kind);
  const store = await openStore(place.options);
  await migrate(store);
  const teamIds = [await newTeam(store, 100), await newTeam(store, 100)];
  await store.close();
  const server = await startTestServer(
    {
      openidIssuer: issuer,
      openidClientId: clientId,
      openidClientSecret: clientSecret,
      openidTeams: teamsOf(teamIds),
      trustProxy: ['127.0.0.1'],
      ...config,
    },
    kind,
    place,
  );
  const close = async (): Promise<void> => {
    await server.close();
    await place.remove();
  };
  return { ...server, teamIds, close };
}

/** Attempts to sign in are counted by address: each of them here comes from one of its own. */
let lastAddress = 0;
const from = () => ({ 'x-forwarded-for': `10.1.${(lastAddress += 1) >> 8}.${lastAddress & 255}` });

/** A sign-in that has begun. */
export interface Begun {
  status: number;
  setCookie: string;
  /** Of the browser. */
  cookie: string;
  address: string;
  /** What the address asks. */
  asked: URLSearchParams;
}

/** Begins to sign in: where the organization asks, and the cookie of the browser. */
export async function startSignIn({ url }: { url: string }): Promise<Begun> {
  const call = ['startOpenidSignIn', 'POST', '/session/openid/start'] as const;
  const { status, body, headers } = await callAccount(url, call, { headers: from() });
  const cookie = headers.get('set-cookie') ?? '';
  return {
    status,
    setCookie: cookie,
    cookie: cookie.split(';')[0]!,
    address: String(body['address']),
    asked: new URLSearchParams(String(body['address']).split('?')[1]),
  };
}

/** Brings the answer of the organization. */
export function bring({ url }: { url: string }, answer: string, cookie: string): Promise<AccountAnswer> {
  const call = ['createSessionByOpenid', 'POST', '/session/openid'] as const;
  return callAccount(url, call, { cookie, body: { response: answer }, headers: from() });
}

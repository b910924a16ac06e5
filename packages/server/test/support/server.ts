import type { Plans } from '../../src/platform/config/plan.ts';
import type { OperationId } from '@web-data/types';
import { createValidator } from '@web-data/validator';
import type { ResponseViolation } from '@web-data/validator';
import { expect } from 'vitest';
import { createKey } from '../../src/accounts/keys/keys.ts';
import { changeOrganization } from '../../src/accounts/teams/organizations.ts';
import type { OrganizationChange } from '../../src/accounts/teams/organizations.ts';
import { changeTeam, readTeam } from '../../src/accounts/teams/teams.ts';
import type { Team, TeamChange } from '../../src/accounts/teams/teams.ts';
import type { ServerConfig } from '../../src/platform/config/server-config.ts';
import { startServer } from '../../src/index.ts';
import type { ServerHooks } from '../../src/index.ts';
import { openStore } from '../../src/platform/store/open.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newPlace } from './stores.ts';
import type { Place } from './stores.ts';
import { newTeam } from './teams.ts';

const checkResponse = await createValidator({ authenticate: false }).responses();

/** What a team of a test is like. */
export interface Caller {
  credits?: number;
  plan?: string;
  /** Made as a first start makes its team; false unless given. */
  isFirst?: boolean;
  scopes?: string[];
  team?: TeamChange;
  organization?: OrganizationChange;
}

/** An answer that was checked against the description. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A running server of a test, with a second hand in its store. */
export interface TestServer {
  url: string;
  /** Of the metrics, where `metricsPort` is configured. */
  metricsUrl: string;
  /** The key of a first start; empty unless the configuration asks for one. */
  developmentKey: string;
  store: Store;
  place: Place;
  /** Lines of the log so far. */
  log: string[];
  /** A key of a new team. */
  caller(caller?: Caller): Promise<{ key: string; keyId: string; teamId: string }>;
  team(id: string): Promise<Team>;
  /** `POST /v2/map`; a body that is no text is sent as JSON. */
  map(key: string | undefined, body: unknown, init?: RequestInit): Promise<Answer>;
  close(): Promise<void>;
}

export const plans: Plans = {
  scale: { requestsPerMinute: 100_000, concurrency: 1000 },
  narrow: { requestsPerMinute: 100_000, concurrency: 1 },
  slow: { requestsPerMinute: 2, concurrency: 10 },
};

/** Starts a server on a new store; every answer of it is checked against the description. */
export async function startTestServer(
  config: Partial<ServerConfig> = {},
  kind: Store['kind'] = 'sqlite',
  given?: Place,
  hooks: Pick<ServerHooks, 'runner' | 'resolve'> = {},
): Promise<TestServer> {
  const place = given ?? (await newPlace(kind));
  const log: string[] = [];
  const faults: ResponseViolation[] = [];
  const server = await startServer(
    {
      ...locationOf(place),
      port: 0,
      logLevel: 'info',
      docsDirectory: 'none',
      developmentKey: 'off',
      allowPrivate: ['127.0.0.1:*'],
      plans,
      keyCacheMs: 0,
      ...config,
    },
    {
      logDestination: { write: (line) => void log.push(line) },
      onResponseViolation: (fault) => void faults.push(fault),
      ...hooks,
    },
  );
  const store = await openStore(place.options);
  return {
    url: server.url,
    metricsUrl: server.metricsUrl ?? '',
    developmentKey: server.developmentKey ?? '',
    store,
    place,
    log,
    caller: (caller) => newCaller(store, caller),
    team: (id) => readTeam(store.db, id),
    map: async (key, body, init) => {
      const response = await fetch(`${server.url}/v2/map`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...(init?.headers as Record<string, string>),
        },
      });
      return checked('mapUrls', response);
    },
    close: once(async () => {
      await server.close();
      await store.close();
      if (given === undefined) await place.remove();
      expect(faults).toEqual([]);
    }),
  };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** Reads an answer and checks it against the description of an operation. */
export async function checked(operation: OperationId, response: Response): Promise<Answer> {
  const body: unknown = await response.json();
  const headers = Object.fromEntries(response.headers);
  expect(checkResponse(operation, { status: response.status, headers, body })).toBeUndefined();
  expect(response.headers.get('x-request-id')).toMatch(/^[\w.:/+=-]{1,128}$/);
  return { status: response.status, headers: response.headers, body };
}

async function newCaller(
  store: Store,
  { credits = 1000, plan = 'scale', isFirst, scopes = ['*'], team = {}, organization = {} }: Caller = {},
): Promise<{ key: string; keyId: string; teamId: string }> {
  const teamId = await newTeam(store, credits, plan, isFirst);
  return store.tx(async (query) => {
    const { organizationId } = await changeTeam(query, teamId, team);
    await changeOrganization(query, organizationId, () => organization);
    const { id: keyId, key } = await createKey(query, { teamId, name: 'test', scopes });
    return { key, keyId, teamId };
  });
}

function locationOf({ options: { dataDirectory, databaseUrl } }: Place): Partial<ServerConfig> {
  return { dataDirectory, databaseUrl };
}

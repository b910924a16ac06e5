import { api } from '@web-data/dashboard/account';
import type { OperationId } from '@web-data/dashboard/account';
import { createValidator } from '@web-data/validator/runtime';
import { expect } from 'vitest';
import { addPerson } from '../../src/accounts/people/people.ts';
import type { Role } from '../../src/platform/config/role.ts';
import { startSession } from '../../src/accounts/people/sessions.ts';
import type { Store } from '../../src/platform/store/store.ts';

const checkResponse = await createValidator(api, { authenticate: false }).responses();

/** Somebody who is signed in. */
export interface TestPerson {
  id: string;
  cookie: string;
}

/** Adds somebody to a team and signs the person in. */
export async function signedIn(store: Store, teamId: string, role: Role = 'owner'): Promise<TestPerson> {
  return store.tx(async (query) => {
    const { id } = await addPerson(query, { teamId, name: `The ${role}`, role });
    return { id, cookie: `web-data-session=${await startSession(query, id, 'test')}` };
  });
}

/** An answer of the account API. */
export interface AccountAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Calls the account API of a server; the answer is checked against the description of `operation`. */
export async function callAccount(
  url: string,
  [operation, method, path]: readonly [operation: OperationId, method: string, path: string],
  { cookie, body, headers }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<AccountAnswer> {
  const response = await fetch(`${url}/account/v1${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
  });
  const answer = (await response.json()) as Record<string, unknown>;
  const { status } = response;
  const told = { status, headers: Object.fromEntries(response.headers), body: answer };
  expect(checkResponse(operation, told)).toBeUndefined();
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status, headers: response.headers, body: answer };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bring, startOpenidServer, startSignIn } from '../support/openid.ts';
import type { OpenidServer } from '../support/openid.ts';
import { startOrganization } from '../support/organization.ts';
import type { Organization } from '../support/organization.ts';
import { callAccount } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';

let organization: Organization;
let server: OpenidServer;
let crew: string;
let lab: string;

beforeAll(async () => {
  organization = await startOrganization();
  server = await startOpenidServer(
    organization,
    ([crew = '', lab = '']) => ({
      [crew]: { viewer: ['@example.com'], owner: ['groups=owners', 'grace@example.com'] },
      [lab]: { member: ['groups=lab', 'email=heidi@example.org'] },
    }),
    { kind: storeKinds.at(-1) },
  );
  [crew = '', lab = ''] = server.teamIds;
  organization.open(`${server.url}/dashboard/openid`);
});
afterAll(async () => {
  await server.close();
  await organization.close();
});

/** Signs somebody in, of whom the organization says something. */
async function signIn(login: string, claims?: Record<string, unknown>) {
  if (claims !== undefined) organization.people[login] = claims;
  const { address, cookie } = await startSignIn(server);
  const back = await organization.visit(address, login);
  return bring(server, back.search.slice(1), cookie);
}

const rolesOf = (body: Record<string, unknown>) =>
  Object.fromEntries((body['teams'] as { id: string; role: string }[]).map(({ id, role }) => [id, role]));
const told = ({ status, body }: { status: number; body: object }) => [status, Reflect.get(body, 'error')];
const invalid = [403, 'Forbidden: Answer of the organization is not valid'];
const stranger = [403, 'Forbidden: No team for this person'];
const verified = (email: string) => ({ email, email_verified: true });

describe('the question', () => {
  test('is of the code flow, with PKCE, state and nonce, new each time', async () => {
    const [one, other] = [await startSignIn(server), await startSignIn(server)];
    expect(one.address.startsWith(organization.issuer)).toBe(true);
    expect(Object.fromEntries(one.asked)).toMatchObject({
      response_type: 'code',
      client_id: organization.clientId,
      redirect_uri: `${server.url}/dashboard/openid`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.asked.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.asked.get(name)).not.toBe(other.asked.get(name));
    }
    expect(one.setCookie).toMatch(
      /^web-data-openid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/,
    );
  });

  test('is named among the ways to sign in, and is none without a provider', async () => {
    const call = ['getSignInWays', 'GET', '/session/ways'] as const;
    expect((await callAccount(server.url, call)).body).toEqual({
      success: true,
      passkeys: true,
      organization: new URL(organization.issuer).host,
    });
    const own = await startTestServer();
    expect((await callAccount(own.url, call)).body).toEqual({ success: true, passkeys: true });
    expect((await startSignIn(own)).status).toBe(409);
    expect(told(await bring(own, 'code=x&state=y', ''))).toEqual([409, 'No sign-in by an organization']);
    await own.close();
  });
});

describe('who is let in', () => {
  test('a person of the organization, by verified address, into the team and with the role that is said', async () => {
    const { status, body, headers } = await signIn('ada', {
      name: 'Ada\u202e Lovelace',
      ...verified('Ada@Example.com'),
    });
    expect([status, body['person']]).toMatchObject([200, { name: 'Ada Lovelace', email: 'ada@example.com' }]);
    expect(rolesOf(body)).toEqual({ [crew]: 'viewer' });
    expect(headers.get('set-cookie')).toMatch(/^web-data-session=[\w-]{43}; Path=\/; HttpOnly/);
  });

  test('the same person again is the same, with what is said today', async () => {
    const first = await signIn('joan', { groups: ['owners'], name: 'Joan' });
    expect(rolesOf(first.body)).toEqual({ [crew]: 'owner' });
    await signIn('grace', verified('grace@example.com')); // Another owner.
    const again = await signIn('joan', { groups: ['lab', 'others'], name: 'Joan Clarke' });
    expect(again.body['person']).toEqual({ ...(first.body['person'] as object), name: 'Joan Clarke' });
    expect(rolesOf(again.body)).toEqual({ [lab]: 'member' });
    const cookie = again.headers.get('set-cookie')!.split(';')[0]!;
    const who = () => callAccount(server.url, ['getSession', 'GET', '/session'], { cookie });
    expect((await who()).status).toBe(200);
    // Who is let in no more is signed out elsewhere too.
    expect(told(await signIn('joan', { groups: [] }))).toEqual(stranger);
    expect((await who()).status).toBe(401);
    const log = await signIn('grace', verified('grace@example.com'));
    const owner = log.headers.get('set-cookie')!.split(';')[0]!;
    const { body } = await callAccount(
      server.url,
      ['listSecurityEvents', 'GET', `/teams/${crew}/security-events`],
      { cookie: owner },
    );
    const events = (body['events'] as { event: string; actor: string }[]).map(
      ({ event, actor }) => `${event} ${actor}`,
    );
    expect(events).toEqual(expect.arrayContaining(['member.added joan', 'member.removed joan']));
  });

  test('the last owner of a team stays its owner, whatever is said, and is not let in by that', async () => {
    const { db } = server.store;
    const ownersOf = async (team: string) =>
      (await db.selectFrom('membership').select(['person_id', 'role']).where('team_id', '=', team).execute())
        .filter(({ role }) => role === 'owner')
        .map(({ person_id }) => person_id);
    const ids: string[] = [];
    for (const login of ['mary', 'rosalind']) {
      const { body } = await signIn(login, { groups: ['owners'] });
      ids.push((body['person'] as { id: string }).id);
    }
    await server.store.tx((query) =>
      query.deleteFrom('membership').where('team_id', '=', crew).where('person_id', 'not in', ids).execute(),
    );
    // Both leave at once: one of them stays.
    const gone = await Promise.all([signIn('mary', { groups: [] }), signIn('rosalind', { groups: [] })]);
    expect(gone.map(told)).toEqual([stranger, stranger]);
    const [last, ...others] = await ownersOf(crew);
    expect(others).toEqual([]);
    expect(ids).toContain(last);
    const login = last === ids[0] ? 'mary' : 'rosalind';
    // Nor by a lower role, nor by one elsewhere.
    expect(rolesOf((await signIn(login, { groups: ['lab'] })).body)).toEqual({
      [crew]: 'owner',
      [lab]: 'member',
    });
    expect(rolesOf((await signIn(login, verified('x@example.com'))).body)).toEqual({ [crew]: 'owner' });
    expect(await ownersOf(crew)).toEqual([last]);
    // Once there is another, what is said is done.
    await signIn('grace', verified('grace@example.com'));
    expect(told(await signIn(login, { groups: [] }))).toEqual(stranger);
    expect(await ownersOf(crew)).not.toContain(last);
  });

  test.each([
    ['an address that is not verified', { email: 'eve@example.com', email_verified: false }],
    ['an address of which nothing is said', { email: 'eve@example.com' }],
    ['an address that is verified in a text', { email: 'eve@example.com', email_verified: 'true' }],
    ['an address of a host below', verified('eve@evil.example.com')],
    ['an address of a longer host', verified('eve@notexample.com')],
    ['an address of a host that begins alike', verified('eve@example.com.evil.org')],
    ['two addresses in one', verified('eve@evil.org@example.com')],
    ['an address with a name around it', verified('"x" <eve@evil.org> eve@example.com')],
    ['an address with a NUL', verified('eve\u0000@example.com')],
    ['an address that is a list', { email: ['eve@example.com'], email_verified: true }],
    ['an address that is a claim like others', { email: 'heidi@example.org' }],
    ['a group that begins alike', { groups: ['owners2', 'lab '] }],
    ['a group in a text of several', { groups: 'owners,lab' }],
    ['groups by name', { groups: { owners: true } }],
    ['nothing', {}],
  ])('nobody by %s', async (_, claims) => {
    const before = await server.store.db.selectFrom('person').select('id').execute();
    expect(told(await signIn('eve', claims))).toEqual(stranger);
    expect(await server.store.db.selectFrom('person').select('id').execute()).toEqual(before);
  });

  test('an address leads to nobody who is there already', async () => {
    const grace = await signIn('grace', verified('grace@example.com'));
    const other = await signIn('grace-of-another-day', verified('grace@example.com'));
    expect(other.status).toBe(200);
    expect((other.body['person'] as { id: string }).id).not.toBe((grace.body['person'] as { id: string }).id);
  });

  test('two first sign-ins at once make one person', async () => {
    organization.people['twice'] = verified('twice@example.com');
    const starts = [await startSignIn(server), await startSignIn(server)];
    const backs = await Promise.all(starts.map(({ address }) => organization.visit(address, 'twice')));
    const answers = await Promise.all(
      backs.map((back, at) => bring(server, back.search.slice(1), starts[at]!.cookie)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => (body['person'] as { id: string }).id)).size).toBe(1);
    const named = server.store.db.selectFrom('person').select('id');
    expect(await named.where('email', '=', 'twice@example.com').execute()).toHaveLength(1);
  });

  test('nobody who is not let in by the organization itself', async () => {
    expect(told(await signIn('nobody'))).toEqual(invalid);
  });
});

/** A sign-in that the organization has answered. */
async function answered(login = 'ada') {
  organization.people[login] = verified('ada@example.com');
  const begun = await startSignIn(server);
  const back = await organization.visit(begun.address, login);
  return { ...begun, back };
}

describe('the answer', () => {
  test('counts in the browser that asked alone: nobody is signed in as somebody else by a link', async () => {
    const { back } = await answered();
    const victim = await startSignIn(server);
    for (const cookie of [victim.cookie, '', 'web-data-openid=', `web-data-openid=${'a'.repeat(43)}`]) {
      const answer = await bring(server, back.search.slice(1), cookie);
      expect(told(answer)).toEqual(invalid);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('counts once, of many at once', async () => {
    const { back, cookie } = await answered();
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await bring(server, back.search.slice(1), cookie)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403, 403]);
  });

  test('counts for ten minutes', async () => {
    const { back, cookie } = await answered();
    await server.store.tx((query) =>
      query
        .updateTable('openid_flow')
        .set({ expires_at: 1 } as never)
        .execute(),
    );
    expect(told(await bring(server, back.search.slice(1), cookie))).toEqual(invalid);
  });

  /** What is brought, and whether it was what was asked: that is used up then. */
  const twists: [string, (given: URLSearchParams) => string, isAsked: boolean][] = [
    ['without state', (given) => `code=${given.get('code')}`, false],
    ['with a state of nobody', (given) => `code=${given.get('code')}&state=${'a'.repeat(43)}`, false],
    ['with two states', (given) => `${given}&state=${given.get('state')}`, false],
    ['with two codes', (given) => `${given}&code=other`, true],
    ['with a code of nobody', (given) => `code=nobody&state=${given.get('state')}`, true],
    ['of another issuer', (given) => `${given}`.replace(/iss=[^&]*/, 'iss=http%3A%2F%2Fevil.example'), true],
    ['of no issuer, where the provider names itself', (given) => `${given}`.replace(/&?iss=[^&]*/, ''), true],
    ['that is an error', (given) => `error=access_denied&state=${given.get('state')}`, true],
    ['that is a code and an error', (given) => `${given}&error=access_denied`, true],
    ['that is no code', (given) => `state=${given.get('state')}`, true],
    ['with a token beside the code', (given) => `${given}&id_token=a.b.c`, true],
    ['that is an address', () => 'https://evil.example/?code=x', false],
  ];
  test.each(twists)('is refused %s', async (_, twisted, isAsked) => {
    const { back, cookie } = await answered();
    expect(told(await bring(server, twisted(back.searchParams), cookie))).toEqual(invalid);
    expect((await bring(server, back.search.slice(1), cookie)).status).toBe(isAsked ? 403 : 200);
  });

  test('of the code of somebody else, brought to a question of one’s own, is refused', async () => {
    const theirs = await answered('victim');
    const own = await startSignIn(server);
    const answer = new URLSearchParams(theirs.back.searchParams);
    answer.set('state', own.asked.get('state')!);
    expect(told(await bring(server, answer.toString(), own.cookie))).toEqual(invalid);
  });

  test('ends the session that was planted in the browser before', async () => {
    const { back, cookie } = await answered();
    const planted = `${cookie}; web-data-session=planted`;
    const { headers } = await bring(server, back.search.slice(1), planted);
    expect(headers.get('set-cookie')).not.toContain('planted');
  });
});

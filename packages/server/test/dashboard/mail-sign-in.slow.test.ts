import { connect } from 'node:net';
import { EMAILS_PER_TEAM } from '../../src/accounts/people/sign-in-email.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson } from '../../src/accounts/people/people.ts';
import { startMailbox } from '../support/mailbox.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { callAccount } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let mailbox: Mailbox;
let server: TestServer;
let teamId: string;
let lastAddress = 0;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer(
    {
      smtpUrl: `smtp://127.0.0.1:${mailbox.port}`,
      mailFrom: 'Web Data <no-reply@example.com>',
      publicUrl: 'https://data.example.com',
      trustProxy: ['127.0.0.1'],
      agentPollMs: 50,
    },
    storeKinds.at(-1),
  );
  teamId = await newTeam(server.store, 0);
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});
beforeEach(() => void mailbox.arrived.splice(0));

/** Adds a member; each test has addresses of its own. */
async function member(email: string): Promise<string> {
  return (await server.store.tx((query) => addPerson(query, { teamId, name: 'Ada', email, role: 'member' })))
    .id;
}

/** Requests come from an address of their own each, unless one is given. */
async function ask(email: string, headers: Record<string, string> = {}, url = server.url) {
  lastAddress += 1;
  const from = { 'x-forwarded-for': `10.2.${lastAddress >> 8}.${lastAddress & 255}` };
  const call = ['sendSignInLink', 'POST', '/session/link'] as const;
  return callAccount(url, call, { body: { email }, headers: { ...from, ...headers } });
}

async function signIn(link: string) {
  lastAddress += 1;
  const headers = { 'x-forwarded-for': `10.2.${lastAddress >> 8}.${lastAddress & 255}` };
  return callAccount(server.url, ['createSession', 'POST', '/session'], { body: { link }, headers });
}

/** Resolves when every letter that was asked for so far was sent or found to be nobody's. */
const settled = () =>
  expect
    .poll(async () => (await server.store.db.selectFrom('mail').select('id').execute()).length, {
      timeout: 30_000,
    })
    .toBe(0);
/** The text of a letter, its soft line ends undone. */
const textOf = ({ raw }: { raw: string }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const linksIn = (letter: { raw: string }) => [
  ...new Set([...textOf(letter).matchAll(/https?:[^\s"<]*#([\w-]+)/g)].map(([whole]) => whole)),
];
const secretOf = (link: string) => link.split('#')[1]!;

describe('a link by e-mail', () => {
  test('signs a member in, once', async () => {
    const id = await member('ada@example.com');
    expect((await ask('Ada@Example.com')).body).toEqual({ success: true });
    await settled();
    expect(mailbox.arrived).toMatchObject([{ from: 'no-reply@example.com', to: ['ada@example.com'] }]);
    const [letter] = mailbox.arrived;
    expect(letter!.headers).toMatchObject({ to: 'ada@example.com', subject: 'Sign in to the Web Data API' });
    const [link, ...others] = linksIn(letter!);
    expect(others).toEqual([]);
    expect(link).toMatch(/^https:\/\/data\.example\.com\/dashboard\/sign-in#[\w-]{43}$/);
    const { status, body } = await signIn(secretOf(link!));
    expect([status, body['person']]).toMatchObject([200, { id }]);
    // Replay.
    expect((await signIn(secretOf(link!))).status).toBe(403);
  });

  test('is good for fifteen minutes, and kept as a hash alone', async () => {
    const id = await member('grace@example.com');
    await ask('grace@example.com');
    await settled();
    const { hash, expires_at } = await server.store.db
      .selectFrom('sign_in_link')
      .selectAll()
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(hash).not.toContain(secretOf(linksIn(mailbox.arrived[0]!)[0]!));
    expect(expires_at - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });

  test('goes to a team only so often a minute, and to another team all the same', async () => {
    const most = EMAILS_PER_TEAM;
    const crowd = await newTeam(server.store, 0);
    const emails = Array.from({ length: most + 10 }, (_, index) => `crowd-${index}@example.com`);
    const add = (id: string, email: string) =>
      server.store.tx((query) => addPerson(query, { teamId: id, name: 'Ada', email, role: 'member' }));
    for (const email of emails) await add(crowd, email);
    await add(await newTeam(server.store, 0), 'somebody@example.com');
    // A window of the limit may end meanwhile: those of two of them at most.
    for (const email of emails) expect((await ask(email)).status).toBe(200);
    expect((await ask('somebody@example.com')).status).toBe(200);
    await settled();
    const to = mailbox.arrived.flatMap((letter) => letter.to);
    expect(to).toContain('somebody@example.com');
    const count = to.filter((one) => one.startsWith('crowd-')).length;
    expect(count).toBeGreaterThanOrEqual(most);
    expect(count).toBeLessThan(emails.length);
  });

  test('is not sent to whom it would be of no use any more', async () => {
    await member('late@example.com');
    mailbox.refusals.push(451);
    await ask('late@example.com');
    const { db } = server.store;
    await expect
      .poll(async () => (await db.selectFrom('mail').select('attempts').execute()).map((row) => row.attempts))
      .toEqual([1]);
    const data = JSON.stringify({ email: 'late@example.com', requestedAt: Date.now() - 15 * 60_000 });
    await server.store.tx(async (query) => {
      await query
        .updateTable('mail')
        .set({ data } as never)
        .execute();
      await query.updateTable('job').set({ run_at: 0 }).where('queue', '=', 'mail').execute();
    });
    await settled();
    expect(mailbox.arrived).toEqual([]);
  });
});

describe('who asks learns nothing', () => {
  test('of who is a member: the answer and what is done for it are the same', async () => {
    await member('known@example.com');
    const answers = [];
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const { status, body, headers } = await ask(email);
      answers.push([status, body, [...headers.keys()].toSorted()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    await settled();
    expect(mailbox.arrived.map(({ to }) => to)).toEqual([['known@example.com']]);
  });

  test('by the limit of an address: it is of members and strangers alike', async () => {
    await member('often@example.com');
    for (const email of ['often@example.com', 'never@example.com']) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1)
        statuses.push((await ask(time % 2 ? email : email.toUpperCase())).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    await settled();
    // And of five letters three are sent while their links are good: nobody's mailbox is filled by others.
    expect(mailbox.arrived).toHaveLength(3);
  });

  test('by asking for many addresses from one network', async () => {
    const statuses = [];
    for (let host = 1; host <= 7; host += 1) {
      const from = { 'x-forwarded-for': `2001:db8:1:2::${host}` };
      statuses.push((await ask(`guess${host}@example.com`, from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await settled();
  });
});

describe('attacks', () => {
  test.each([
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada@example.com\nBcc: eve@evil.example',
    'ada@example.com%0d%0aBcc:eve@evil.example ',
    'ada@example.com, eve@evil.example',
    'ada@example.com,eve@evil.example',
    '"Ada" <ada@example.com>',
    'ada@example.com\u0000',
    'ada\u212A@example.com',
    'ada@ex\u0430mple.com',
    '@example.com',
    `${'a'.repeat(250)}@x.de`,
  ])('%j is no address', async (email) => {
    const { status, body } = await ask(email);
    expect([status, body['error']]).toEqual([400, 'Bad Request']);
    await settled();
    expect(mailbox.arrived).toEqual([]);
  });

  test('an address that a database takes for another is not written to', async () => {
    // The Kelvin sign, whose lower case is an ordinary k.
    await member('\u212Aim@example.com');
    await ask('kim@example.com');
    await settled();
    expect(mailbox.arrived).toEqual([]);
  });

  test('who adds many people with an address takes no place of the person who has proven it', async () => {
    for (let one = 0; one < 5; one += 1) await member('taken@example.com');
    const late = await member('taken@example.com');
    await server.store.tx((query) =>
      query.updateTable('person').set({ email_verified: 1 }).where('id', '=', late).execute(),
    );
    await ask('taken@example.com');
    await settled();
    const links = linksIn(mailbox.arrived[0]!);
    expect(links).toHaveLength(5);
    expect((await signIn(secretOf(links[0]!))).body).toMatchObject({ person: { id: late } });
  });

  test('who is in no team, and who comes by an organization, is sent none', async () => {
    const gone = await member('gone@example.com');
    const theirs = await member('theirs@example.com');
    await server.store.tx(async (query) => {
      await query.deleteFrom('membership').where('person_id', '=', gone).execute();
      await query
        .insertInto('person_subject')
        .values({ issuer: 'https://id.example', subject: 's', person_id: theirs })
        .execute();
    });
    for (const email of ['gone@example.com', 'theirs@example.com'])
      expect((await ask(email)).body).toEqual({ success: true });
    await settled();
    expect(mailbox.arrived).toEqual([]);
  });

  test('the link leads to the configured address, whatever Host the request names', async () => {
    await member('host@example.com');
    const { hostname, port } = new URL(server.url);
    const body = JSON.stringify({ email: 'host@example.com' });
    const answer = await new Promise<string>((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          [
            'POST /account/v1/session/link HTTP/1.1',
            'Host: evil.example',
            'X-Forwarded-Host: evil.example',
            'X-Forwarded-Proto: http',
            'X-Forwarded-For: 10.9.9.9',
            'Forwarded: host=evil.example',
            'Content-Type: application/json',
            `Content-Length: ${body.length}`,
            'Connection: close',
            '',
            body,
          ].join('\r\n'),
        ),
      );
      socket.on('data', (chunk) => (heard += chunk.toString())).on('close', () => resolve(heard));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    await settled();
    expect(mailbox.arrived).toHaveLength(1);
    expect(mailbox.arrived[0]!.raw).not.toContain('evil');
    expect(linksIn(mailbox.arrived[0]!)).toEqual([expect.stringMatching(/^https:\/\/data\.example\.com\//)]);
  });

  test('two people of one address get a link each, and names that others chose stand in no letter', async () => {
    const name = 'Your account is closed, see https://evil.example';
    const both = { teamId, name, email: 'Pair@example.com', role: 'viewer' } as const;
    const ids = await server.store.tx(async (query) => [
      (await addPerson(query, both)).id,
      (await addPerson(query, both)).id,
    ]);
    await ask('pair@example.com');
    await settled();
    const [letter] = mailbox.arrived;
    expect(letter!.raw).not.toContain('evil');
    const people = [];
    for (const link of linksIn(letter!))
      people.push(((await signIn(secretOf(link))).body['person'] as { id: string }).id);
    expect(people.toSorted()).toEqual(ids.toSorted());
  });
});

const ways = async (url: string) =>
  (await callAccount(url, ['getSignInWays', 'GET', '/session/ways'])).body['mail'];

test('a server without letters says that it sends none', async () => {
  const silent = await startTestServer();
  const { status, body } = await ask('ada@example.com', {}, silent.url);
  expect([status, body['error']]).toEqual([409, 'No sign-in by e-mail']);
  expect([await ways(silent.url), await ways(server.url)]).toEqual([undefined, true]);
  await silent.close();
});

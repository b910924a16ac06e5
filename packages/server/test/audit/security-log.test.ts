import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Identity } from '../../src/accounts/keys/identity.ts';
import { withSecurityLog, SecurityLog } from '../../src/accounts/audit/security-log.ts';
import { openSiemLog } from '../../src/accounts/audit/siem.ts';
import type { SiemLog } from '../../src/accounts/audit/siem.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';

let store: Store;
let close: () => Promise<void>;
let log: SecurityLog;
let siem: SiemLog;
const errors: unknown[] = [];

beforeAll(async () => {
  ({ store, close } = await newStore(storeKinds.at(-1)!));
  log = new SecurityLog(store, (error) => void errors.push(error));
  const silent = pino({ level: 'silent' });
  siem = withSecurityLog(
    log,
    openSiemLog({ file: undefined, failurePolicy: 'open', log: silent, logLines: undefined }),
  );
});
afterAll(() => close());

/** What is kept of a team. */
async function kept(teamId: string): Promise<string[]> {
  await log.flush();
  const rows = await store.db
    .selectFrom('security_event')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('id')
    .execute();
  return rows.map(({ event, key_id: keyId, facts }) => `${event} ${keyId} ${facts}`);
}

const identity = (teamId: string, siemLogging: boolean) => ({ teamId, keyId: 'k', siemLogging }) as Identity;
const daysAgo = (count: number) => Date.now() - count * 86_400_000;
const blocked = {
  event: 'url.blocked',
  requestId: 'r',
  operation: 'mapUrls',
  url: 'http://a.example/',
} as const;

test('requests are kept of those organizations alone that log security', async () => {
  siem.write(identity('quiet', false), blocked);
  siem.write(identity('told', true), blocked);
  await siem.begin(identity('told', true), { ...blocked, event: 'request.accepted' });
  expect(await kept('quiet')).toEqual([]);
  const facts = '{"requestId":"r","operation":"mapUrls","url":"http://a.example/"}';
  expect(await kept('told')).toEqual([`url.blocked k ${facts}`, `request.accepted k ${facts}`]);
});

test('passwords and tokens of URLs are neither kept nor written', async () => {
  const url = 'http://ada:pa55word@a.example/?token=t0ken&page=2';
  const written: string[] = [];
  const file = openSiemLog({
    file: undefined,
    failurePolicy: 'open',
    log: pino({ level: 'info' }, { write: (line: string) => void written.push(line) }),
    logLines: undefined,
  });
  const both = withSecurityLog(log, file);
  both.write(identity('masked', true), { ...blocked, url, reason: `blocked ${url}` });
  await both.begin(identity('masked', true), { ...blocked, url, event: 'request.accepted' });
  both.report({ event: 'webhook.dropped', teamId: 'masked', url });
  const texts = [...(await kept('masked')), ...written];
  expect(texts).toHaveLength(6);
  expect(texts.filter((text) => /pa55word|t0ken/.test(text))).toEqual([]);
  expect(
    texts.every((text) => text.includes('http://ada:[redacted]@a.example/?token=[redacted]&page=2')),
  ).toBe(true);
});

test('acts are kept of teams alone, without what names the organization', async () => {
  siem.report({ event: 'sign-in.failed', ip: '127.0.0.1' });
  siem.report({ event: 'key.revoked', teamId: 'acts', keyId: 'a', organizationId: 'o' });
  expect(await kept('acts')).toEqual(['key.revoked a {}']);
  expect(
    await store.db.selectFrom('security_event').select('id').where('event', '=', 'sign-in.failed').execute(),
  ).toEqual([]);
});

test('what is older than 90 days goes, with the first write of a process', async () => {
  const old = { team_id: 'old', event: 'key.created', actor: null, key_id: null, facts: '{}' };
  await store.tx((query) =>
    query
      .insertInto('security_event')
      .values([
        { ...old, id: 'a', at: daysAgo(91) },
        { ...old, id: 'b', at: daysAgo(89) },
      ])
      .execute(),
  );
  const next = new SecurityLog(store, (error) => void errors.push(error));
  next.note({ event: 'key.rolled', teamId: 'old' });
  await next.flush();
  expect(await kept('old')).toEqual(['key.rolled null {}', 'key.created null {}']);
});

test('a store that cannot write costs events and nothing else', async () => {
  const broken = { ...store, tx: () => Promise.reject(new Error('The disk is full.')) };
  const lost: unknown[] = [];
  const failing = new SecurityLog(broken, (error) => void lost.push(error));
  failing.note({ event: 'key.created', teamId: 'lost' });
  await failing.flush();
  expect(lost).toEqual([new Error('The disk is full.')]);
  failing.note({ event: 'key.created', teamId: 'lost' });
  await failing.flush();
  expect(lost).toHaveLength(2);
  expect(errors).toEqual([]);
});

import { expect, test } from 'vitest';
import { Sessions } from '../src/http/sessions.ts';
import type { Session } from '../src/http/sessions.ts';

let now = 0;
const closed: string[] = [];

function open(sessions: Sessions, id: string, owner: string): void {
  const server = { close: async () => void closed.push(id) };
  sessions.add(id, { server, transport: {}, owner } as unknown as Session);
  now += 1;
}

test('the session that was not used for longest makes room, first among those of the key; one in work never', async () => {
  const sessions = new Sessions({ max: 3, maxPerOwner: 2, idleMs: 1000 }, () => now);
  open(sessions, 'a1', 'a');
  open(sessions, 'a2', 'a');
  sessions.find('a1', 'a');
  expect(await sessions.makeRoom('a')).toBe(true);
  expect(closed.splice(0)).toEqual(['a2']);
  open(sessions, 'a3', 'a');
  open(sessions, 'b1', 'b');
  // Full, and the key that asks has none to give up: nobody else's is taken.
  expect(await sessions.makeRoom('c')).toBe(false);
  for (const [id, owner] of [
    ['a1', 'a'],
    ['a3', 'a'],
  ] as const)
    sessions.find(id, owner)!.busy = 1;
  expect(await sessions.makeRoom('a')).toBe(false);
  now += 1000;
  expect(await sessions.makeRoom('c')).toBe(true);
  expect(closed.splice(0)).toEqual(['b1']);
  await sessions.closeAll();
  expect([closed, sessions.size]).toEqual([['a1', 'a3'], 0]);
});

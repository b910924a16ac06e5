import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { adapters } from './hosts.js';
import { sendUpload } from './send-upload.ts';

const megabyte = 1_048_576;

/** 200 MiB to a limit of 50 MiB, in chunks of no declared length: what arrives is dropped once it was looked at. */
test.each(adapters)(
  'an upload that is too long takes no memory behind %s',
  { timeout: 120_000 },
  async (adapter) => {
    const program = fileURLToPath(new URL('server.js', import.meta.url));
    const child = fork(program, [adapter], {
      // What the engine keeps for young objects grows by tens of megabytes with whatever is done; here it does not.
      execArgv: ['--max-semi-space-size=1'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    try {
      const { port } = await next<{ port: number }>(child);
      const upload = { path: '/stream', size: 200 * megabyte };
      // A few short ones make the process as large as one that serves is.
      const statuses: number[] = [];
      for (let at = 0; at < 5; at += 1)
        statuses.push((await sendUpload(port, { ...upload, size: 4 * megabyte })).status);
      const before = await mostOf(child);
      for (let at = 0; at < 3; at += 1) statuses.push((await sendUpload(port, upload)).status);
      const moved = (await mostOf(child)) - before;
      expect(statuses).toEqual([200, 200, 200, 200, 200, 413, 413, 413]);
      // What keeps what arrives holds 50 MiB at least; chunks that wait for a collection were seen at 26 on a busy machine.
      expect(moved).toBeLessThan(40 * megabyte);
    } finally {
      child.kill();
    }
  },
);

async function mostOf(child: ChildProcess): Promise<number> {
  child.send('memory');
  return (await next<{ max: number }>(child)).max;
}

function next<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as Message)));
}

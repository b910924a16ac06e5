import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Rejection } from '@web-data/validator';
import type { Outcome, Ready, Task } from './protocol.ts';
import { works } from './works.ts';

/** A thread that runs one task after the other; the pool ends it when a task takes too long. */
if (parentPort === null) throw new Error('This module runs as a worker thread.');
const port = parentPort;

port.postMessage({ ready: true, threadId: readThreadId() } satisfies Ready);
port.on('message', (task: Task) => port.postMessage(runTask(task)));

function runTask({ work, args }: Task): Outcome {
  try {
    const run = works[work] as (...workArgs: unknown[]) => unknown; // The pool is typed by the same table.
    return { value: run(...args) };
  } catch (error) {
    if (error instanceof Rejection) {
      const { error: name, message, details } = error;
      return { rejection: { error: name, message, details } };
    }
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the id of this thread in the operating system; undefined where there is no `/proc`. */
function readThreadId(): string | undefined {
  try {
    return basename(readlinkSync('/proc/thread-self'));
  } catch {
    return undefined;
  }
}

import { closeSync, constants, fstatSync, mkdirSync, openSync, statSync, write, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sink } from './sink.ts';

/** Milliseconds between checks whether the path still names the open file. */
const LOOK_MS = 500;
/** Milliseconds that a named pipe with a slow reader may be full, and the interval of the retries. */
const FULL_MS = 1000;
const TRY_MS = 50;

/**
 * Opens a file for appending, or a named pipe, and creates its folder when missing. A file that was moved away or
 * deleted, as log rotation does, is created at its path once more.
 * @throws the error of the system when it cannot be opened.
 */
export function fileSink(path: string): Sink {
  let fd = open(path);
  let lookAt = performance.now() + LOOK_MS;
  return {
    ...descriptorSink(() => fd),
    renew() {
      if (performance.now() < lookAt) return;
      lookAt = performance.now() + LOOK_MS;
      if (isOpen(fd, path)) return;
      const old = fd;
      fd = open(path);
      closeSync(old);
    },
    close: () => closeSync(fd),
  };
}

/** A descriptor that stays open, such as standard output. */
export function descriptorSink(fd: () => number): Sink {
  return {
    async write(bytes) {
      for (let tries = 0; ; tries++) {
        try {
          return await writeTo(fd(), bytes);
        } catch (error) {
          const isFull = (error as NodeJS.ErrnoException).code === 'EAGAIN';
          if (!isFull || tries * TRY_MS >= FULL_MS) throw error;
          await wait(TRY_MS, undefined, { ref: false });
        }
      }
    },
    writeLast(bytes) {
      try {
        if (bytes.length > 0) writeSync(fd(), bytes);
      } catch {
        // The process ends: nothing can be done about a full disk or pipe.
      }
    },
    close() {},
  };
}

// Reads stats as bigint throughout: in Node 20 realpath, and so the resolution of imports, reuses the last ordinary
// stats of the process, and fails on symbolic links where those were of a pipe or socket.

/**
 * Opens a named pipe for reading and writing, so that it does not wait for a reader; a write then fails when it is
 * full.
 */
function open(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  const { O_APPEND, O_CREAT, O_NONBLOCK, O_RDWR, O_WRONLY } = constants;
  const access =
    statSync(path, { bigint: true, throwIfNoEntry: false })?.isFIFO() === true ? O_RDWR : O_WRONLY;
  return openSync(path, access | O_APPEND | O_CREAT | O_NONBLOCK, 0o640);
}

function isOpen(fd: number, path: string): boolean {
  const named = statSync(path, { bigint: true, throwIfNoEntry: false });
  const opened = fstatSync(fd, { bigint: true });
  return named !== undefined && named.ino === opened.ino && named.dev === opened.dev;
}

function writeTo(fd: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    write(fd, bytes, (error, written) => (error === null ? resolve(written) : reject(error)));
  });
}

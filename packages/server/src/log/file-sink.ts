import { closeSync, constants, fstatSync, mkdirSync, openSync, statSync, write, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sink } from './sink.ts';

/** Milliseconds between looks at whether the path still names the open file. */
const LOOK_MS = 500;
/** Milliseconds that a named pipe whose reader is slow may be full, and those between tries. */
const FULL_MS = 1000;
const TRY_MS = 50;

/**
 * A file that lines are appended to, or a named pipe; its folder is made when missing. A file that was moved away or
 * deleted, as log rotation does, is made anew under its path.
 * @throws what the system says when it cannot be opened.
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

/** An open file or device that stays open, such as standard output. */
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
        // There is no room, and nobody left to tell.
      }
    },
    close() {},
  };
}

// Statuses are asked for as bigint throughout: Node 20's realpath, and so its resolution of imports, looks at the last
// ordinary status of the process, and gives up on symbolic links where that was one of a pipe or socket.

/** Without waiting for the reader of a named pipe: opened for both, it needs none, and a write says when it is full. */
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

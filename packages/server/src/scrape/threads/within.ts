import { Script, createContext } from 'node:vm';

/** Some code had no end in its time. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

const context: { run?: (() => unknown) | undefined } = createContext({});
const script = new Script('run()');

/**
 * Runs synchronous code for so many milliseconds at most, whatever it does: the engine ends it, and the thread goes on.
 * One call at a time, not one within another.
 * @throws {OutOfTime}; what the code throws.
 */
export function within<T>(milliseconds: number, run: () => T): T {
  context.run = run;
  try {
    return script.runInContext(context, { timeout: milliseconds }) as T; // What `run` gives.
  } catch (error) {
    // The error of the engine is one of that context: no `instanceof`.
    const isLate = (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new OutOfTime(`No end in ${milliseconds} ms.`) : error;
  } finally {
    context.run = undefined;
  }
}

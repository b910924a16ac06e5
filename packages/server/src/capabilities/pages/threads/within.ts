import { Script, createContext } from 'node:vm';

/** Code did not end within its time. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

const context: { run?: (() => unknown) | undefined } = createContext({});
const script = new Script('run()');

/**
 * Runs synchronous code for up to so many milliseconds; then the engine interrupts it and the thread continues. Calls
 * cannot be nested.
 * @throws {OutOfTime}; any error of the code.
 */
export function within<T>(milliseconds: number, run: () => T): T {
  context.run = run;
  try {
    return script.runInContext(context, { timeout: milliseconds }) as T; // The result of `run`.
  } catch (error) {
    // The error belongs to the other context, so `instanceof` does not work.
    const isLate = (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new OutOfTime(`No end in ${milliseconds} ms.`) : error;
  } finally {
    context.run = undefined;
  }
}

import { METHODS } from 'node:http';
import type { Core } from './core.ts';

/** Whether the parser of node:http reads requests of a method: QUERY from Node.js 22 on, and none that is not registered. */
export function isNodeMethod(method: string): boolean {
  return METHODS.includes(method);
}

/**
 * Warns (`process.emitWarning`) of each operation whose requests node:http rejects with 400 before any handler, because
 * its parser does not read their method.
 */
export function warnOfMethods({ api, options }: Core): void {
  const unsupported = Object.values(api.operations).filter(
    ({ id, method }) => !isNodeMethod(method) && (options.operations?.includes(id) ?? true),
  );
  if (unsupported.length > 0)
    void import('./method-warning.ts').then(({ warnOfMethod }) =>
      unsupported.forEach((one) => warnOfMethod(one)),
    );
}

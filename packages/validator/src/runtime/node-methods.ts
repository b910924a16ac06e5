import { METHODS } from 'node:http';
import type { Core } from './core.ts';

/** Whether the parser of node:http reads requests of a method: QUERY from Node.js 22 on, and none that is not registered. */
export function isNodeMethod(method: string): boolean {
  return METHODS.includes(method);
}

/**
 * Warns (`process.emitWarning`) of each operation whose requests node:http answers with 400 before any handler, because
 * its parser does not read their method.
 */
export function warnOfMethods({ api, options }: Core): void {
  for (const { id, method } of Object.values(api.operations)) {
    if (isNodeMethod(method) || !(options.operations?.includes(id) ?? true)) continue;
    const remedy =
      method === 'QUERY'
        ? 'Use Node.js 22 or newer'
        : 'Serve it with fetchHandler on another host, or leave it out';
    process.emitWarning(
      `The operation ${id} has the method ${method}, which node:http of Node.js ${process.version} does not read: its requests get 400 before any handler. ${remedy}.`,
      { code: 'WEB_DATA_METHOD' },
    );
  }
}

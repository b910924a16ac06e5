import type { Operation } from './operation.ts';

/** Warns of an operation that node:http cannot serve. */
export function warnOfMethod({ id, method }: Pick<Operation, 'id' | 'method'>): void {
  const remedy =
    method === 'QUERY'
      ? 'Use Node.js 22 or newer'
      : 'Serve it with fetchHandler on another host, or leave it out';
  process.emitWarning(
    `The operation ${id} has the method ${method}, which node:http of Node.js ${process.version} does not read: its requests get 400 before any handler. ${remedy}.`,
    { code: 'WEB_DATA_METHOD' },
  );
}

import type { ApiTables } from './api.ts';

const functions = ['challenge', 'admit', 'onReject', 'onError', 'onResponseViolation'] as const;

/** @throws TypeError naming the option that is missing or not valid */
export function requireOptions(options: {
  [Name in (typeof functions)[number] | 'authenticate']?: unknown;
}): void {
  if (typeof options !== 'object' || options === null)
    throw new TypeError('The options are missing. Give { authenticate, handlers }.');
  const { authenticate = false } = options;
  if (authenticate !== false && typeof authenticate !== 'function' && !isFunctions(authenticate))
    throw new TypeError('authenticate must be a function, or false when requests are authenticated before.');
  for (const name of functions) requireFunction(name, options[name]);
}

/** @throws TypeError naming the handler that has no operation or is not a function */
export function requireHandlers({ operations }: ApiTables, handlers: unknown): void {
  const ids = Object.keys(operations);
  if (typeof handlers !== 'object' || handlers === null)
    throw new TypeError(`handlers is missing. Give one for each operation by its id, such as ${ids[0]}.`);
  for (const [id, handler] of Object.entries(handlers)) {
    if (!ids.includes(id))
      throw new TypeError(`handlers.${id} is for no operation. The operations are ${ids.join(', ')}.`);
    requireFunction(`handlers.${id}`, handler);
  }
}

/** An object with functions for some or all security schemes. */
function isFunctions(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((one) => one === undefined || typeof one === 'function');
}

function requireFunction(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function') throw new TypeError(`${name} must be a function.`);
}

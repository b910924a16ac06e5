import type { IncomingMessage, ServerResponse } from 'node:http';
import { api } from './api.ts';
import { nodeHandler as create } from './runtime/node.ts';
import type { AdapterOptions } from './types.ts';

/**
 * The API as a listener for `http.createServer`.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function nodeHandler<Identity>(
  options: AdapterOptions<Identity, IncomingMessage>,
): (request: IncomingMessage, response: ServerResponse) => void {
  return create(api, options);
}

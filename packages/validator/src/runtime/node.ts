import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Api } from './api.ts';
import type { ApiTypes } from './api-types.ts';
import { createService } from './handle.ts';
import type { AdapterOptions } from './handlers.ts';
import { fromNode } from './node-incoming.ts';
import { warnOfMethods } from './node-methods.ts';
import { sendResult } from './node-reply.ts';

/**
 * The API as a listener for `http.createServer`.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function nodeHandler<T extends ApiTypes, Identity>(
  api: Api<T>,
  options: AdapterOptions<T, Identity, IncomingMessage>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const service = createService(api, options);
  warnOfMethods(service.pipeline.core);
  return (request, response) => {
    sendResult(service, fromNode(request, response, request), request, response);
  };
}

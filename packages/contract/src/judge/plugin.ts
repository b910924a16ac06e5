import type { Json } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../http/exchange.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import type { DocumentPlugin } from '../openapi/plugin.ts';
import type { Deviation } from './deviation.ts';

/** What a plug-in knows about one request and its response. */
export interface JudgePlugin extends DocumentPlugin {
  /** Returns what a 2xx body contradicts in its request. */
  checkResponse?(operation: Operation, request: HttpRequest, body: Json): Deviation[];
  /** Whether the service may reject this request although it is valid. */
  permitsRejection?(document: ContractDocument, operation: Operation, exchange: Received): boolean;
}

/** A request and its response. */
export interface Received {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
}

/** Returns what the plug-ins of a document find in a 2xx body. */
export function checkByPlugins(
  { plugins }: ContractDocument,
  operation: Operation,
  request: HttpRequest,
  body: Json,
): Deviation[] {
  const judges: readonly JudgePlugin[] = plugins;
  return judges.flatMap((plugin) => plugin.checkResponse?.(operation, request, body) ?? []);
}

/** Whether a plug-in of the document permits the rejection of a valid request. */
export function isPermittedByPlugin(
  document: ContractDocument,
  operation: Operation,
  exchange: Received,
): boolean {
  const judges: readonly JudgePlugin[] = document.plugins;
  return judges.some((plugin) => plugin.permitsRejection?.(document, operation, exchange) === true);
}

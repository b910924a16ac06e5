import type { Content, Response } from '@web-data/openapi';
import type { Operation } from '../openapi/operation.ts';
import { covers } from '../openapi/media-type.ts';

/** Returns the Response Object for a status: the exact one, then its range (`4XX`), then `default`. */
export function responseFor(operation: Operation, status: number): Response | undefined {
  const range = `${String(status)[0]}XX`;
  return (
    operation.responses.find((response) => response.status === String(status)) ??
    operation.responses.find((response) => response.status.toUpperCase() === range) ??
    operation.responses.find((response) => response.status === 'default')
  );
}

/** Whether the operation documents this exact status; a range or `default` is not enough. */
export function documents(operation: Operation, status: number): boolean {
  return operation.responses.some((response) => response.status === String(status));
}

/** Returns the documented media type that covers a Content-Type. */
export function contentFor(content: readonly Content[], contentType: string): Content | undefined {
  return content.find(({ type }) => covers(type, contentType));
}

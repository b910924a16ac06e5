import { operations } from '@web-data/types';
import type { OperationId } from '@web-data/types';
import { api } from '@web-data/validator';

/** Returns the URL of an operation of this service, with its path parameters. */
export function buildOperationUrl(
  origin: string,
  operation: OperationId,
  params: Readonly<Record<string, string>> = {},
): string {
  const path = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return `${origin}${api.basePath}${path}`;
}

import type { OpenApiDocument, Response } from '../../openapi/document.ts';
import { listOperations } from '../../openapi/operations.ts';
import { resolve } from '../../openapi/resolve.ts';
import type { Checks } from './checks.ts';
import { createDefinitions } from './definitions.ts';
import { isJson } from './media-types.ts';
import { exportName } from './requests.ts';

/** Operation id → status or range → media type → export name of the check, or null where the body is not JSON. */
export type ResponseTable = Record<string, Record<string, Record<string, string | null>>>;

export interface ResponsePlans {
  table: ResponseTable;
  checks: Checks;
}

export function planResponses(document: OpenApiDocument): ResponsePlans {
  const definitions = createDefinitions(document, 'response');
  const checks: Checks = { schemas: definitions.schemas, exports: {} };
  const table: ResponseTable = {};
  for (const { id, operation } of listOperations(document)) {
    const statuses: ResponseTable[string] = {};
    for (const [status, value] of Object.entries(operation.responses ?? {})) {
      const { content = {} } = resolve<Response>(document, value);
      statuses[status.toUpperCase()] = Object.fromEntries(
        Object.entries(content).map(([type, { schema = true }], index) => {
          if (!isJson(type)) return [type.toLowerCase(), null];
          const name = exportName(id, index === 0 ? status : `${status}_${index + 1}`);
          checks.exports[name] = definitions.add(`${id}.${name}`, schema);
          return [type.toLowerCase(), name];
        }),
      );
    }
    table[id] = statuses;
  }
  return { table, checks };
}

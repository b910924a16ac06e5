import type { Header, OpenApiDocument, Parameter, Response } from '../openapi/document.ts';
import { listOperations } from '../openapi/operations.ts';
import type { OperationEntry } from '../openapi/operations.ts';
import { resolve } from '../openapi/resolve.ts';
import type { Checks } from './checks.ts';
import { createDefinitions } from './definitions.ts';
import type { Definitions } from './definitions.ts';
import { isJson } from './media-types.ts';
import { planParameters } from './parameters.ts';
import type { ParameterPlan } from './parameters.ts';
import { exportName } from './requests.ts';

/** What an answer of one status may be. */
export interface ResponsePlan {
  /** Media type → export name of the check, or null where the body is not JSON. */
  content: Record<string, string | null>;
  headers?: { plans: ParameterPlan[]; check: string };
}

/** Operation id → status or range → plan. */
export type ResponseTable = Record<string, Record<string, ResponsePlan>>;

export interface ResponsePlans {
  table: ResponseTable;
  checks: Checks;
}

export function planResponses(document: OpenApiDocument): ResponsePlans {
  const definitions = createDefinitions(document, 'response');
  const checks: Checks = { schemas: definitions.schemas, exports: {} };
  const planHeaders = createHeaderPlanner(document, definitions, checks);
  const table: ResponseTable = {};
  for (const entry of listOperations(document)) {
    const { id, operation } = entry;
    const statuses: ResponseTable[string] = {};
    for (const [status, value] of Object.entries(operation.responses ?? {})) {
      const { content = {}, headers } = resolve<Response>(document, value);
      const plan: ResponsePlan = { content: {} };
      for (const [index, [type, { schema = true }]] of Object.entries(content).entries()) {
        plan.content[type.toLowerCase()] = null;
        if (!isJson(type)) continue;
        const name = exportName(id, index === 0 ? status : `${status}_${index + 1}`);
        checks.exports[name] = definitions.add(`${id}.${name}`, schema);
        plan.content[type.toLowerCase()] = name;
      }
      if (headers) Object.assign(plan, planHeaders(entry, headers));
      statuses[status.toUpperCase()] = plan;
    }
    table[id] = statuses;
  }
  return { table, checks };
}

type Headers = NonNullable<Response['headers']>;

/** Plans headers as the parameters that they are but for their names; the same headers share one check. */
function createHeaderPlanner(document: OpenApiDocument, definitions: Definitions, checks: Checks) {
  const known = new Map<string, string>();
  return (entry: OperationEntry, headers: Headers): Pick<ResponsePlan, 'headers'> => {
    const parameters = Object.entries(headers).map(([name, value]): Parameter => {
      const { schema = true, content, required = false } = resolve<Header>(document, value);
      return content ? { name, required, in: 'header', content } : { name, required, in: 'header', schema };
    });
    const { plans, schema } = planParameters(document, { ...entry, parameters });
    if (plans.length === 0) return {};
    const text = JSON.stringify(schema);
    const check = known.get(text) ?? `headers_${known.size + 1}`;
    known.set(text, check);
    checks.exports[check] ??= definitions.add(check, schema);
    return { headers: { plans, check } };
  };
}

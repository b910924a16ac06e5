import { isJsonType, readItemSchema } from '@web-data/openapi';
import type { Description, Header, OpenApiDocument, ParameterObject, Schema } from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import type { Checks } from './checks.ts';
import { checkName } from './compile/names.ts';
import { createDefinitions } from './definitions.ts';
import type { Definitions } from './definitions.ts';
import { planParameters } from './parameters.ts';
import type { ParameterPlan } from './parameters.ts';

/** The responses that an operation declares for one status. */
export interface ResponsePlan {
  /** Media type → export name of the check, or null where the body is not JSON. */
  content: Record<string, string | null>;
  /** Media type → export name of the check of each item, where it is a stream. */
  items?: Record<string, string>;
  headers?: { plans: ParameterPlan[]; check: string };
}

/** Operation id → status or range → plan. */
export type ResponseTable = Record<string, Record<string, ResponsePlan>>;

export interface ResponsePlans {
  table: ResponseTable;
  checks: Checks;
}

export function planResponses(description: Description, notes: Notes): ResponsePlans {
  const { value: document } = description;
  const definitions = createDefinitions(document, 'response', notes);
  const checks: Checks = { schemas: definitions.schemas, exports: {}, defaults: definitions.defaults };
  const planHeaders = createHeaderPlanner(document, definitions, checks);
  const table: ResponseTable = {};
  for (const { id, responses } of description.operations) {
    const statuses: ResponseTable[string] = {};
    for (const { status, content, headers, object: response } of responses) {
      const plan: ResponsePlan = { content: {} };
      for (const [index, one] of content.entries()) {
        const { type, object } = one;
        const mediaType = type.split(';')[0]!.trim().toLowerCase();
        plan.content[mediaType] = null;
        const name = checkName(id, index === 0 ? status : `${status}_${index + 1}`);
        const item = readItemSchema(one);
        if (item !== undefined) {
          checks.exports[name] = definitions.add(`${id}.${name}`, item as Schema);
          (plan.items ??= {})[mediaType] = name;
          continue;
        }
        if (!isJsonType(mediaType)) continue;
        checks.exports[name] = definitions.add(`${id}.${name}`, object.schema ?? true);
        plan.content[mediaType] = name;
      }
      Object.assign(plan, planHeaders(Object.keys(response.headers ?? {}), headers));
      statuses[status.toUpperCase()] = plan;
    }
    table[id] = statuses;
  }
  return { table, checks };
}

/** Plans headers like parameters without names; identical headers share one check. */
function createHeaderPlanner(document: OpenApiDocument, definitions: Definitions, checks: Checks) {
  const known = new Map<string, string>();
  return (names: readonly string[], headers: readonly Header[]): Pick<ResponsePlan, 'headers'> => {
    const parameters = headers.map(({ required, object }, index): ParameterObject => {
      const name = names[index]!;
      const { schema = true, content } = object;
      return content ? { name, required, in: 'header', content } : { name, required, in: 'header', schema };
    });
    const { plans, schema } = planParameters(document, parameters);
    if (plans.length === 0) return {};
    const text = JSON.stringify(schema);
    const check = known.get(text) ?? `headers_${known.size + 1}`;
    known.set(text, check);
    checks.exports[check] ??= definitions.add(check, schema);
    return { headers: { plans, check } };
  };
}

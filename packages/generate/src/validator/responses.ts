import {
  isJsonType,
  readItemSchema,
  type Description,
  type Header,
  type OpenApiDocument,
  type ParameterObject,
  type Schema,
} from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import type { Checks } from './checks.ts';
import { checkName } from './compile/names.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import { planParameters, type ParameterPlan } from './parameters.ts';
import { propertyName } from '../source.ts';
import { pair, parameter } from './form-source.ts';
import { writeMessages } from './messages.ts';

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

/** `responses.ts`: the checks of every response that the document describes. */
export function generateResponses(
  { table }: ResponsePlans,
  keywords: ReadonlySet<string>,
  runtime: string,
): string {
  const plans = Object.values(table).flatMap((statuses) => Object.values(statuses));
  const headers = new Map(
    plans.flatMap((plan) => (plan.headers ? [[plan.headers.check, plan.headers]] : [])),
  );
  const rows = Object.entries(table).map(([id, statuses]) => {
    const inner = Object.entries(statuses).map(
      ([status, plan]) => `    ${propertyName(status)}: ${response(plan)},\n`,
    );
    return `  ${propertyName(id)}: {\n${inner.join('')}  },\n`;
  });
  const helpers = [...headers.values()].flatMap(({ plans: of }) =>
    of.flatMap(({ read }) => read?.helpers ?? []),
  );
  const used = [...new Set(helpers)].toSorted().join(', ');
  return `${used ? `import { ${used} } from ${JSON.stringify(runtime)};\n` : ''}import type { Messages, ResponseCheck, ResponseChecks } from ${JSON.stringify(runtime)};
import * as violations from "./response-violations.ts";
import * as validity from "./response-validity.ts";

${[...headers.values()].map(headerConstant).join('')}
${writeMessages(keywords)}
/** Operation id → status, range or \`DEFAULT\` → the response that it describes. */
export const responses: Record<string, ResponseChecks> = {
${rows.join('')}};
`;
}

function response({ content, items, headers }: ResponsePlan): string {
  const types = Object.entries(content).map(
    ([type, name]) => `${propertyName(type)}: ${name ? pair(name) : 'null'}`,
  );
  const each = Object.entries(items ?? {}).map(([type, name]) => `${propertyName(type)}: ${pair(name)}`);
  const more = each.length > 0 ? `, items: { ${each.join(', ')} }` : '';
  return `{ content: ${types.length > 0 ? `{ ${types.join(', ')} }` : '{}'}${more}, headers: ${headers?.check ?? 'null'} }`;
}

function headerConstant({ check, plans }: NonNullable<ResponsePlan['headers']>): string {
  return `const ${check}: ResponseCheck["headers"] = {
  parameters: [
${plans.map((plan) => `    ${parameter(plan, '    ')},\n`).join('')}  ],
  checks: ${pair(check)},
};
`;
}

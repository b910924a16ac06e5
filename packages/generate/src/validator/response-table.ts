import { propertyName } from '../source.ts';
import { pair, parameter } from './form-source.ts';
import { writeMessages } from './messages.ts';
import type { ResponsePlan, ResponsePlans } from './responses.ts';

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

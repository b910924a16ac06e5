import type { OpenApiDocument } from '../openapi/document.ts';
import { generatedHeader, literal, propertyName } from '../source.ts';
import { credentialOf } from './credential.ts';
import type { RequestPlan, RequestPlans } from './requests.ts';
import type { ResponsePlan, ResponsePlans } from './responses.ts';

/** `operations.ts`: what the pipeline reads of each operation, with its checks. */
export function generateOperations(document: OpenApiDocument, { operations }: RequestPlans): string {
  return `${generatedHeader}import type { Operation } from "../operation.ts";
import * as faults from "./request-faults.ts";
import * as verdicts from "./request-verdicts.ts";

/** Path of the first server of the document: what stands before every path. */
export const basePath = ${JSON.stringify(basePath(document))};

/** Id of an operation. */
export type OperationId = ${union(operations.map(({ id }) => id))};

/** The operations, by id. */
export const operations: { readonly [Id in OperationId]: Operation } = {
${operations.map((plan) => `  ${propertyName(plan.id)}: ${entry(document, plan)},\n`).join('')}};

/** Members of each body that have a default, and so are there after validation. */
export interface Defaulted {
${operations.map(({ id, defaulted }) => `  ${propertyName(id)}: ${union(defaulted)};\n`).join('')}}
`;
}

function entry(document: OpenApiDocument, plan: RequestPlan): string {
  const rows = [
    `id: ${JSON.stringify(plan.id)}`,
    `method: ${JSON.stringify(plan.method.toUpperCase())}`,
    `path: ${JSON.stringify(plan.path)}`,
    `credential: ${literal(credentialOf(document, plan), '    ')}`,
    `parameters: ${literal(plan.parameterPlans, '    ')}`,
    `checkParameters: ${plan.parametersCheck ? pair(plan.parametersCheck) : 'null'}`,
    `body: ${plan.body ? body(plan.body) : 'null'}`,
    `named: ${literal(plan.named, '    ')}`,
  ];
  return `{\n${rows.map((row) => `    ${row},\n`).join('')}  }`;
}

function body({ required, checks }: NonNullable<RequestPlan['body']>): string {
  const types = Object.entries(checks).map(([type, name]) => `${JSON.stringify(type)}: ${pair(name)}`);
  return `{ required: ${required}, checks: { ${types.join(', ')} } }`;
}

function pair(name: string): string {
  return `{ verdict: verdicts.${name}, faults: faults.${name} }`;
}

function union(names: string[]): string {
  return names.map((name) => JSON.stringify(name)).join(' | ') || 'never';
}

function basePath({ servers = [] }: OpenApiDocument): string {
  const url = servers[0]?.url ?? '/';
  const path = url.replace(/^(?:[a-z][\w+.-]*:\/\/[^/]*|\{[^}]*\})/i, '');
  return path.replace(/\/+$/, '');
}

/** `responses.ts`: the checks of every response that the document describes. */
export function generateResponses({ table }: ResponsePlans): string {
  const plans = Object.values(table).flatMap((statuses) => Object.values(statuses));
  const headers = new Map(
    plans.flatMap((plan) => (plan.headers ? [[plan.headers.check, plan.headers]] : [])),
  );
  const rows = Object.entries(table).map(([id, statuses]) => {
    const inner = Object.entries(statuses).map(([status, plan]) => `    "${status}": ${response(plan)},\n`);
    return `  ${propertyName(id)}: {\n${inner.join('')}  },\n`;
  });
  return `${generatedHeader}import type { ResponseCheck, ResponseChecks } from "../response-check.ts";
import * as faults from "./response-faults.ts";
import * as verdicts from "./response-verdicts.ts";

${[...headers.values()].map(headerConstant).join('')}
/** Operation id → status, range or \`DEFAULT\` → what an answer of it may be. */
export const responses: Record<string, ResponseChecks> = {
${rows.join('')}};
`;
}

function response({ content, headers }: ResponsePlan): string {
  const types = Object.entries(content).map(
    ([type, name]) => `${JSON.stringify(type)}: ${name ? pair(name) : 'null'}`,
  );
  return `{ content: ${types.length > 0 ? `{ ${types.join(', ')} }` : '{}'}, headers: ${headers?.check ?? 'null'} }`;
}

function headerConstant({ check, plans }: NonNullable<ResponsePlan['headers']>): string {
  return `const ${check}: ResponseCheck["headers"] = {
  parameters: ${literal(plans, '  ')},
  checks: ${pair(check)},
};
`;
}

import { pathAsSent, serverPath } from '@web-data/openapi';
import type { Description, Operation } from '@web-data/openapi';
import { literal, propertyName } from '../source.ts';
import type { BodyPlan } from './bodies.ts';
import type { Compiled } from './checks.ts';
import { listFormHelpers, pair, parameters, writeForm } from './form-source.ts';
import { planItems } from './items.ts';
import type { RequestPlan, RequestPlans } from './requests.ts';
import { writeChallenge, planSchemes, listRequirements } from './security.ts';
import type { SchemePlan } from './security.ts';
import { writeMessages } from './messages.ts';

/** Writes `operations.ts`: the data of each operation that the pipeline needs, with its checks. */
export function generateOperations(
  description: Description,
  { operations }: RequestPlans,
  { keywords, filledMembers }: Pick<Compiled, 'keywords' | 'filledMembers'>,
  { runtime, codecs }: { runtime: string; codecs?: string },
): string {
  const { servers } = description;
  const basePath = servers[0] ? serverPath(servers[0]) : '';
  const schemes = planSchemes(description.operations);
  const helpers = helpersOf(operations, schemes);
  const types = [
    ...new Set([
      'Operation',
      'Messages',
      ...([...schemes.values()].some(Boolean) ? ['Scheme'] : []),
      ...(helpers.includes('basic') ? ['BasicCredential'] : []),
    ]),
  ];
  return `${importOf(helpers, runtime)}${importOf(types.toSorted(), runtime, 'type ')}${codecs === undefined ? '' : `import { int64 } from ${JSON.stringify(codecs)};\n`}import * as violations from "./request-violations.ts";
import * as validity from "./request-validity.ts";

/** Path of the first server of the document: the prefix of every path. */
export const basePath = ${JSON.stringify(basePath)};

/** Id of an operation. */
export type OperationId = ${union(operations.map(({ operation }) => operation.id))};

${schemesSource(schemes)}
${writeMessages(keywords)}
/** The operations, by id. */
export const operations: { readonly [Id in OperationId]: Operation } = {
${operations.map((plan) => row(plan, `${entry(plan, codecs !== undefined)},\n`)).join('')}};

/** Members of each body that have a default, and are present after validation. */
export interface Defaulted {
${operations.map((plan) => row(plan, `${union(defaultedOf(plan, filledMembers))};\n`)).join('')}}

/** Media types of each body that cannot be checked, and are passed on as bytes. */
export interface UncheckedTypes {
${operations.map((plan) => row(plan, `${union(uncheckedOf(plan))};\n`)).join('')}}
`;
}

function row(plan: RequestPlan, text: string): string {
  return `  ${propertyName(plan.operation.id)}: ${text}`;
}

function importOf(names: readonly string[], from: string, kind = ''): string {
  return names.length > 0 ? `import ${kind}{ ${names.join(', ')} } from ${JSON.stringify(from)};\n` : '';
}

function helpersOf(operations: RequestPlan[], schemes: ReturnType<typeof planSchemes>): string[] {
  const used = [
    ...[...schemes.values()].flatMap((plan) => plan?.helper ?? []),
    ...operations.flatMap(({ parameterPlans }) => parameterPlans.flatMap(({ read }) => read?.helpers ?? [])),
    ...operations.flatMap(({ operation }) => planItems(operation).writers.map(({ helper }) => helper)),
    ...(operations.some(({ operation }) => isMixed(operation.path)) ? ['cutSegment'] : []),
    ...operations.flatMap(
      ({ body }) => body?.content.flatMap(({ form }) => (form ? listFormHelpers(form) : [])) ?? [],
    ),
    ...(operations.some(({ body }) => body?.content.some(isRange)) ? ['mediaRanges'] : []),
  ];
  return [...new Set(used)].toSorted();
}

function schemesSource(schemes: ReturnType<typeof planSchemes>): string {
  const types = [...schemes].map(([name, plan]) => `  ${propertyName(name)}: ${schemeType(plan)};\n`);
  const rows = [...schemes].map(([name, plan]) => `  ${propertyName(name)}: ${schemeValue(plan)},\n`);
  return `/** The security schemes that operations require. */
export const schemes: {
${types.join('')}} = {
${rows.join('')}};
`;
}

/** An undefined scheme has a row, too: otherwise its name could match an inherited member of the table. */
function schemeValue(plan: SchemePlan | undefined): string {
  if (!plan) return 'undefined';
  const { helper, argument } = plan;
  return argument === undefined ? helper : `${helper}(${JSON.stringify(argument)})`;
}

function schemeType(plan: SchemePlan | undefined): string {
  return plan ? `Scheme<${schemeTypes[plan.helper] ?? 'string'}>` : 'undefined';
}

/** The credential types of schemes that do not read a string. */
const schemeTypes: Record<string, string> = { basic: 'BasicCredential', outside: 'null' };

function entry({ operation, ...plan }: RequestPlan, isExact: boolean): string {
  const challenge = writeChallenge(operation);
  const rows = [
    `id: ${JSON.stringify(operation.id)}`,
    `method: ${JSON.stringify(operation.httpMethod)}`,
    `path: ${JSON.stringify(pathAsSent(operation.path))}`,
    ...(isMixed(operation.path) ? ['cut: cutSegment'] : []),
    `security: ${literal(listRequirements(operation), '    ')}`,
    ...(challenge === undefined ? [] : [`challenge: ${JSON.stringify(challenge)}`]),
    `parameters: ${parameters(plan.parameterPlans)}`,
    `checkParameters: ${plan.parametersCheck ? pair(plan.parametersCheck) : 'null'}`,
    `body: ${plan.body ? body(plan.body) : 'null'}`,
    ...writeItems(operation),
    ...(isExact ? [`integers: int64[${JSON.stringify(operation.id)}]!`] : []),
    `named: ${literal(plan.named, '    ')}`,
  ];
  return `{\n${rows.map((row) => `    ${row},\n`).join('')}  }`;
}

/** How the items of its responses are written, and whether it has responses that are no streams. */
function writeItems(operation: Operation): string[] {
  const { writers, hasFullBodies } = planItems(operation);
  if (writers.length === 0) return [];
  const rows = writers.map(({ type, call }) => `${propertyName(type)}: ${call}`);
  return [`items: { ${rows.join(', ')} }`, ...(hasFullBodies ? ['hasFullBodies: true'] : [])];
}

/** Whether a segment of a path is more than a single parameter, such as `{id}.json`. */
function isMixed(path: string): boolean {
  return path.split('/').some((segment) => segment.includes('{') && !/^\{[^{}]+\}$/.test(segment));
}

function body({ required, content }: NonNullable<RequestPlan['body']>): string {
  const rows = (plans: typeof content): string =>
    `{ ${plans.map((plan) => `${propertyName(plan.type)}: ${rule(plan)}`).join(', ')} }`;
  const ranges = content.filter(isRange);
  const exact = content.filter((plan) => !isRange(plan));
  const more = ranges.length > 0 ? `, range: mediaRanges(${rows(ranges)})` : '';
  return `{ required: ${required}, content: ${rows(exact)}${more} }`;
}

function isRange({ type }: BodyPlan): boolean {
  return type.includes('*');
}

function rule({ check, form }: BodyPlan & { check: string | undefined }): string {
  if (check === undefined) return 'null';
  if (!form) return pair(check);
  const call = writeForm(form);
  const read = form.helper === 'multipart' ? `...${call}` : `read: ${call}`;
  return pair(check, read);
}

/** Top-level members of the body that are always present after validation because they have a default. */
function defaultedOf({ body }: RequestPlan, filledMembers: Compiled['filledMembers']): string[] {
  const check = body?.content[0]?.check;
  return check === undefined ? [] : filledMembers(check);
}

function uncheckedOf({ body }: RequestPlan): string[] {
  return body?.content.flatMap(({ type, check }) => (check === undefined ? [type] : [])) ?? [];
}

function union(names: string[]): string {
  return names.map((name) => JSON.stringify(name)).join(' | ') || 'never';
}

import type { OpenApiDocument, RequestBody, Schema } from '../openapi/document.ts';
import { listOperations } from '../openapi/operations.ts';
import type { OperationEntry } from '../openapi/operations.ts';
import { resolve } from '../openapi/resolve.ts';
import type { Checks } from './checks.ts';
import { createDefinitions, defaultOf } from './definitions.ts';
import type { Definitions } from './definitions.ts';
import { isErrorName } from './errors.ts';
import { requireJson } from './media-types.ts';
import { namedPlaces } from './named-places.ts';
import type { NamedPlace } from './named-places.ts';
import { planParameters } from './parameters.ts';
import type { ParameterPlan } from './parameters.ts';

/** What the pipeline must know of the requests of one operation. */
export interface RequestPlan extends OperationEntry {
  parameterPlans: ParameterPlan[];
  /** Export name of the check of all parameters together. */
  parametersCheck?: string;
  body?: { required: boolean; checks: Record<string, string> };
  named: NamedPlace[];
  /** Members of the body, at its top, that are never missing after validation because they have a default. */
  defaulted: string[];
}

export interface RequestPlans {
  operations: RequestPlan[];
  checks: Checks;
}

export function planRequests(document: OpenApiDocument): RequestPlans {
  const definitions = createDefinitions(document, 'request');
  const checks: Checks = { schemas: definitions.schemas, exports: {} };
  const operations = listOperations(document).map((entry) => {
    const plan: RequestPlan = Object.assign(entry, { parameterPlans: [], named: [], defaulted: [] });
    requireWholeSegments(plan);
    planParameterCheck(document, plan, definitions, checks);
    planBodyChecks(document, plan, definitions, checks);
    requireNames(document, plan);
    return plan;
  });
  return { operations, checks };
}

/** The router compares whole segments: one with more than a parameter would be a path that nothing ever matches. */
function requireWholeSegments({ id, path }: RequestPlan): void {
  const mixed = path.split('/').find((segment) => /[{}]/.test(segment) && !/^\{[^{}]+\}$/.test(segment));
  if (mixed === undefined) return;
  throw new Error(
    `The path ${path} of ${id} cannot be routed: ${mixed} is more than one parameter. Make it a segment of its own.`,
  );
}

function requireNames(document: OpenApiDocument, { id, named }: RequestPlan): void {
  const unknown = named.find(({ error }) => !isErrorName(document, error));
  if (!unknown) return;
  const place = `${unknown.in}${unknown.path} of ${id}`;
  throw new Error(
    `x-error ${unknown.error} on ${place} is not in the error catalogue. Add it, or name another.`,
  );
}

function planParameterCheck(
  document: OpenApiDocument,
  plan: RequestPlan,
  definitions: Definitions,
  checks: Checks,
): void {
  const { plans, schema, named } = planParameters(document, plan);
  plan.parameterPlans = plans;
  plan.named.push(...named);
  if (plans.length === 0) return;
  plan.parametersCheck = exportName(plan.id, 'parameters');
  checks.exports[plan.parametersCheck] = definitions.add(`${plan.id}.parameters`, schema);
}

function planBodyChecks(
  document: OpenApiDocument,
  plan: RequestPlan,
  definitions: Definitions,
  checks: Checks,
): void {
  const { requestBody } = plan.operation;
  if (!requestBody) return;
  const body = resolve<RequestBody>(document, requestBody);
  plan.body = { required: body.required === true, checks: {} };
  for (const [index, [type, { schema = true }]] of Object.entries(body.content).entries()) {
    requireJson(type, `the request body of ${plan.id}`);
    const name = exportName(plan.id, index === 0 ? 'body' : `body${index + 1}`);
    plan.body.checks[type.toLowerCase()] = name;
    checks.exports[name] = definitions.add(`${plan.id}.${name}`, schema);
    plan.named.push(...namedPlaces(document, schema, 'body'));
    if (index === 0) plan.defaulted = defaultedMembers(document, schema);
  }
}

function defaultedMembers(document: OpenApiDocument, schema: Schema): string[] {
  if (typeof schema === 'boolean') return [];
  const { properties = {} } = resolve(document, schema);
  return Object.keys(properties).filter((name) => defaultOf(document, properties[name]!) !== undefined);
}

/** An identifier that no other operation or part shares: characters that identifiers lack are written as `$` and their code. */
export function exportName(id: string, part: string): string {
  return `${id.replaceAll(/\W/g, (character) => `$${character.charCodeAt(0)}`)}_${part}`;
}

import {
  isJsonType,
  readErrorCatalogue,
  type Description,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
} from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import { planBody, type BodyPlan } from './bodies.ts';
import type { Checks } from './checks.ts';
import { checkName } from './compile/names.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import { isErrorName, UNPROCESSABLE } from './errors.ts';
import { findNamedLocations, type NamedLocation } from './named-locations.ts';
import { planParameters, type ParameterPlan } from './parameters.ts';
import { listFormHelpers, writeForm } from './form-source.ts';

/** The facts about the requests of one operation that the pipeline needs. */
export interface RequestPlan {
  operation: Operation;
  parameterPlans: ParameterPlan[];
  /** Export name of the check of all parameters together. */
  parametersCheck?: string;
  body?: { required: boolean; content: (BodyPlan & { check: string | undefined })[] };
  named: NamedLocation[];
}

export interface RequestPlans {
  operations: RequestPlan[];
  checks: Checks;
}

/** The shared state of planning. */
interface Planning {
  document: OpenApiDocument;
  definitions: Definitions;
  checks: Checks;
  notes: Notes;
}

export function planRequests(description: Description, notes: Notes): RequestPlans {
  const { value: document } = description;
  const definitions = createDefinitions(document, 'request', notes);
  const checks: Checks = { schemas: definitions.schemas, exports: {}, defaults: definitions.defaults };
  const planning = { document, definitions, checks, notes };
  const operations = description.operations.map((operation) => {
    const plan: RequestPlan = { operation, parameterPlans: [], named: [] };
    planParameterCheck(planning, plan);
    planBodyChecks(planning, plan);
    plan.named = plan.named.filter((path) => isKnown(planning, operation, path));
    plan.named.push(...unprocessable(document, operation));
    return plan;
  });
  return { operations, checks };
}

function isKnown({ document, notes }: Planning, { id, pointer }: Operation, path: NamedLocation): boolean {
  if (isErrorName(document, path.error)) return true;
  const text = `x-error ${path.error} of ${path.in}${path.path} is not in the error catalogue; a violation there gets the general error. Add it, or name another`;
  notes.add(pointer, text, id);
  return false;
}

/** All locations of an operation that documents 422, and not 400, for malformed requests. */
function unprocessable(document: OpenApiDocument, { responses }: Operation): NamedLocation[] {
  const statuses = new Set(responses.map(({ status }) => status.toUpperCase()));
  const isDocumented = ['400', '4XX', 'DEFAULT'].some((status) => statuses.has(status));
  const hasCatalogue = Object.keys(readErrorCatalogue(document)).length > 0;
  if (isDocumented || hasCatalogue || !statuses.has('422')) return [];
  return ['path', 'query', 'header', 'cookie', 'body'].map((part) => ({
    in: part,
    path: '',
    error: UNPROCESSABLE,
  }));
}

function planParameterCheck({ document, definitions, checks, notes }: Planning, plan: RequestPlan): void {
  const { id, parameters } = plan.operation;
  const querystring = parameters.find((parameter) => parameter.in === 'querystring');
  const objects = parameters.filter((parameter) => parameter !== querystring).map(({ object }) => object);
  const { plans, schema, named, uncoerced } = planParameters(document, objects);
  for (const { parameter, reason } of uncoerced) {
    const { pointer } = parameters.find(({ object }) => object === parameter)!;
    notes.add(pointer, `the ${parameter.in} parameter ${parameter.name} ${reason}`, id);
  }
  plan.parameterPlans = plans;
  plan.named.push(...named);
  const query = querystring && planQuerystring(document, querystring);
  if (query) plans.push(query.plan);
  if (plans.length === 0) return;
  plan.parametersCheck = checkName(id, 'parameters');
  const properties = { ...schema.properties, ...(query && { query: query.schema }) };
  const all = { ...schema, properties, ...(querystring?.required && { required: ['query'] }) };
  checks.exports[plan.parametersCheck] = definitions.add(`${id}.parameters`, all);
}

function planBodyChecks(planning: Planning, plan: RequestPlan): void {
  const { document, definitions, checks, notes } = planning;
  const { id, body } = plan.operation;
  if (!body) return;
  plan.body = { required: body.required, content: [] };
  for (const [index, content] of body.content.entries()) {
    const planned = planBody(document, content);
    addHeaderChecks(planning, id, index, planned);
    for (const file of planned.form?.files ?? [])
      notes.add(
        content.pointer,
        `of the file ${file} of ${planned.type} nothing but name, media type and length is checked`,
        id,
      );
    if (planned.schema === undefined) {
      notes.add(content.pointer, `a body of ${planned.type} is handed on as bytes, unchecked`, id);
      plan.body.content.push({ ...planned, check: undefined });
      continue;
    }
    const check = checkName(id, index === 0 ? 'body' : `body${index + 1}`);
    checks.exports[check] = definitions.add(`${id}.${check}`, planned.schema);
    plan.body.content.push({ ...planned, check });
    plan.named.push(...findNamedLocations(document, planned.schema, 'body'));
  }
}

/** Adds a check for the headers of each field whose parts have described headers. */
function addHeaderChecks(
  { definitions, checks }: Planning,
  id: string,
  index: number,
  { form }: BodyPlan,
): void {
  for (const [at, { headers }] of Object.values(form?.fields ?? {}).entries()) {
    if (!headers) continue;
    headers.check = checkName(id, `body${index + 1}_headers${at + 1}`);
    checks.exports[headers.check] = definitions.add(`${id}.${headers.check}`, headers.schema);
  }
}

/** How a parameter in querystring is read, and the schema of its value. */
interface QuerystringPlan {
  plan: ParameterPlan;
  schema: Schema;
}

/** Plans a parameter that is the whole query, by its media type: a form, JSON, or text. */
function planQuerystring(document: OpenApiDocument, { name, content }: Parameter): QuerystringPlan {
  const base = { in: 'query' as const, name, types: [], full: true };
  const { type, schema, form } = planBody(document, content!);
  if (form) {
    const helpers = ['formQuery', ...listFormHelpers(form)];
    return { plan: { ...base, read: { helpers, call: `formQuery(${writeForm(form)})` } }, schema: schema! };
  }
  const helper = isJsonType(type) ? 'jsonQuery' : 'textQuery';
  const read = { helpers: [helper], call: `${helper}()` };
  return { plan: { ...base, read }, schema: schema ?? content!.object.schema ?? true };
}

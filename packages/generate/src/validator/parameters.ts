import type { OpenApiDocument, Parameter, Schema, SchemaObject } from '../openapi/document.ts';
import type { OperationEntry } from '../openapi/operations.ts';
import { resolve } from '../openapi/resolve.ts';
import { isJson } from './media-types.ts';
import { pointer } from './named-places.ts';
import type { NamedPlace } from './named-places.ts';

/** How the text of one parameter becomes the value that is checked. */
export interface ParameterPlan {
  in: Parameter['in'];
  name: string;
  /** Types other than string that the text may stand for. */
  types: string[];
  /** One value, one value for each occurrence, values between commas, or JSON text. */
  style: 'single' | 'repeated' | 'commas' | 'json';
}

/** Their names say something else than what a parameter of that name would (OpenAPI 3.1, 4.8.12.2). */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/** The parameters of an operation: a plan each, and one schema of `{ path, query, header, cookie }`. */
export function planParameters(
  document: OpenApiDocument,
  { id, parameters }: OperationEntry,
): { plans: ParameterPlan[]; schema: SchemaObject; named: NamedPlace[] } {
  const used = parameters.filter(
    (parameter) => parameter.in !== 'header' || !ignoredHeaders.has(parameter.name.toLowerCase()),
  );
  return {
    plans: used.map((parameter) => plan(document, id, parameter)),
    schema: { type: 'object', properties: Object.fromEntries(parts(used)) },
    named: used.flatMap((parameter) => named(document, parameter)),
  };
}

function parts(parameters: Parameter[]): [string, SchemaObject][] {
  return [...new Set(parameters.map((parameter) => parameter.in))].map((part) => {
    const here = parameters.filter((parameter) => parameter.in === part);
    const properties = Object.fromEntries(here.map((parameter) => [parameter.name, schemaOf(parameter)]));
    const required = here.filter((parameter) => parameter.required).map((parameter) => parameter.name);
    return [part, { type: 'object', properties, required }];
  });
}

function schemaOf({ schema, content }: Parameter): Schema {
  return schema ?? Object.values(content ?? {})[0]?.schema ?? true;
}

function plan(document: OpenApiDocument, id: string, parameter: Parameter): ParameterPlan {
  const place = `the ${parameter.in} parameter ${parameter.name} of ${id}`;
  if (parameter.name === '__proto__') throw new Error(`${place} has a name that cannot be used. Rename it.`);
  const [type] = Object.keys(parameter.content ?? {});
  const base = { in: parameter.in, name: parameter.name };
  if (type) {
    if (isJson(type)) return { ...base, types: [], style: 'json' };
    throw new Error(`${place} has content of ${type}; only JSON can be read.`);
  }
  const types = typesOf(document, schemaOf(parameter));
  if (types.has('object'))
    throw new Error(`${place} is an object. Describe it with content of application/json.`);
  if (!types.has('array')) return { ...base, types: scalars(types), style: 'single' };
  return {
    ...base,
    types: scalars(itemTypes(document, schemaOf(parameter))),
    style: arrayStyle(parameter, place),
  };
}

function arrayStyle({ in: part, style, explode }: Parameter, place: string): 'repeated' | 'commas' {
  const usual = part === 'query' || part === 'cookie' ? 'form' : 'simple';
  if ((style ?? usual) !== usual)
    throw new Error(`${place} has the style ${style}; only ${usual} can be read.`);
  return part === 'query' && explode !== false ? 'repeated' : 'commas';
}

/** Where text itself is allowed it stays text. */
function scalars(types: Set<string>): string[] {
  return types.has('string') ? [] : [...types].filter((type) => type !== 'array').toSorted();
}

function itemTypes(document: OpenApiDocument, schema: Schema): Set<string> {
  const { items = true } = typeof schema === 'object' ? resolve(document, schema) : {};
  return typesOf(document, items);
}

/** Every type that a schema lets a value have, as far as it says. */
function typesOf(document: OpenApiDocument, schema: Schema, depth = 0): Set<string> {
  if (typeof schema === 'boolean' || depth > 16) return new Set();
  const { $ref, type = [], enum: values = [] } = schema;
  const found = new Set([type].flat());
  if ('const' in schema) found.add(typeOf(schema['const']));
  for (const value of values as unknown[]) if (found.size === 0) found.add(typeOf(value));
  const branches = [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap(
    (list) => (list ?? []) as Schema[],
  );
  if ($ref) branches.push(resolve<SchemaObject>(document, { $ref }));
  for (const branch of branches) for (const name of typesOf(document, branch, depth + 1)) found.add(name);
  return found;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function named(document: OpenApiDocument, parameter: Parameter): NamedPlace[] {
  const schema = schemaOf(parameter);
  const inner = typeof schema === 'object' ? resolve(document, schema)['x-error'] : undefined;
  const error = parameter['x-error'] ?? inner;
  return typeof error === 'string' ? [{ in: parameter.in, path: pointer(parameter.name), error }] : [];
}

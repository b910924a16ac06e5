import { dereference, joinPointer, isJsonType } from '@web-data/openapi';
import type { OpenApiDocument, ParameterObject, Schema, SchemaObject } from '@web-data/openapi';
import { inlineLiteral, literal } from '../source.ts';
import type { NamedLocation } from './named-locations.ts';
import { getItemTypes, getMembers, pickScalars, getTypes } from './types-of.ts';

/** How the string of one parameter becomes the value to check. */
export interface ParameterPlan {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  /** Types other than string that the text may stand for. */
  types: string[];
  /** Whether its value is all that its part holds. */
  full?: boolean;
  /** The call that reads it with helpers of the runtime, and their names; set if it is not a single string. */
  read?: { helpers: string[]; call: string };
}

/** A parameter whose string is passed on unchanged, and the reason. */
export interface UncoercedParameter {
  parameter: ParameterObject;
  reason: string;
}

export interface ParameterPlans {
  plans: ParameterPlan[];
  /** Of `{ path, query, header, cookie }`. */
  schema: SchemaObject;
  named: NamedLocation[];
  uncoerced: UncoercedParameter[];
}

/** Header parameters of these names have no effect (OpenAPI 3.1, section 4.8.12.2). */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/** Plans the parameters of an operation, and builds one schema of them all. */
export function planParameters(
  document: OpenApiDocument,
  parameters: readonly ParameterObject[],
): ParameterPlans {
  const uncoerced: UncoercedParameter[] = [];
  const used = parameters
    .filter(({ in: part, name }) => part !== 'header' || !ignoredHeaders.has(name.toLowerCase()))
    .filter((parameter) => {
      if (parameter.name !== '__proto__') return true;
      uncoerced.push({ parameter, reason: 'has a name that no object may have, and is left out' });
      return false;
    });
  const plans = used.map((parameter) => inCookie(plan(document, parameter, uncoerced), parameter));
  const isUncoerced = new Set(uncoerced.map(({ parameter }) => parameter));
  const checked = used.map((parameter) =>
    isUncoerced.has(parameter) ? { ...parameter, schema: true, content: undefined } : parameter,
  ) as ParameterObject[];
  return {
    plans,
    schema: { type: 'object', properties: Object.fromEntries(parts(checked)) },
    named: used.flatMap((parameter) => named(document, parameter)),
    uncoerced,
  };
}

function parts(parameters: ParameterObject[]): [string, SchemaObject][] {
  return [...new Set(parameters.map((parameter) => parameter.in))].map((part) => {
    const here = parameters.filter((parameter) => parameter.in === part);
    const properties = Object.fromEntries(here.map((parameter) => [parameter.name, schemaOf(parameter)]));
    const required = here.filter((parameter) => parameter.required).map((parameter) => parameter.name);
    return [part, { type: 'object', properties, required }];
  });
}

function schemaOf({ schema, content }: ParameterObject): Schema {
  return schema ?? Object.values(content ?? {})[0]?.schema ?? true;
}

function plan(
  document: OpenApiDocument,
  parameter: ParameterObject,
  uncoerced: UncoercedParameter[],
): ParameterPlan {
  // One in querystring is planned as a whole, elsewhere.
  const base: ParameterPlan = { in: parameter.in as ParameterPlan['in'], name: parameter.name, types: [] };
  const [type] = Object.keys(parameter.content ?? {});
  if (type) {
    if (isJsonType(type)) return { ...base, read: call('json') };
    uncoerced.push({ parameter, reason: `is written as ${type}, and handed on as text, unchecked` });
    return base;
  }
  const schema = schemaOf(parameter);
  const types = getTypes(document, schema);
  const usual = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
  // In a cookie both styles have the same form; only one of them is percent-encoded.
  const style =
    parameter.in === 'cookie' && parameter.style === 'cookie' ? usual : (parameter.style ?? usual);
  const explode = parameter.explode ?? style === 'form';
  if (types.has('object')) {
    const read = readObject(document, parameter, style, explode);
    if (read) return { ...base, read };
  } else if (types.has('array')) {
    const items = pickScalars(getItemTypes(document, schema));
    if (style === usual) {
      const isRepeated = (parameter.in === 'query' || parameter.in === 'cookie') && explode;
      return { ...base, read: call(isRepeated ? 'readRepeated' : 'commas', literal(items)) };
    }
    const read = readList(items, parameter.name, style, explode);
    if (read) return { ...base, read };
    if (parameter.in === 'query' && explode) return { ...base, read: call('readRepeated', literal(items)) };
  } else if (style === usual || style === 'deepObject') return { ...base, types: pickScalars(types) };
  else if (style === 'label' || style === 'matrix') {
    const prefix = style === 'label' ? '.' : `;${parameter.name}=`;
    return { ...base, read: call('readScalar', literal(pickScalars(types)), literal(prefix)) };
  }
  uncoerced.push({ parameter, reason: `has the style ${style}, which is handed on as text, unchecked` });
  return base;
}

function readList(
  types: string[],
  name: string,
  style: string,
  explode: boolean,
): ParameterPlan['read'] | undefined {
  const items = literal(types);
  if (style === 'spaceDelimited' && !explode) return call('readList', items, '" "');
  if (style === 'pipeDelimited' && !explode) return call('readList', items, '"|"');
  if (style === 'label') return call('readList', items, literal(explode ? '.' : ','), '"."');
  if (style !== 'matrix') return undefined;
  return call('readList', items, literal(explode ? `;${name}=` : ','), literal(`;${name}=`));
}

/** The levels of an object that the style `deepObject` reads. */
const MAX_LEVELS = 5;

interface MemberPlan {
  types: string[];
  list?: true;
  members?: Record<string, MemberPlan>;
}

function planMembers(document: OpenApiDocument, schema: Schema, levels: number): Record<string, MemberPlan> {
  const plan = (member: Schema): MemberPlan => {
    const own = getTypes(document, member);
    const list = own.has('array');
    const types = pickScalars(list ? getItemTypes(document, member) : own);
    if (levels > 1 && own.has('object')) return { types, members: planMembers(document, member, levels - 1) };
    return { types, ...(list && { list }) };
  };
  return Object.fromEntries(
    Object.entries(getMembers(document, schema)).map(([name, member]) => [name, plan(member)]),
  );
}

function readObject(
  document: OpenApiDocument,
  parameter: ParameterObject,
  style: string,
  explode: boolean,
): ParameterPlan['read'] | undefined {
  const schema = schemaOf(parameter);
  const text = literal(planMembers(document, schema, style === 'deepObject' ? MAX_LEVELS : 1), '      ');
  if (style === 'deepObject') {
    const others = getTypes(document, schema);
    others.delete('object');
    return call('deepObject', text, ...(others.size > 0 ? [literal(pickScalars(others))] : []));
  }
  if (style === 'form') return explode ? call('readExplodedObject', text) : call('readObject', text, '","');
  if (style === 'simple') return call('readObject', text, '","', ...(explode ? ['"="'] : []));
  const isDelimited = parameter.in === 'query' && !explode;
  if (style === 'spaceDelimited' && isDelimited) return call('readObject', text, '" "');
  if (style === 'pipeDelimited' && isDelimited) return call('readObject', text, '"|"');
  if (style === 'label')
    return call('readObject', text, ...(explode ? ['"."', '"="'] : ['","', '""']), '"."');
  if (style !== 'matrix') return undefined;
  const matrix = explode ? ['";"', '"="', '";"'] : ['","', '""', literal(`;${parameter.name}=`)];
  return call('readObject', text, ...matrix);
}

function call(helper: string, ...input: string[]): NonNullable<ParameterPlan['read']> {
  return { helpers: [helper], call: `${helper}(${input.join(', ')})` };
}

/** Cookies share one header, which only their own helper reads. */
function inCookie(plan: ParameterPlan, { style }: ParameterObject): ParameterPlan {
  if (plan.in !== 'cookie') return plan;
  const read = plan.read ?? call('readScalar', literal(plan.types), '""');
  const form = {
    ...(style === 'cookie' && { encoded: false }),
    ...(read.helpers.includes('readRepeated') && { repeated: true }),
  };
  const more = Object.keys(form).length > 0 ? `, ${inlineLiteral(form)}` : '';
  return { ...plan, read: { helpers: ['cookie', ...read.helpers], call: `cookie(${read.call}${more})` } };
}

function named(document: OpenApiDocument, parameter: ParameterObject): NamedLocation[] {
  const schema = schemaOf(parameter);
  const inner = typeof schema === 'object' ? dereference(document, schema)['x-error'] : undefined;
  const error = parameter['x-error'] ?? inner;
  return typeof error === 'string'
    ? [{ in: parameter.in, path: joinPointer('', parameter.name), error }]
    : [];
}

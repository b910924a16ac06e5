import {
  asObject,
  asString,
  child,
  getProperties,
  getRequiredMembers,
  isObject,
  isJsonType,
  listAppliedSchemas,
  listBranches,
  readItemSchema,
  resolve,
} from '@web-data/openapi';
import type { Content, Json, Node, Operation, Parameter } from '@web-data/openapi';
import type { Definitions, JsonSchema } from './json-schema.ts';

/** The arguments of a tool, and the location of each in a request. */
export interface Input {
  /** The JSON Schema of all arguments: an object. */
  input: JsonSchema;
  /** Arguments that go into the path, in its order. */
  path: readonly string[];
  /** Arguments that go into the query. */
  query: readonly string[];
  /**
   * Arguments that are members of the body; `true` where the argument `body` is the full body; `null` without a body.
   */
  body: readonly string[] | true | null;
  /** Members of the body that are files. */
  files: readonly string[];
  /** Members of the body that are hidden from models (`x-mcp: false` in their schema). */
  withheld?: readonly string[];
  example?: Json;
}

interface Part {
  properties: Record<string, JsonSchema>;
  required: string[];
  files: string[];
  withheld: string[];
}

/** Reads the arguments of an operation from its path, its query and its body. */
export function readInput(operation: Operation, definitions: Definitions): Input {
  const { parameters, body: request, path } = operation;
  const inPath = parameters.filter((p) => p.in === 'path' && path.includes(`{${p.name}}`));
  const inQuery = parameters.flatMap(listQuery);
  const input = partOf([...inPath, ...inQuery], definitions);
  const content = request && chooseContent(request.content);
  const body = content && bodyOf(content, request.required, Object.keys(input.properties), definitions);
  const required = [...input.required, ...(body?.part.required ?? [])];
  const example = body?.members === true ? undefined : exampleOf(inPath, content);
  return {
    input: {
      type: 'object',
      properties: { ...input.properties, ...body?.part.properties },
      ...(required.length > 0 && { required }),
      additionalProperties: body?.isOpen ?? false,
    },
    path: inOrder(path, inPath),
    query: inQuery.map(({ name }) => name),
    body: body?.members ?? null,
    files: body?.part.files ?? [],
    ...(body && body.part.withheld.length > 0 && { withheld: body.part.withheld }),
    ...(example !== undefined && { example }),
  };
}

/** The arguments of a call by the examples of its path and its body; undefined where one of these has none. */
function exampleOf(inPath: readonly Parameter[], content: Content | undefined): Json | undefined {
  const [body] = content?.examples ?? [];
  const path = inPath.map(({ name, examples }) => [name, examples[0]?.value] as const);
  const isComplete = path.every(([, value]) => value !== undefined);
  if (path.length === 0 || !isComplete || (content && !isObject(body?.value))) return body?.value;
  return { ...(Object.fromEntries(path) as Record<string, Json>), ...asObject(body?.value) };
}

/** A parameter of the query; of a whole query in the form of a form, one for each member. */
function listQuery(parameter: Parameter): Parameter[] {
  if (parameter.in === 'query') return [parameter];
  if (parameter.in !== 'querystring') return [];
  const required = getRequiredMembers(parameter.schema);
  const asMember = (name: string, member: Node): Parameter => ({
    ...parameter,
    name,
    schema: member,
    required: parameter.required && required.has(name),
    object: { name, in: 'query' },
  });
  return [...getProperties(parameter.schema)].map(([name, member]) => asMember(name, member));
}

function inOrder(path: string, parameters: readonly Parameter[]): string[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  return names.filter((name) => parameters.some((p) => p.name === name));
}

function partOf(parameters: readonly Parameter[], definitions: Definitions): Part {
  const described = parameters.map(({ name, schema, object }) => {
    const written = definitions.write(schema.value ?? {}, schema.pointer);
    return [name, object.description ? { description: object.description, ...written } : written] as const;
  });
  return {
    properties: Object.fromEntries(described),
    required: parameters.filter((p) => p.required).map(({ name }) => name),
    files: [],
    withheld: [],
  };
}

/** Selects JSON if possible, else a form. */
function chooseContent(content: readonly Content[]): Content | undefined {
  return (
    content.find(({ type }) => isJsonType(type)) ??
    content.find(({ type }) => /form/.test(type)) ??
    content[0]
  );
}

/**
 * Reads the members of a body that is one object, also of the parts of its `allOf`; else the body as one argument, which
 * is a list where it is a stream of items.
 */
function bodyOf(
  content: Content,
  isRequired: boolean,
  usedNames: readonly string[],
  definitions: Definitions,
): { part: Part; members: string[] | true; isOpen: boolean } {
  const { schema, itemSchema, type } = content;
  const items = readItemSchema(content);
  if (schema === undefined && items !== undefined) {
    const list = { type: 'array', items: definitions.write(items, itemSchema!.pointer) };
    const part = {
      properties: { body: list },
      required: isRequired ? ['body'] : [],
      files: [],
      withheld: [],
    };
    return { part, members: true, isOpen: false };
  }
  // Alternatives decide on members together.
  const objects = schema && listBranches(schema).length === 0 ? listAppliedSchemas(schema) : [];
  const names = objects.flatMap((object) => Object.keys(asObject(asObject(object.value)['properties'])));
  const isDistinct = new Set([...usedNames, ...names]).size === usedNames.length + names.length;
  if (!schema || names.length === 0 || !isDistinct) {
    const body = schema ? definitions.write(schema.value, schema.pointer) : {};
    const part = { properties: { body }, required: isRequired ? ['body'] : [], files: [], withheld: [] };
    return { part, members: true, isOpen: false };
  }
  const required = isRequired ? [...getRequiredMembers(schema).keys()] : [];
  const part: Part = { properties: {}, required, files: [], withheld: [] };
  for (const object of objects) {
    const { properties = {} } = asObject(object.value);
    const written = definitions.write({ properties }, object.pointer)['properties'];
    Object.assign(part.properties, written);
    const own = Object.entries(asObject(properties));
    if (type.startsWith('multipart/'))
      part.files.push(...own.filter(([, property]) => isFile(property)).map(([name]) => name));
    const paths = child(object, 'properties');
    part.withheld.push(...own.map(([name]) => name).filter((name) => isWithheld(child(paths, name))));
  }
  const isOpen = objects.some((object) => asObject(object.value)['additionalProperties'] === true);
  return { part, members: names, isOpen };
}

/** The extension may be beside a reference or in its target. */
function isWithheld(schema: Node): boolean {
  return [schema.value, resolve(schema).value].some((value) => asObject(value)['x-mcp'] === false);
}

/** OpenAPI 3.1, section 4.8.14.4: a string of bytes in a form; a schema without a type is a file as well. */
function isFile(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  const format = asString(schema['format']);
  return format === 'binary' || 'contentMediaType' in schema || (!('type' in schema) && !('$ref' in schema));
}

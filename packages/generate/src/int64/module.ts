import { isJsonType, readItemSchema } from '@web-data/openapi';
import type { Description, Operation, Response, Schema } from '@web-data/openapi';
import { literal, propertyName } from '../source.ts';
import type { Notes } from '../notes.ts';
import { Int64Nodes } from './nodes.ts';
import { int64Functions } from './runtime.ts';
import type { Int64 } from './runtime.ts';

/**
 * Writes `int64.ts`: the codec of integers of 64 bits of each operation, for its validator and its client.
 * @param form the type of these integers in programs
 */
export function generateInt64({ value, operations }: Description, form: Int64, notes: Notes): string {
  const nodes = new Int64Nodes(value);
  const numbers = operations.flatMap((operation) => listRounded(operation, nodes));
  const rows = operations.map((operation) => {
    const { id, body } = operation;
    const plan = {
      ...Object.fromEntries(
        ['path', 'query', 'header', 'cookie'].map((part) => [part, nodes.add(schemaOfPart(operation, part))]),
      ),
      body: [...new Set(body?.content.flatMap(({ object }) => nodes.add(object.schema as Schema)))],
    };
    const responses = operation.responses.map((response): [string, number[]] => [
      response.status.toUpperCase(),
      nodes.add(schemaOfResponse(response)),
    ]);
    return `  ${propertyName(id)}: createCodec(${literal(plan, '  ')}, ${literal(Object.fromEntries(responses), '  ')}),\n`;
  });
  const listed = nodes.list();
  for (const { id, pointer, what, at } of numbers) {
    if (at.every((index) => Object.keys(listed[index]!).length === 0)) continue;
    notes.add(pointer, `integers of 64 bits in ${what} are numbers, rounded beyond 2^53`, id);
  }
  const functions = Object.entries(int64Functions).map(([name, one]) => `const ${name} = ${String(one)};\n`);
  return `// @ts-nocheck
/** Reads and writes the integers of 64 bits of one operation without rounding. */
export interface IntegerCodec {
  /** Parses JSON: an integer beyond 2^53 is a bigint. */
  parse: (text: string) => unknown;
  /** Turns the integers of the locations of a request into ${form}s, in place, once it is valid. */
  receive: (locations: object) => void;
  /** Writes the JSON of a response. */
  reply: (body: unknown, status: number) => string;
  /** Writes the JSON of a request. */
  send: (body: unknown) => string;
  /** Reads the JSON of a response: its integers of 64 bits are ${form}s. */
  read: (text: string, status: number) => any;
}

${functions.join('\n')}
const nodes = ${literal(listed)};

function createCodec(request: any, responses: any): IntegerCodec {
  const find = (status) =>
    responses[status] ?? responses[String(status)[0] + "XX"] ?? responses.DEFAULT ?? [];
  const write = (at, value) => stringifyExact(${form === 'string' ? 'toWireForm(nodes, at, value)' : 'value'});
  return {
    parse: parseExact,
    receive(locations) {
      for (const part of ["path", "query", "header", "cookie", "body"])
        locations[part] = toProgramForm(nodes, request[part], locations[part], "${form}");
    },
    reply: (body, status) => write(find(status), body),
    send: (body) => write(request.body, body),
    read: (text, status) => toProgramForm(nodes, find(status), parseExact(text), "${form}"),
  };
}

/** The codecs of integers of 64 bits, by operation id. */
export const int64: { readonly [Id: string]: IntegerCodec } = {
${rows.join('')}};
`;
}

/** Content whose integers stay numbers, with its nodes: items of streams, and JSON within forms. */
function listRounded({ id, body, responses }: Operation, nodes: Int64Nodes): Rounded[] {
  const contents = [body?.content ?? [], ...responses.map(({ content }) => content)].flat();
  const found: Rounded[] = [];
  for (const content of contents) {
    const { type, pointer, object, itemSchema } = content;
    const add = (what: string, schema: Schema | undefined): void => {
      found.push({ id, pointer, what: `${what} of ${type}`, at: nodes.add(schema) });
    };
    const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
    if (itemSchema) add('the items', readItemSchema(content) as Schema | undefined);
    if (isForm) add('JSON in the fields', object.schema as Schema | undefined);
  }
  return found;
}

interface Rounded {
  id: string;
  pointer: string;
  what: string;
  at: number[];
}

function schemaOfPart({ parameters }: Operation, part: string): Schema | undefined {
  const own = parameters.filter((parameter) => parameter.in === part);
  const complete = part === 'query' && parameters.find((parameter) => parameter.in === 'querystring');
  if (complete) return (complete.content?.object.schema ?? complete.object.schema) as Schema | undefined;
  if (own.length === 0) return undefined;
  const properties = own.map(({ name, object: { schema }, content }): [string, Schema] => [
    name,
    (schema ?? content?.object.schema ?? true) as Schema,
  ]);
  return { properties: Object.fromEntries(properties) } as Schema;
}

/** The schemas of all JSON of a response. */
function schemaOfResponse({ content }: Response): Schema | undefined {
  const schemas = content.flatMap((one): Schema[] => {
    const { schema } = one.object as { schema?: Schema };
    return one.itemSchema === undefined && isJsonType(one.type) && schema !== undefined ? [schema] : [];
  });
  return schemas.length > 0 ? ({ anyOf: schemas } as Schema) : undefined;
}

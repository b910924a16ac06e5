import {
  asObject,
  asString,
  isIdempotentMethod,
  isJsonType,
  isObject,
  isSafeMethod,
  readItemSchema,
  resolve,
} from '@web-data/openapi';
import type { Description, Json, Operation } from '@web-data/openapi';
import { findStream } from '../client/streams.ts';
import { readInput } from './input.ts';
import type { Input } from './input.ts';
import { readJob } from './job.ts';
import type { Job } from './job.ts';
import type { Definitions, JsonSchema } from './json-schema.ts';

/** An operation as a tool: the data to write. */
export interface Tool extends Input {
  id: string;
  /** The method of the client: `map`, or `crawl.start`. */
  name: string;
  tag: string;
  title: string;
  description: string;
  method: string;
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
  openWorld: boolean;
  /** The JSON of a success; absent if there is none. */
  output?: JsonSchema;
  /** An item of a success that is a stream. */
  items?: JsonSchema;
  /** The first example of a request, as the arguments of the tool. */
  example?: Json;
  job?: Job;
}

/** Describes an operation for callers that use a name and arguments; `x-mcp` overrides facts for models. */
export function readTool(description: Description, operation: Operation, definitions: Definitions): Tool {
  const { id, method, httpMethod, object } = operation;
  const own = asObject(object['x-mcp'] as Json | undefined);
  const safe = object['x-safe'] === true || isSafeMethod(httpMethod);
  const output = outputOf(operation, definitions);
  const items = itemsOf(operation, definitions);
  const job = readJob(description, operation);
  return {
    id,
    name: asString(object['x-sdk-method'] as Json | undefined) ?? id,
    tag: object.tags?.[0] ?? '',
    title: object.summary ?? id,
    description: asString(own['description']) ?? object.description?.trim() ?? object.summary ?? '',
    method: httpMethod,
    readOnly: safe,
    destructive: own['destructive'] === undefined ? method === 'delete' : own['destructive'] === true,
    idempotent: safe || isIdempotentMethod(httpMethod),
    openWorld: own['openWorld'] === undefined ? method === 'post' : own['openWorld'] === true,
    ...readInput(operation, definitions),
    ...(output && { output }),
    ...(items && { items }),
    ...(job && { job }),
  };
}

function itemsOf(operation: Operation, definitions: Definitions): JsonSchema | undefined {
  const stream = findStream(operation);
  return stream && definitions.write(readItemSchema(stream), stream.itemSchema!.pointer);
}

function outputOf({ responses }: Operation, definitions: Definitions): JsonSchema | undefined {
  const success = responses.find(({ status }) => /^2(?:\d\d|XX)$/.test(status));
  const schema = success?.content.find(({ type }) => isJsonType(type))?.schema;
  if (!schema) return undefined;
  // Keeps a reference: many operations share a response.
  return isObject(schema.value) && typeof schema.value['$ref'] === 'string'
    ? definitions.write({ $ref: schema.value['$ref'] }, schema.pointer)
    : definitions.write(resolve(schema).value, schema.pointer);
}

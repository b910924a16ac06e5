import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Case } from './cases.ts';

type Json = Record<string, unknown>;

/** The document as it was bundled: the checks below are made from it without our generator. */
export const document = prepare(
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@web-data/spec/openapi.json'), 'utf8')),
) as { paths: Record<string, Record<string, Json>>; components: { schemas: Record<string, Json> } };

/** A keyword of a schema of the document. */
export interface Assertion {
  path: string;
  schema: object;
  keyword: string;
}

export interface Runtime {
  bodies: Record<string, ValidateFunction>;
  parameters: Record<string, ValidateFunction>;
  /** Operation id → status → check of the response. */
  responses: Record<string, Record<string, ValidateFunction>>;
  /** Every assertion that a request body can fail. */
  assertions: Assertion[];
  /** `operation/member/member` for every member that a request body can have. */
  members: string[];
}

/** Ajv2020 over the document itself, compiled now. Formats are written anew, from the definitions. */
export function compileRuntime(): Runtime {
  const ajv = new Ajv2020({
    verbose: true,
    strict: false,
    allErrors: true,
    inlineRefs: false,
    ownProperties: true,
  });
  ajv.addFormat('http-url', (text: string) => {
    if (text !== text.trim() || text.charCodeAt(0) <= 32 || text.charCodeAt(text.length - 1) <= 32)
      return false;
    if (['\t', '\n', '\r'].some((gone) => text.includes(gone))) return false;
    if (!['http://', 'https://'].some((scheme) => text.toLowerCase().startsWith(scheme))) return false;
    try {
      return Boolean(new URL(text));
    } catch {
      return false;
    }
  });
  ajv.addFormat('uuid', (text: string) => {
    const groups = text
      .split('-')
      .map((group) => (/^[0-9a-fA-F]*$/.test(group) && !group.includes('\n') ? group.length : 0));
    return groups.join() === '8,4,4,4,12';
  });
  ajv.addFormat(
    'date-time',
    (text: string) => !Number.isNaN(Date.parse(text)) && /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text),
  );
  ajv.addFormat('uri', true);
  ajv.addSchema({ $id: 'document', ...document });
  return collect(ajv);
}

function collect(ajv: Ajv2020): Runtime {
  const runtime: Runtime = { bodies: {}, parameters: {}, responses: {}, assertions: [], members: [] };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!['get', 'post', 'delete'].includes(method)) continue;
      const id = operation['operationId'] as string;
      const at = `document#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      const body = pick(operation, 'requestBody', 'content', 'application/json', 'schema');
      if (body) {
        runtime.bodies[id] = ajv.compile({ $ref: `${at}/requestBody/content/application~1json/schema` });
        walk(body, id, runtime);
      }
      runtime.parameters[id] = ajv.compile(
        prepare(parameterSchema([item['parameters'], operation['parameters']])) as Json,
      );
      runtime.responses[id] = Object.fromEntries(
        Object.keys(operation['responses'] as Json).map((status) => [
          status,
          ajv.compile({ $ref: `${at}/responses/${status}/content/application~1json/schema` }),
        ]),
      );
    }
  }
  return runtime;
}

function parameterSchema(lists: unknown[]): Json {
  const properties: Record<string, { type: string; properties: Json; required: string[] }> = {};
  for (const entry of lists.flat().filter(Boolean) as Json[]) {
    const parameter = (entry['$ref'] ? deref(entry['$ref'] as string) : entry) as Json & {
      in: string;
      name: string;
    };
    const part = (properties[parameter.in] ??= { type: 'object', properties: {}, required: [] });
    part.properties[parameter.name] = parameter['schema'];
    if (parameter['required']) part.required.push(parameter.name);
  }
  return { type: 'object', properties };
}

/** Notes every assertion and member below a schema. */
function walk(schema: Json, path: string, runtime: Runtime): void {
  const { $ref } = schema as { $ref?: string };
  if ($ref) return walk(deref($ref), path, runtime);
  for (const keyword of asserted) {
    // Members of a schema of their own fail by that.
    if (keyword === 'additionalProperties' && schema[keyword] !== false) continue;
    if (keyword in schema) runtime.assertions.push({ path, schema, keyword });
  }
  const others = schema['additionalProperties'] as Json | boolean | undefined;
  if (others === false) runtime.assertions.push({ path, schema, keyword: 'additionalProperties' });
  else if (typeof others === 'object') walk(others, `${path}/*`, runtime);
  if (schema['propertyNames']) walk(schema['propertyNames'] as Json, path, runtime);
  for (const [name, member] of Object.entries((schema['properties'] ?? {}) as Record<string, Json>)) {
    runtime.members.push(`${path}/${name}`);
    walk(member, `${path}/${name}`, runtime);
  }
  if (schema['items']) walk(schema['items'] as Json, `${path}/*`, runtime);
}

const asserted =
  'type enum minimum maximum minLength maxLength pattern format minItems maxItems uniqueItems required maxProperties'.split(
    ' ',
  );

/** The values of the parameters of a case, taken from its URL and headers by hand. */
export function parameterValues({ path: target, headers = {} }: Case): Json {
  const [path = '', query] = target.split('?');
  if (query !== undefined) return { path: {}, header: {}, query: queryValues(query) };
  const [, , kind, id, , snapshotId] = path
    .replace('/batch/scrape', '/batch-scrape')
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });
  return {
    path: {
      ...(id && { [OTHER_IDS[kind!] ?? 'jobId']: id }),
      ...(snapshotId && { snapshotId }),
    },
    header: {
      ...('idempotency-key' in headers && { 'Idempotency-Key': headers['idempotency-key'] }),
      ...('last-event-id' in headers && { 'Last-Event-ID': numberOf(headers['last-event-id']!) }),
    },
  };
}

/** Names of ids in a path, by its first segment, beside `jobId`. */
const OTHER_IDS: Record<string, string> = { interact: 'sessionId', scrape: 'scrapeId' };

/** As the generated reading gives them on: what looks like a whole number, or a truth value, is one. */
function queryValues(query: string): Json {
  const pairs = [...new URLSearchParams(query)];
  return Object.fromEntries(pairs.map(([name, value]) => [name, READ[name]?.(value) ?? value]));
}

/** Parameters that are not text. */
const READ: Record<string, (text: string) => unknown> = {
  limit: numberOf,
  before: numberOf,
  byApiKey: (text) => ({ true: true, false: false })[text],
};

function numberOf(text: string): Json {
  return (/^-?\d+$/.test(text) ? Number(text) : text) as unknown as Json;
}

function deref(reference: string): Json {
  return pick(document as unknown as Json, ...reference.slice(2).split('/'))!;
}

function pick(value: Json, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((at, name) => at?.[name] as Json | undefined, value);
}

/** `x-format` in the place of `format`, everywhere. */
function prepare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => prepare(item));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, prepare(member)]),
  ) as Json;
  if (typeof copy['x-format'] === 'string') copy['format'] = copy['x-format'];
  return copy;
}

/** The schema of a JSON response. */
export function responseSchema(id: string, status: string): Json {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (operation['operationId'] !== id) continue;
      return pick(operation, 'responses', status, 'content', 'application/json', 'schema')!;
    }
  }
  throw new Error(`${id} has no JSON response of ${status}.`);
}

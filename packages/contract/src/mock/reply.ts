import { asObject, isObject, type Json, type Response } from '@web-data/openapi';
import { sample } from '../generate/sample.ts';
import { responseFor } from '../judge/response-of.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';

/** What the mock answers. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; `undefined` for no body. */
  readonly body: Json | undefined;
}

/** An answer from the document: the example asked for, else the first, else data generated from the schema. */
export function documentedReply(
  spec: Response,
  status: number,
  options: { example?: string | undefined; dynamic?: boolean } = {},
): Reply {
  const content = spec.content[0];
  const examples = options.dynamic ? [] : (content?.examples ?? []);
  const example = examples.find(({ name }) => name === options.example) ?? examples[0];
  const generated = content?.schema && sample(content.schema, { site: undefined, seed: 1 });
  const body = content === undefined ? undefined : (example?.value ?? generated ?? null);
  return { status, body, headers: { ...(content && { 'content-type': content.type }), ...headersOf(spec) } };
}

/** The answer of one catalogue error, as the operation documents it. */
export function errorReply(
  document: ContractDocument,
  operation: Operation | undefined,
  entry: CatalogueEntry,
  details?: Json,
): Reply {
  const spec = operation && responseFor(operation, entry.status);
  const base = spec ? documentedReply(spec, entry.status, { example: entry.name }) : undefined;
  const own =
    isObject(base?.body) && base.body['error'] === entry.error
      ? base.body
      : { success: false, error: entry.error };
  return {
    status: entry.status,
    headers: { 'content-type': 'application/json', ...base?.headers },
    body: details === undefined ? own : { ...own, details },
  };
}

/** The answer for a status of an operation without a catalogue; `undefined` where none is documented. */
export function statusReply(operation: Operation, statuses: readonly number[]): Reply | undefined {
  for (const status of statuses) {
    const spec = responseFor(operation, status);
    if (spec) return documentedReply(spec, status);
  }
  return undefined;
}

/** Values for every documented header: its example, or a sample of its schema. */
function headersOf(spec: Response): Record<string, string> {
  return Object.fromEntries(
    spec.headers.flatMap(({ name, schema }) => {
      if (schema === undefined) return [];
      const header = schema.document.at(schema.pointer.replace(/\/schema$/u, ''));
      const example = asObject(header.value)['example'];
      return [[name, String(example ?? sample(schema, { site: undefined, seed: 1 }))]];
    }),
  );
}

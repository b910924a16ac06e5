import { joinPointer, getTypes, type Json, type Node, type Response } from '@web-data/openapi';
import type { HttpResponse } from '../http/exchange.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Deviation } from './deviation.ts';

/** Checks that required headers are present and that documented ones meet their schemas. */
export function checkHeaders(
  document: ContractDocument,
  spec: Response,
  response: HttpResponse,
): Deviation[] {
  return spec.headers.flatMap(({ name, required, schema, pointer }): Deviation[] => {
    const value = response.headers[name];
    if (value === undefined) {
      if (!required) return [];
      return [
        {
          check: 'header',
          message: `The ${response.status} lacks the header ${name}.`,
          expected: name,
          got: 'no such header',
          pointer,
        },
      ];
    }
    if (schema === undefined) return [];
    return document.schemas.forResponses
      .violations(schema, headerValue(schema, value))
      .slice(0, 1)
      .map((violation) => ({
        check: 'header',
        message: `The header ${name} of the ${response.status} breaks its schema: ${violation.message}.`,
        expected: `${name} to meet \`${violation.keyword}\``,
        got: value,
        pointer,
      }));
  });
}

/** Checks that a 429 has `Retry-After`, where its catalogue entry has `retryAfter`. */
export function checkRetryAfter(
  entry: CatalogueEntry | undefined,
  spec: Response,
  response: HttpResponse,
): Deviation[] {
  if (!entry?.retryAfter || response.status !== 429) return [];
  const got = response.headers['retry-after'];
  const pointer =
    spec.headers.find(({ name }) => name === 'retry-after')?.pointer ??
    joinPointer(entry.pointer, 'retryAfter');
  if (got !== undefined) return [];
  return [
    {
      check: 'header',
      message: 'The 429 lacks Retry-After, so that clients cannot know when to come back.',
      expected: 'Retry-After with whole seconds',
      got: 'no such header',
      pointer,
    },
  ];
}

/** Checks that an error has the headers that its catalogue entry lists. */
export function checkEntryHeaders(entry: CatalogueEntry, response: HttpResponse): Deviation[] {
  return entry.headers
    .filter((name) => response.headers[name] === undefined)
    .map((name) => ({
      check: 'header',
      message: `The ${response.status} "${entry.error}" lacks the header ${name}.`,
      expected: name,
      got: 'no such header',
      pointer: joinPointer(entry.pointer, 'headers'),
    }));
}

function headerValue(schema: Node, text: string): Json {
  const types = getTypes(schema);
  const numeric = types.includes('integer') || types.includes('number');
  if (numeric && /^-?\d+(?:\.\d+)?$/u.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return types.includes('array') ? text.split(/\s*,\s*/u) : text;
}

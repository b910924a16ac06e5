import { parse } from 'yaml';
import type { Change, OpenApiDocument } from '../src/index.ts';
import { COMPONENTS } from './table/shared-schemas.ts';

/** Where the schema under test stands in the documents of the table. */
export const REQUEST = '/paths/~1map/post/requestBody/content/application~1json/schema';
export const RESPONSE = '/paths/~1map/post/responses/200/content/application~1json/schema';

const schemas = parse(COMPONENTS);

/** A document whose one operation has the schema in its request or its response. */
export function documentWith(where: 'request' | 'response', schema: string): OpenApiDocument {
  const content = { content: { 'application/json': { schema: parse(schema) } } };
  const operation = where === 'request' ? { requestBody: content } : { responses: { 200: content } };
  return {
    openapi: '3.1.0',
    paths: { '/map': { post: operation } },
    components: { schemas },
  };
}

/** The changes as the tables write them: level, rule and pointer, relative to a base. `#` marks an absolute one. */
export function summary(changes: readonly Change[], base = ''): string {
  const lines = changes
    .filter(({ where }) => where !== 'component')
    .map(({ level, rule, pointer }) => `${level} ${rule} ${relative(pointer, base)}`);
  return lines.length === 0 ? 'none' : lines.toSorted().join('; ');
}

function relative(pointer: string, base: string): string {
  return pointer.startsWith(base) ? pointer.slice(base.length) : `#${pointer}`;
}

/** A list of expected changes in the order `summary` has them. */
export function sorted(expected: string): string {
  return expected.split('; ').toSorted().join('; ');
}

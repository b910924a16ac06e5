import { body, content } from '../table/snippets.ts';
import type { OperationChange } from './operation-change.ts';

const READ = 'a generated program reads the same body as another class';
const UNKNOWN = 'a generated reader has no class for the value';
const SENT = 'a generated server has no class for the value that callers send';
const COMPONENTS =
  'components: {schemas: {A: {properties: {k: {}, a: {}}}, B: {properties: {k: {}, b: {}}}}}';

/** What tells the schemas of a body or member apart: its name, and the schema that each value means. */
export const DISCRIMINATORS: readonly OperationChange[] = (['request', 'response'] as const).flatMap((side) =>
  (['body', 'property'] as const).flatMap((part): readonly OperationChange[] => {
    const at = (keyword: string): string => document(side, part, keyword);
    const rule = `${side}-${part}-discriminator`;
    const isRead = side === 'response';
    return [
      [`${rule}-added`, at(''), at(named('k')), 'additive'],
      [`${rule}-removed`, at(named('k')), at(''), 'breaking', READ],
      [`${rule}-property-name-changed`, at(named('k')), at(named('j')), 'breaking', READ],
      [
        `${rule}-mapping-added`,
        at(mapped('a: A')),
        at(mapped('a: A, b: B')),
        ...(isRead ? (['breaking', UNKNOWN] as const) : (['additive'] as const)),
      ],
      [
        `${rule}-mapping-deleted`,
        at(mapped('a: A, b: B')),
        at(mapped('a: A')),
        ...(isRead ? (['additive'] as const) : (['breaking', SENT] as const)),
      ],
      [`${rule}-mapping-changed`, at(mapped('a: A')), at(mapped('a: B')), 'breaking', READ],
    ];
  }),
);

function named(property: string): string {
  return `discriminator: {propertyName: ${property}}`;
}

function mapped(mapping: string): string {
  return `discriminator: {propertyName: k, mapping: {${mapping}}}`;
}

function document(side: 'request' | 'response', part: 'body' | 'property', keyword: string): string {
  const schema = `{type: object, ${keyword}}`;
  const held = part === 'body' ? schema : `{type: object, properties: {a: ${schema}}}`;
  return `${(side === 'request' ? body : content)(`application/json: {schema: ${held}}`)}\n${COMPONENTS}`;
}

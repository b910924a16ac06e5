import type { SchemaObject } from '@web-data/openapi';
import ts from 'typescript';

/**
 * Declares `OtherString`. An enum, because nothing else is assignable to `string`
 * and yet not comparable with a literal: intersections with `string` stay in every narrowed union.
 */
export const otherStringDeclaration = `/**
 * A string that is none of the listed ones: the discriminator of the open end of a union. It reads as any other
 * string, and leaves the union when the discriminator is compared with a listed one. To write one, say so:
 * \`"some.new.kind" as OtherString\`. It exists as a type only.
 */
export declare enum OtherString {
    other = "a string that is not listed"
}
`;

/**
 * Returns `OtherString` for the schema `{ type: string, not: { enum: [a, b] } }`; undefined for any other schema.
 * TypeScript cannot express "a string except these".
 */
export function transformOtherString({ type, not }: SchemaObject): ts.TypeNode | undefined {
  const listed = (not as { enum?: unknown[] } | undefined)?.enum;
  if (type !== 'string' || !listed) return undefined;
  return ts.factory.createTypeReferenceNode('OtherString');
}

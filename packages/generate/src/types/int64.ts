import ts from 'typescript';
import type { SchemaObject } from '@web-data/openapi';
import { getInt64 } from '../int64/settle.ts';
import type { Int64 } from '../int64/runtime.ts';

/** `bigint` or `string` for an integer of 64 bits that is no number in programs; nothing for any other schema. */
export function transformInt64(schema: SchemaObject): ts.TypeNode | undefined {
  const form = getInt64(schema);
  if (form === undefined) return undefined;
  const listed = ('const' in schema ? [schema['const']] : schema.enum) as unknown[] | undefined;
  if (listed) return ts.factory.createUnionTypeNode(listed.map((value) => literalType(value, form)));
  const types = [schema.type ?? []].flat().map((type) => keywordType(type, form));
  const [only, ...others] = new Map(types.map((type) => [type.kind, type])).values();
  return others.length === 0 ? only : ts.factory.createUnionTypeNode([only!, ...others]);
}

function keywordType(type: string, form: Int64): ts.TypeNode {
  const { createKeywordTypeNode, createLiteralTypeNode, createNull } = ts.factory;
  if (type === 'null') return createLiteralTypeNode(createNull());
  if (type === 'boolean') return createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword);
  if (type === 'string' || form === 'string') return createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  return createKeywordTypeNode(ts.SyntaxKind.BigIntKeyword);
}

/** A listed value; one that was rounded in the description has the type of all. */
function literalType(value: unknown, form: Int64): ts.TypeNode {
  const { createLiteralTypeNode, createBigIntLiteral, createStringLiteral } = ts.factory;
  if (value === null) return keywordType('null', form);
  if (typeof value === 'boolean') return keywordType('boolean', form);
  if (typeof value !== 'number') return createLiteralTypeNode(createStringLiteral(String(value)));
  if (!Number.isSafeInteger(value)) return keywordType('integer', form);
  if (form === 'string') return createLiteralTypeNode(createStringLiteral(String(value)));
  const digits = createBigIntLiteral(`${Math.abs(value)}n`);
  return createLiteralTypeNode(
    value < 0 ? ts.factory.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, digits) : digits,
  );
}

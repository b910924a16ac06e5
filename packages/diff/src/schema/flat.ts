import type { Document, Json, Node } from '@web-data/openapi';

/**
 * A schema as it is looked at: one place in a document, or several that hold together. Equal keys mean the same
 * schema; the flat form is read when it is first asked for, so recursive schemas need no care.
 */
export interface View {
  readonly key: string;
  readonly pointer: string;
  /** Where it is used: the place of the reference to it. */
  readonly site: string;
  /** The document it is written in; absent where it stands for an absent keyword. */
  readonly document?: Document;
  /** The one place it is written at; absent where several hold together. */
  readonly node?: Node;
  /** The component's name, when the schema is one. */
  readonly name?: string;
  flat(): Flat;
}

/** Looks at the schema written at a place. What reads one schema is handed this for those inside it. */
export type ViewOf = (node: Node) => View;

/** The types of JSON Schema; every `integer` is a `number` as well. */
export const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'] as const;
export type TypeName = (typeof TYPES)[number];

/** A keyword's value and the pointer where it stands. */
export interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

/** A lower or upper limit of a number. */
export interface Bound {
  readonly value: number;
  readonly exclusive: boolean;
}

/** An `anyOf` or `oneOf`. */
export interface Union {
  readonly kind: 'anyOf' | 'oneOf';
  readonly members: readonly View[];
  readonly pointer: string;
}

/** An `if` with its `then` and `else`. */
export interface Conditional {
  readonly if: View;
  readonly whenTrue: View;
  readonly whenFalse: View;
  readonly pointer: string;
}

/** A `contains` with its bounds. */
export interface Contains {
  readonly schema: View;
  readonly min: number;
  readonly max: number;
  readonly pointer: string;
  /** Where `minContains` and `maxContains` stand, if they do. */
  readonly minAt: string | undefined;
  readonly maxAt: string | undefined;
}

/** Keywords whose value is one number, the larger of two (`min…`) or the smaller (`max…`) being the stricter. */
export const SIZE_KEYWORDS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;
export type SizeKeyword = (typeof SIZE_KEYWORDS)[number];

/** Keywords that constrain the same value by every string given; equal strings say nothing new. */
export const STRING_KEYWORDS = ['pattern', 'format', 'contentEncoding', 'contentMediaType'] as const;
export type StringKeyword = (typeof STRING_KEYWORDS)[number];

/**
 * One schema with its `$ref` and `allOf` merged into it: what holds for a value at this place. An absent member
 * constrains nothing.
 */
export interface Flat {
  readonly pointer: string;
  /** A `false` schema: no value is valid. */
  never?: string;
  types?: Located<ReadonlySet<TypeName>>;
  enum?: Located<readonly Json[]>;
  minimum?: Located<Bound>;
  maximum?: Located<Bound>;
  multipleOf?: readonly Located<number>[];
  sizes?: Partial<Record<SizeKeyword, Located<number>>>;
  uniqueItems?: Located<true>;
  strings?: Partial<Record<StringKeyword, readonly Located<string>[]>>;
  contentSchema?: View;
  /** Required names and where each is listed. */
  required?: ReadonlyMap<string, string>;
  properties?: ReadonlyMap<string, View>;
  patternProperties?: ReadonlyMap<string, View>;
  additionalProperties?: View;
  unevaluatedProperties?: View;
  propertyNames?: View;
  dependentRequired?: ReadonlyMap<string, Located<ReadonlySet<string>>>;
  dependentSchemas?: ReadonlyMap<string, View>;
  prefixItems?: readonly View[];
  items?: View;
  unevaluatedItems?: View;
  contains?: readonly Contains[];
  not?: readonly View[];
  conditionals?: readonly Conditional[];
  unions?: readonly Union[];
  /** The pointers of the unions that were already resolved here; one that leads back to itself says nothing more. */
  resolved?: ReadonlySet<string>;
  discriminator?: Located<Json> & { mapping(): ReadonlyMap<string, View> };
  /** Keywords that describe and do not constrain, incl. extensions: the outermost wins. */
  annotations?: ReadonlyMap<string, Located<Json>>;
}

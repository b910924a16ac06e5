import type { Document, Json, Node } from '@web-data/openapi';

/**
 * A schema for comparison: one location in a document, or several that apply together. Equal keys mean the same schema;
 * the flat form is computed on first access, so recursive schemas need no special care.
 */
export interface View {
  readonly key: string;
  readonly pointer: string;
  /** Where it is used: the location of the reference to it. */
  readonly site: string;
  /** The document that contains it; absent for an absent keyword. */
  readonly document?: Document;
  /** Its single location; absent where several apply together. */
  readonly node?: Node;
  /** The component's name, when the schema is one. */
  readonly name?: string;
  flat(): Flat;
}

/** Returns the view of a schema at a location. Readers of one schema receive this function for its subschemas. */
export type ViewOf = (node: Node) => View;

/** The types of JSON Schema; every `integer` is a `number` as well. */
export const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'] as const;
export type TypeName = (typeof TYPES)[number];

/** A keyword's value with its pointer. */
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
  /** The pointers of `minContains` and `maxContains`, if present. */
  readonly minAt: string | undefined;
  readonly maxAt: string | undefined;
}

/** Keywords with one number; for `min…` the larger of two is stricter, for `max…` the smaller. */
export const SIZE_KEYWORDS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;
export type SizeKeyword = (typeof SIZE_KEYWORDS)[number];

/** Keywords that constrain the same value by every listed string; duplicates add nothing. */
export const STRING_KEYWORDS = ['pattern', 'format', 'contentEncoding', 'contentMediaType'] as const;
export type StringKeyword = (typeof STRING_KEYWORDS)[number];

/**
 * One schema with its `$ref` and `allOf` merged into it: all constraints on a value. An absent member constrains
 * nothing.
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
  /** Required names with the pointer of each. */
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
  /** The pointers of unions that were already resolved here; one that leads back to itself adds nothing. */
  resolved?: ReadonlySet<string>;
  discriminator?: Located<Json> & {
    mapping(): ReadonlyMap<string, View>;
    /** The schema of a value that no mapping names (`defaultMapping`). */
    otherwise(): View | undefined;
  };
  /** Keywords that describe and do not constrain, including extensions: the outermost wins. */
  annotations?: ReadonlyMap<string, Located<Json>>;
}

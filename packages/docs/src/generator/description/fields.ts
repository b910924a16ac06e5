import { readMarks } from './document.ts';
import type { Marks, OpenApiDocument, Parameter, Schema, SchemaObject } from './document.ts';
import { resolve, schemaName } from './resolve.ts';
import { describeRules } from './rules.ts';
import { toText } from '../samples/literals.ts';

/** A member of an object, or a parameter, as pages display it. */
export interface Field extends Marks {
  name: string;
  /** Anchor on the page, such as `body.location.country`. */
  id: string;
  type: string;
  required: boolean;
  description: string;
  default?: unknown;
  example?: unknown;
  /** Bounds and patterns, each as a phrase. */
  rules: string[];
  /** The values of an enum, with their descriptions if there are any. */
  values: { value: unknown; description: string }[];
  /** Name of the component schema it refers to. */
  schema?: string;
  children: Field[];
  /** The alternatives of a union of objects. */
  variants: Variant[];
}

/** One alternative of a union. */
export interface Variant extends Marks {
  title: string;
  description: string;
  schema?: string;
  children: Field[];
}

/** Maximum nesting of fields; deeper ones are on the page of their schema. */
const deepest = 6;

/** Maximum number of fields of one tree, including nested ones; the rest is on the pages of the schemas. */
const max = 1000;

/** The members of a schema's object, each with an anchor that starts with `prefix`. */
export function listFields(document: OpenApiDocument, schema: Schema | undefined, prefix: string): Field[] {
  return readFitting(document, (reader) => reader.members(schema ?? true, prefix, []));
}

/** The alternatives of a schema that is a union of objects; empty for any other. */
export function listVariants(
  document: OpenApiDocument,
  schema: Schema | undefined,
  prefix: string,
): Variant[] {
  return readFitting(document, (reader) => reader.variants(schema ?? true, prefix, []));
}

/** A parameter as a field; its anchor names the location, such as `path.jobId`. */
export function parameterField(document: OpenApiDocument, parameter: Parameter): Field {
  const schema = parameter.schema ?? true;
  const field = readFitting(document, (reader) =>
    reader.field(parameter.name, schema, parameter.required === true, parameter.in, []),
  );
  return {
    ...field,
    description: parameter.description ?? field.description,
    ...readMarks(parameter),
  };
}

/** A schema with its references followed and its `allOf` parts joined. */
export function mergeSchema(document: OpenApiDocument, schema: Schema): SchemaObject {
  return new FieldReader(document).merged(schema);
}

/** Describes the type of a schema: `string`, `array of MapLink`, `string or null`. */
export function describeType(document: OpenApiDocument, schema: Schema): string {
  if (typeof schema === 'boolean') return schema ? 'any' : 'never present';
  const name = schemaName(schema);
  const resolved = resolve<Schema>(document, schema as SchemaObject);
  if (typeof resolved === 'boolean') return 'any';
  if (resolved.type === 'array') return `array of ${plural(document, resolved.items ?? true)}`;
  if (name && isObject(resolved)) return name;
  if (resolved.const !== undefined) return JSON.stringify(resolved.const);
  const options = resolved.oneOf ?? resolved.anyOf;
  if (options && !resolved.type)
    return [...new Set(options.map((option) => describeType(document, option)))].join(' or ');
  if (Array.isArray(resolved.type)) return resolved.type.join(' or ');
  return resolved.type ?? (isObject(resolved) ? 'object' : 'any');
}

function plural(document: OpenApiDocument, items: Schema): string {
  const description = describeType(document, items);
  return ['string', 'integer', 'number', 'boolean', 'object'].includes(description)
    ? `${description}s`
    : description;
}

function isObject(schema: SchemaObject): boolean {
  return schema.type === 'object' || schema.properties !== undefined || schema.allOf !== undefined;
}

/**
 * Reads a tree to the greatest depth with no more than `max` fields: unions of schemas that contain each other would
 * have millions.
 */
function readFitting<Tree>(document: OpenApiDocument, read: (reader: FieldReader) => Tree): Tree {
  for (let components = deepest; components > 0; components -= 1) {
    const reader = new FieldReader(document, { components, most: max });
    const tree = read(reader);
    if (!reader.isFull) return tree;
  }
  return read(new FieldReader(document, { components: 0 }));
}

class FieldReader {
  private readonly document: OpenApiDocument;
  /** Maximum number of component schemas on the path to a field; deeper ones are not followed. */
  private readonly components: number;
  private readonly max: number;
  private count = 0;

  constructor(document: OpenApiDocument, { components = deepest, most: bound = Infinity } = {}) {
    this.document = document;
    this.components = components;
    this.max = bound;
  }

  /** Whether fields were left out because of their number. */
  get isFull(): boolean {
    return this.count > this.max;
  }

  /** Whether the fields below are documented elsewhere, or not at all. */
  private isDeep(path: string[]): boolean {
    return (
      path.length > deepest || path.filter((name) => name !== '').length > this.components || this.isFull
    );
  }

  members(schema: Schema, prefix: string, path: string[]): Field[] {
    const object = this.merged(schema);
    if (this.isDeep(path)) return [];
    if (object.type === 'array' && object.items !== undefined)
      return this.members(object.items, prefix, path);
    return Object.entries(object.properties ?? {}).map(([name, member]) =>
      this.field(name, member, object.required?.includes(name) ?? false, prefix, path),
    );
  }

  field(name: string, schema: Schema, required: boolean, prefix: string, path: string[]): Field {
    this.count += 1;
    const object = this.merged(schema);
    const items = object.type === 'array' ? object.items : undefined;
    const component = schemaName(schema) ?? schemaName(items);
    const id = `${prefix}.${name}`;
    // A schema that contains itself is displayed once; its own page has the rest.
    const circular = component !== undefined && path.includes(component);
    const inner = component ? [...path, component] : [...path, ''];
    return {
      name,
      id,
      type: describeType(this.document, schema),
      required,
      description: object.description ?? '',
      rules: describeRules(object, items === undefined ? undefined : this.merged(items)),
      values: valuesOf(object, items === undefined ? undefined : this.merged(items)),
      children: circular ? [] : this.members(schema, id, inner),
      variants: circular ? [] : this.variants(items ?? schema, id, inner),
      ...(object.default !== undefined && { default: object.default }),
      ...(object.examples?.length && { example: object.examples[0] }),
      ...readMarks(object),
      ...(component && { schema: component }),
    };
  }

  variants(schema: Schema, prefix: string, path: string[]): Variant[] {
    const object = this.merged(schema);
    const options = object.oneOf ?? object.anyOf ?? [];
    if (this.isDeep(path)) return [];
    return options.flatMap((option, index) => this.variant(option, `Alternative ${index + 1}`, prefix, path));
  }

  private variant(option: Schema, fallback: string, prefix: string, path: string[]): Variant[] {
    const merged = this.merged(option);
    if (!merged.properties) return [];
    const component = schemaName(option);
    const title = component ?? merged.title ?? fallback;
    return [
      {
        title,
        description: merged.description ?? '',
        children: this.members(option, `${prefix}.${title}`, [...path, component ?? '']),
        ...(component && { schema: component }),
        ...readMarks(merged),
      },
    ];
  }

  /** The schema with its references followed and its `allOf` parts joined; its own keywords win over theirs. */
  merged(schema: Schema): SchemaObject {
    if (typeof schema === 'boolean') return {};
    const { $ref, ...own } = schema;
    const target = $ref ? resolve<Schema>(this.document, { $ref }) : {};
    return [typeof target === 'boolean' ? {} : target, own]
      .map((part) => this.flattened(part))
      .reduce(joined);
  }

  /** A schema's own members come first: those of `allOf` are what it has in common with others. */
  private flattened({ allOf = [], ...own }: SchemaObject): SchemaObject {
    const all = [...allOf.map((part) => this.merged(part)), own as SchemaObject].reduce(joined);
    return own.properties ? { ...all, properties: { ...own.properties, ...all.properties } } : all;
  }
}

/** Joins two schemas that both apply: the second's keywords win, members and required names add up. */
function joined(first: SchemaObject, second: SchemaObject): SchemaObject {
  const both = { ...first, ...second };
  if (first.properties && second.properties) both.properties = { ...first.properties, ...second.properties };
  if (first.required && second.required) both.required = [...first.required, ...second.required];
  return both;
}

/**
 * The values of an enum, or of the enum of list items; descriptions come from the enum's schema or from that of the
 * list.
 */
function valuesOf(schema: SchemaObject, items: SchemaObject = {}): Field['values'] {
  const description = new Map([...listValues(items), ...listValues(schema)]);
  const source = schema.enum ?? items.enum ?? [];
  return source.map((value) => ({ value, description: description.get(toText(value)) ?? '' }));
}

function listValues(schema: SchemaObject): [value: string, description: string][] {
  return Object.entries((schema['x-enum-descriptions'] ?? {}) as Record<string, string>);
}

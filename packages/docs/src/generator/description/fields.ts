import { readMarks } from './document.ts';
import type { Marks, MediaType, OpenApiDocument, Parameter, Schema, SchemaObject } from './document.ts';
import { mergeSchema } from './merge-schema.ts';
import { resolve, schemaName } from './resolve.ts';
import { describeRules } from './rules.ts';
import { describeType, isList } from './type-text.ts';
import { toText } from '../../browser/form/parameter-pairs.ts';

/** A member of an object, or a parameter, as pages display it. */
export interface Field extends Marks {
  name: string;
  /** What stands for its name, in inline Markdown, where an object may have members of any name or of many. */
  names?: string;
  /** Anchor on the page, such as `body.location.country`. */
  id: string;
  type: string;
  required: boolean;
  /** What its schema says of its use: `deprecated`, `read-only`, `write-only`. */
  flags: string[];
  description: string;
  default?: unknown;
  example?: unknown;
  /** Bounds and patterns, each as a phrase. */
  rules: string[];
  /** The values of an enum, with their descriptions if there are any. */
  values: { value: unknown; description: string }[];
  /** Name of the component schema it refers to. */
  schema?: string;
  /** Whether its members are on the page of `schema` alone. */
  elsewhere?: boolean;
  children: Field[];
  /** The alternatives of a union of objects. */
  variants: Variant[];
}

/** One alternative of a union. */
export interface Variant extends Marks {
  title: string;
  /** The values that select it, by the discriminator of its union, such as `kind "one-way"`. */
  selectors: string[];
  /** The discriminator of which any other value selects it, and the lack of one (`defaultMapping`). */
  others?: string;
  description: string;
  schema?: string;
  children: Field[];
}

/** Which values are shown: those of requests leave out what only responses have, and the other way round. */
export type Direction = 'request' | 'response';

/** Maximum number of component schemas on the path to a field; members of deeper ones are on the page of their schema. */
const deepest = 6;

/** Maximum number of fields of one tree, including nested ones; the rest is on the pages of the schemas. */
const max = 1000;

/** The members of a schema's object, each with an anchor that starts with `prefix`. */
export function listFields(
  document: OpenApiDocument,
  schema: Schema | undefined,
  prefix: string,
  direction?: Direction,
): Field[] {
  return readFitting(document, direction, (reader) => reader.members(schema ?? true, prefix, []));
}

/** The alternatives of a schema that is a union of objects; empty for any other. */
export function listVariants(
  document: OpenApiDocument,
  schema: Schema | undefined,
  prefix: string,
  direction?: Direction,
): Variant[] {
  return readFitting(document, direction, (reader) => reader.variants(schema ?? true, prefix, []));
}

/** A parameter, or a header, as a field; its anchor names the location, such as `path.jobId`. */
export function parameterField(
  document: OpenApiDocument,
  parameter: Omit<Parameter, 'in'>,
  prefix: string,
  direction: Direction = 'request',
): Field {
  const [content] = Object.entries(parameter.content ?? {});
  const media = content && resolve<MediaType>(document, content[1]);
  const schema = parameter.schema ?? media?.schema ?? true;
  const field = readFitting(document, direction, (reader) =>
    reader.field(parameter.name, schema, parameter.required === true, prefix, []),
  );
  const rules = [
    ...(content ? [`sent as \`${content[0]}\``] : []),
    ...(parameter.style && !content ? [`style \`${parameter.style}\``] : []),
    ...(parameter.allowReserved === true ? ['reserved characters are not escaped'] : []),
  ];
  return {
    ...field,
    flags: [...new Set([...(parameter.deprecated === true ? ['deprecated'] : []), ...field.flags])],
    description: parameter.description ?? field.description,
    rules: [...field.rules, ...rules],
    ...readMarks(parameter),
  };
}

/**
 * Reads a tree to the greatest depth with no more than `max` fields: unions of schemas that contain each other would
 * have millions.
 */
function readFitting<Tree>(
  document: OpenApiDocument,
  direction: Direction | undefined,
  read: (reader: FieldReader) => Tree,
): Tree {
  for (let components = deepest; components > 0; components -= 1) {
    const reader = new FieldReader(document, direction, components, max);
    const tree = read(reader);
    if (!reader.isFull) return tree;
  }
  return read(new FieldReader(document, direction, 0, max * 10));
}

/** A schema on the path to a field, with its name if it is a component. */
interface Step {
  schema: Schema;
  component?: string | undefined;
}

class FieldReader {
  private readonly document: OpenApiDocument;
  private readonly direction: Direction | undefined;
  /** Maximum number of component schemas on the path to a field; deeper ones are not followed. */
  private readonly components: number;
  private readonly max: number;
  private count = 0;

  constructor(
    document: OpenApiDocument,
    direction: Direction | undefined,
    components: number,
    bound: number,
  ) {
    this.document = document;
    this.direction = direction;
    this.components = components;
    this.max = bound;
  }

  /** Whether fields were left out because of their number. */
  get isFull(): boolean {
    return this.count > this.max;
  }

  /** Whether the fields below are documented elsewhere, or not at all. */
  private isDeep(path: Step[]): boolean {
    return path.filter(({ component }) => component !== undefined).length > this.components || this.isFull;
  }

  members(schema: Schema, prefix: string, path: Step[]): Field[] {
    const object = this.merged(schema);
    if (this.isDeep(path)) return [];
    if (isList(object) && object.items !== undefined) {
      if (path.some((step) => step.schema === object.items)) return [];
      return this.members(object.items, prefix, [...path, { schema: object.items }]);
    }
    const isRequired = (name: string): boolean => object.required?.includes(name) ?? false;
    return [
      ...Object.entries(object.properties ?? {})
        .filter(([, member]) => this.isIncluded(member))
        .map(([name, member]) => this.field(name, member, isRequired(name), prefix, path)),
      ...Object.entries(object.patternProperties ?? {}).map(([pattern, member]) =>
        Object.assign(this.field(pattern, member, false, prefix, path), {
          names: `names that match \`${pattern}\``,
        }),
      ),
      ...this.otherMembers(object, prefix, path),
    ];
  }

  /** The members of a map, which may have any name. */
  private otherMembers({ additionalProperties: other }: SchemaObject, prefix: string, path: Step[]): Field[] {
    if (typeof other !== 'object' || Object.keys(other).length === 0) return [];
    return [{ ...this.field('*', other, false, prefix, path), names: 'any name' }];
  }

  /** Whether a member stands in a value of this direction. */
  private isIncluded(member: Schema): boolean {
    if (this.direction === undefined) return true;
    const { readOnly, writeOnly } = this.merged(member);
    return this.direction === 'request' ? readOnly !== true : writeOnly !== true;
  }

  field(name: string, schema: Schema, required: boolean, prefix: string, path: Step[]): Field {
    this.count += 1;
    const object = this.merged(schema);
    const items = isList(object) ? object.items : undefined;
    const component = schemaName(schema) ?? schemaName(items);
    const id = `${prefix}.${name}`;
    // A schema that contains itself is displayed once; its own page has the rest.
    const isCircular = path.some(
      (step) => step.schema === schema || (component !== undefined && step.component === component),
    );
    const inner = [...path, { schema, component }];
    const children = isCircular ? [] : this.members(schema, id, inner);
    const variants = isCircular ? [] : this.variants(items ?? schema, id, inner);
    const isEmpty = children.length === 0 && variants.length === 0;
    return {
      name,
      id,
      type: describeType(this.document, schema),
      required,
      flags: flagsOf(object, this.direction),
      description: object.description ?? '',
      rules: describeRules(object, items === undefined ? undefined : this.merged(items)),
      values: valuesOf(object, items === undefined ? undefined : this.merged(items)),
      children,
      variants,
      ...(object.default !== undefined && { default: object.default }),
      ...(object.examples?.length && { example: object.examples[0] }),
      ...readMarks(object),
      ...(component && { schema: component }),
      ...(component && isEmpty && (isCircular || this.isDeep(inner)) && { elsewhere: true }),
    };
  }

  variants(schema: Schema, prefix: string, path: Step[]): Variant[] {
    const object = this.merged(schema);
    if (this.isDeep(path)) return [];
    return (object.oneOf ?? object.anyOf ?? []).flatMap((option, index) => {
      if (path.some((step) => step.schema === option)) return [];
      // A schema that others extend may say itself what selects them.
      const discriminator = object.discriminator ?? this.merged(option).discriminator;
      const selectors = listSelectors(discriminator, option);
      const others = findDefault(discriminator, option);
      const title = `Alternative ${index + 1}`;
      return this.variant(option, { title, selectors, ...(others && { others }) }, prefix, path);
    });
  }

  private variant(
    option: Schema,
    fallback: Pick<Variant, 'title' | 'selectors' | 'others'>,
    prefix: string,
    path: Step[],
  ): Variant[] {
    const merged = this.merged(option);
    if (!merged.properties) return [];
    const component = schemaName(option);
    const title = component ?? merged.title ?? fallback.title;
    return [
      {
        title,
        selectors: fallback.selectors,
        ...(fallback.others && { others: fallback.others }),
        description: merged.description ?? '',
        children: this.members(option, `${prefix}.${title}`, [...path, { schema: option, component }]),
        ...(component && { schema: component }),
        ...readMarks(merged),
      },
    ];
  }

  private merged(schema: Schema): SchemaObject {
    return mergeSchema(this.document, schema);
  }
}

/** The flags of a schema; what only one direction has needs no flag where that one is shown. */
function flagsOf(
  { deprecated, readOnly, writeOnly }: SchemaObject,
  direction: Direction | undefined,
): string[] {
  return [
    ...(deprecated === true ? ['deprecated'] : []),
    ...(readOnly === true && direction === undefined ? ['read-only'] : []),
    ...(writeOnly === true && direction === undefined ? ['write-only'] : []),
  ];
}

type Discriminator = SchemaObject['discriminator'];

/** The values by which a discriminator selects an alternative; without a mapping, the name of its schema. */
export function listSelectors(discriminator: Discriminator, option: Schema): string[] {
  const name = schemaName(option);
  if (discriminator?.propertyName === undefined || name === undefined) return [];
  const { propertyName, mapping = {} } = discriminator;
  const values = Object.entries(mapping).flatMap(([value, target]) => (leadsTo(target, name) ? [value] : []));
  const isDefault = findDefault(discriminator, option) !== undefined;
  const all = values.length > 0 || isDefault ? values : [name];
  return all.map((value) => `${propertyName} ${JSON.stringify(value)}`);
}

/** The name of a discriminator that selects an alternative for all values it does not map. */
export function findDefault(discriminator: Discriminator, option: Schema): string | undefined {
  const { propertyName, defaultMapping } = discriminator ?? {};
  const name = schemaName(option);
  if (defaultMapping === undefined || name === undefined) return undefined;
  return leadsTo(defaultMapping, name) ? propertyName : undefined;
}

/** A mapping names a schema, or refers to it. */
function leadsTo(target: string, name: string): boolean {
  return target === name || schemaName({ $ref: target }) === name;
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

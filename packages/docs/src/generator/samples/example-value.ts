import type { OpenApiDocument, Schema, SchemaObject } from '../description/document.ts';
import { mergeSchema } from '../description/merge-schema.ts';
import { schemaName } from '../description/resolve.ts';
import { findDefault } from '../description/fields.ts';
import { fits } from '../description/fits.ts';
import { numberValue, textValue } from './scalar-value.ts';

/** Maximum nesting of generated values. */
const deepest = 6;

/** Maximum number of values that are generated, or compared with a schema, for one sample. */
const MAX_STEPS = { values: 2000, comparisons: 20_000 };

/**
 * A valid value for a schema in a request: its own example, default or first enum value, else a minimal value of its
 * type. Where no value within reach fits, such as for a schema that needs itself, one that comes near.
 */
export function exampleValue(document: OpenApiDocument, schema: Schema): unknown {
  return new ValueWriter(document).write(schema, 0, 'required');
}

/** Which members a generated object has: those that it needs, or as many as it may have. */
type Extent = 'required' | 'all';

class ValueWriter {
  readonly #document: OpenApiDocument;
  readonly #comparisons = { left: MAX_STEPS.comparisons };
  #left = MAX_STEPS.values;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  write(schema: Schema, depth: number, extent: Extent): unknown {
    this.#left -= 1;
    const object = this.#merge(schema);
    const own = [object['example'], object.examples?.[0], object.const, object.default, object.enum?.[0]];
    const example = own.find((value) => value !== undefined && this.#fits(schema, value));
    if (example !== undefined) return example;
    const options = object.oneOf ?? object.anyOf ?? [];
    return options.length > 0 && this.#isWithin(depth)
      ? this.#writeUnion(object, options, depth)
      : this.#writeType(object, depth, extent);
  }

  #merge(schema: Schema): SchemaObject {
    return mergeSchema(this.#document, schema);
  }

  #fits(schema: Schema, value: unknown): boolean {
    return fits(this.#document, schema, value, this.#comparisons);
  }

  #isWithin(depth: number): boolean {
    return depth < deepest && this.#left > 0;
  }

  /** A value of the first alternative for which one fits the whole, with the required members or with all. */
  #writeUnion(object: SchemaObject, options: Schema[], depth: number): unknown {
    const { oneOf: _alternatives, anyOf: _others, ...rest } = object;
    const isNull = (option: Schema): number => Number(this.#merge(option).type === 'null');
    const ordered = options.toSorted((a, b) => isNull(a) - isNull(b));
    let first: { value: unknown } | undefined;
    for (const extent of ['required', 'all'] as const)
      for (const option of ordered) {
        const complete: Schema = { allOf: [option, rest as SchemaObject] };
        const discriminator = object.discriminator ?? this.#merge(option).discriminator;
        const value = withSelector(discriminator, option, this.write(complete, depth + 1, extent));
        first ??= { value };
        if (this.#left <= 0) return first.value;
        if (this.#fits(object, value)) return value;
      }
    return first?.value;
  }

  #writeType(object: SchemaObject, depth: number, extent: Extent): unknown {
    const types = [object.type].flat();
    const type = types.find((one) => one !== 'null') ?? types[0] ?? (object.properties ? 'object' : 'string');
    switch (type) {
      case 'object':
        return this.#isWithin(depth) ? this.#writeObject(object, depth, extent) : {};
      case 'array':
        return this.#isWithin(depth) ? this.#writeList(object, depth) : [];
      case 'integer':
      case 'number':
        return numberValue(object, type === 'integer');
      case 'boolean':
        return false;
      case 'null':
        return null;
      default:
        return textValue(object);
    }
  }

  /** The members without those that only responses have. */
  #writeObject(object: SchemaObject, depth: number, extent: Extent): object {
    const { properties = {}, required = [], additionalProperties: other = true } = object;
    const least = Number(object['minProperties'] ?? 0);
    const names = [...new Set([...required, ...Object.keys(properties)])]
      .filter((name) => this.#merge(properties[name] ?? true).readOnly !== true)
      .filter((name, index) => extent === 'all' || required.includes(name) || index < least);
    return Object.fromEntries(
      names.map((name) => [name, this.write(properties[name] ?? other, depth + 1, 'required')]),
    );
  }

  #writeList({ items = true, minItems = 1, uniqueItems }: SchemaObject, depth: number): unknown[] {
    const item = this.write(items, depth + 1, 'required');
    const values = this.#merge(items).enum;
    return Array.from({ length: Math.min(Math.max(minItems, 1), 100) }, (_, index) => {
      if (uniqueItems !== true || index === 0) return item;
      if (values !== undefined) return values[index];
      return typeof item === 'number'
        ? item + index
        : typeof item === 'string'
          ? `${item}${index + 1}`
          : item;
    });
  }
}

/** An object with the value by which a discriminator selects its schema. */
function withSelector(discriminator: SchemaObject['discriminator'], option: Schema, value: unknown): unknown {
  const name = schemaName(option);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (discriminator === undefined || name === undefined || !isObject) return value;
  const { propertyName, mapping = {} } = discriminator;
  // Any value but those of the others selects it, and so does none.
  if (findDefault(discriminator, option) !== undefined) return value;
  const selector = Object.entries(mapping).find(
    ([, target]) => target === name || schemaName({ $ref: target }) === name,
  )?.[0];
  return { ...value, [propertyName]: selector ?? name };
}

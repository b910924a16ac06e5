import type { JsonSchema } from '@web-data/client/tools';

/** How much of a schema is written. */
interface Detail {
  /** Max characters of the description of an argument, and of a member within one; 0 leaves it out. */
  own: number;
  nested: number;
  /** Levels of members within arguments; deeper ones are only named. */
  depth: number;
}

/** From all details to the fewest; the first one that fits is taken. */
const DETAILS: readonly Detail[] = [
  { own: 240, nested: 120, depth: 6 },
  { own: 160, nested: 80, depth: 3 },
  { own: 120, nested: 60, depth: 2 },
  { own: 100, nested: 0, depth: 2 },
  { own: 90, nested: 0, depth: 1 },
  { own: 60, nested: 0, depth: 1 },
  { own: 60, nested: 0, depth: 0 },
  { own: 0, nested: 0, depth: 0 },
];
/** Keywords that stay as they are, where they are short. */
const COPIED = ['format', 'minimum', 'maximum', 'default'] as const;
const MAX_DEFAULT = 60;

/**
 * Writes the arguments of a tool so that every host reads them and they cost a model few tokens: without `$ref`, `oneOf`,
 * `allOf`, `const`, lists of types, and booleans in place of schemas. Where they are long, descriptions are shortened
 * and members of members only named. The service checks what a call sends, so nothing is lost but hints.
 * @param definitions the schemas that `#/$defs/…` refers to
 * @param maxCharacters of JSON, as far as names and types alone fit into it
 */
export function briefSchema(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  maxCharacters: number,
): JsonSchema {
  let brief: JsonSchema = {};
  for (const detail of DETAILS) {
    brief = {
      ...new Writer(definitions, detail).write(schema, 0),
      ...(schema['additionalProperties'] === false && { additionalProperties: false }),
    };
    if (JSON.stringify(brief).length <= maxCharacters) return brief;
  }
  return brief;
}

class Writer {
  readonly #definitions: Readonly<Record<string, JsonSchema>>;
  readonly #detail: Detail;
  /** The definitions that are being written: a schema within itself becomes one without keywords. */
  readonly #open: string[] = [];

  constructor(definitions: Readonly<Record<string, JsonSchema>>, detail: Detail) {
    this.#definitions = definitions;
    this.#detail = detail;
  }

  /** @param level 0 for the arguments together, 1 for each of them, 2 for its members */
  write(value: unknown, level: number): JsonSchema {
    if (typeof value !== 'object' || value === null) return {};
    const { $ref, ...schema } = value as JsonSchema;
    if (typeof $ref === 'string') return this.#follow($ref, schema, level);
    if (Array.isArray(schema['allOf'])) return this.write(mergeAll(schema, this.#definitions), level);
    return {
      ...this.#writeDescription(schema, level),
      ...this.#writeValue(schema, level),
    };
  }

  #follow($ref: string, beside: JsonSchema, level: number): JsonSchema {
    const name = $ref.replace('#/$defs/', '');
    if (this.#open.includes(name) || !Object.hasOwn(this.#definitions, name))
      return this.#writeDescription(beside, level);
    this.#open.push(name);
    const written = this.write({ ...this.#definitions[name], ...beside }, level);
    this.#open.pop();
    return written;
  }

  #writeDescription({ description }: JsonSchema, level: number): JsonSchema {
    const max = level <= 1 ? this.#detail.own : this.#detail.nested;
    const text = typeof description === 'string' && level > 0 ? shorten(description, max) : '';
    return text === '' ? {} : { description: text };
  }

  #writeValue(schema: JsonSchema, level: number): JsonSchema {
    const branches = (schema['oneOf'] ?? schema['anyOf']) as unknown[] | undefined;
    if (Array.isArray(branches)) return this.#writeBranches(branches, level);
    const types = [schema['type'] ?? []].flat().filter((type) => type !== 'null');
    if (types.length > 1) return { anyOf: types.map((type) => this.#writeType({ ...schema, type }, level)) };
    return this.#writeType({ ...schema, type: types[0] }, level);
  }

  #writeBranches(branches: readonly unknown[], level: number): JsonSchema {
    const written = branches
      .filter((branch) => (branch as JsonSchema | null)?.['type'] !== 'null')
      .map((branch) => this.write(branch, Math.max(level, 2)));
    const values = written.flatMap(({ enum: one }) => (Array.isArray(one) ? (one as unknown[]) : []));
    if (written.every(({ enum: one }) => Array.isArray(one)) && values.length > 0)
      return { ...written[0], enum: values };
    // Branches that the shortening has made equal are one.
    const different = [...new Map(written.map((one) => [JSON.stringify(one), one])).values()];
    return different.length === 1 ? different[0]! : { anyOf: different };
  }

  #writeType(schema: JsonSchema, level: number): JsonSchema {
    const { type, enum: values, const: value } = schema;
    const copied = COPIED.filter((name) => isShort(schema[name])).map((name) => [name, schema[name]]);
    return {
      ...(type !== undefined && { type }),
      ...(values !== undefined && { enum: values }),
      ...(value !== undefined && { type: type ?? typeof value, enum: [value] }),
      ...(Object.fromEntries(copied) as JsonSchema),
      ...(type === 'array' && { items: this.write(schema['items'], Math.max(level, 2)) }),
      ...(schema['properties'] !== undefined && this.#writeMembers(schema, level)),
    };
  }

  #writeMembers({ properties, required, description }: JsonSchema, level: number): JsonSchema {
    const members = Object.entries(properties as Record<string, unknown>);
    if (level > this.#detail.depth) {
      const { description: text = '' } = this.#writeDescription({ description }, level);
      const names = members.map(([name]) => name).join(', ');
      return { description: `${String(text)} Members: ${names}.`.trim() };
    }
    return {
      properties: Object.fromEntries(members.map(([name, one]) => [name, this.write(one, level + 1)])),
      ...(Array.isArray(required) && required.length > 0 && { required }),
    };
  }
}

/** Merges the schemas of an `allOf` into the one around them. */
function mergeAll(
  { allOf, ...around }: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const all = [...(allOf as JsonSchema[]).map((part) => resolvePart(part, definitions)), around];
  const properties = Object.assign({}, ...all.map((part) => part['properties'])) as JsonSchema;
  const required = [...new Set(all.flatMap((part) => (part['required'] ?? []) as string[]))];
  return {
    ...(Object.assign({}, ...all) as JsonSchema),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

function resolvePart(
  { $ref, ...part }: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const name = String($ref).replace('#/$defs/', '');
  const full = Object.hasOwn(definitions, name) ? { ...definitions[name], ...part } : part;
  return Array.isArray(full['allOf']) ? mergeAll(full, definitions) : full;
}

/** Returns the first sentences where they fill most of the space, or else the first words. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max === 0) return '';
  const end = text.slice(0, max).lastIndexOf('. ');
  if (end > max / 2) return text.slice(0, end + 1);
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}

function isShort(value: unknown): boolean {
  return value !== undefined && JSON.stringify(value).length <= MAX_DEFAULT;
}

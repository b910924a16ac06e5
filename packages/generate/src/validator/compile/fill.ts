import type { Schema, SchemaObject } from '@web-data/openapi';
import { identifier, inlineLiteral } from '../../source.ts';
import type { Default } from '../definitions.ts';
import type { Emitter } from './emitter.ts';
import { knownNames } from './inside.ts';
import { getDefinitionName, lacks, member } from './names.ts';

/** The name of the function that fills in the defaults of a value. */
export function fillName(definition: string): string {
  return identifier('fill', definition);
}

/** The defaults to fill in, by the schemas of the members that they fill. */
export interface FilledDefaults {
  /** Those that never make a valid value invalid. */
  free: ReadonlyMap<Schema, Default>;
  /** Those with which a valid value may be invalid, depending on that value. */
  dependent: ReadonlyMap<Schema, Default>;
}

/**
 * Writes the functions that fill defaults into a valid value. They run after the check, so that no rule of an object
 * (`maxProperties`, a branch of `allOf`, `uniqueItems` around it) rejects a member that was not sent. A dependent default
 * is passed to the function `set`, which decides by the check of the filled value. Branches that may not hold (`oneOf`,
 * `if`) are not filled.
 */
export class Fills {
  readonly #definitions: Readonly<Record<string, Schema>>;
  readonly #defaults: FilledDefaults;
  /** A number for each dependent default. */
  readonly #numbers: ReadonlyMap<Schema, number>;
  /** The definitions that have defaults to fill in, at any depth. */
  readonly #filling: ReadonlySet<string>;
  /** Those of them that have dependent ones. */
  readonly #dependent: ReadonlySet<string>;

  constructor(definitions: Readonly<Record<string, Schema>>, defaults: FilledDefaults) {
    this.#definitions = definitions;
    this.#defaults = defaults;
    this.#numbers = new Map([...defaults.dependent.keys()].map((schema, index) => [schema, index]));
    this.#filling = findDefinitions(definitions, (schema) => this.#find(schema) !== undefined);
    this.#dependent = findDefinitions(definitions, (schema) => defaults.dependent.has(schema));
  }

  has(definition: string): boolean {
    return this.#filling.has(definition);
  }

  /** Whether a valid value may be invalid with all its defaults. */
  isDependent(definition: string): boolean {
    return this.#dependent.has(definition);
  }

  /** The members of a definition, including those it refers to, that are always present after filling. */
  filledMembers(definition: string): string[] {
    const schema = this.#definitions[definition];
    if (typeof schema !== 'object') return [];
    const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      this.#defaults.free.has(inner) ? [name] : [],
    );
    const referred = schema.$ref ? this.filledMembers(getDefinitionName(schema.$ref)) : [];
    return [...new Set([...own, ...referred])];
  }

  /** Writes the functions of all definitions that have defaults to fill in. */
  write(emitter: Emitter): string[] {
    return [...this.#filling].toSorted().map((definition) => {
      const name = fillName(definition);
      const body = emitter.write(name, () => this.#emit(emitter, this.#definitions[definition]!, 'data'));
      return `function ${name}(data${this.#writeSet(definition)}) ${body}`;
    });
  }

  #find(schema: Schema): Default | undefined {
    return this.#defaults.free.get(schema) ?? this.#defaults.dependent.get(schema);
  }

  #writeSet(definition: string): string {
    return this.#dependent.has(definition) ? ', set' : '';
  }

  #emit(emitter: Emitter, schema: Schema, data: string): void {
    if (typeof schema === 'boolean' || !this.#isFilling(schema)) return;
    if (schema.$ref) {
      const name = getDefinitionName(schema.$ref);
      if (this.#filling.has(name)) emitter.line(`${fillName(name)}(${data}${this.#writeSet(name)});`);
    }
    for (const part of listOf(schema, 'allOf')) this.#emit(emitter, part, data);
    emitter.block(`if (Array.isArray(${data}))`, () => this.#emitItems(emitter, schema, data));
    if (!this.#fillsMembers(schema)) return;
    emitter.block(`if (${emitter.helper('isObject')}(${data}))`, () =>
      this.#emitMembers(emitter, schema, data),
    );
  }

  #emitMembers(emitter: Emitter, schema: SchemaObject, data: string): void {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const input = this.#find(inner);
      const path = member(data, name);
      if (input) emitter.line(`if (${lacks(data, name)}) ${this.#writeFilling(inner, name, data)};`);
      // A filled value is filled recursively, unless that would never end.
      const isEndless = input !== undefined && this.#reachesItself(inner);
      emitter.block(isEndless ? 'else' : '', () => this.#emitBlock(emitter, inner, path));
    }
    const patterns = Object.entries((schema['patternProperties'] ?? {}) as Record<string, Schema>);
    const rest = schema['additionalProperties'] as Schema | undefined;
    if (![...patterns.map(([, inner]) => inner), rest ?? true].some((inner) => this.#isFilling(inner)))
      return;
    const key = emitter.fresh('key');
    emitter.block(`for (const ${key} in ${data})`, () => {
      for (const [pattern, inner] of patterns)
        emitter.block(
          `if (${knownNames(emitter, { patternProperties: { [pattern]: true } }, key).join()})`,
          () => this.#emitBlock(emitter, inner, `${data}[${key}]`),
        );
      if (rest === undefined || !this.#isFilling(rest)) return;
      const known = knownNames(emitter, schema, key);
      emitter.block(known.length > 0 ? `if (!(${known.join(' || ')}))` : '', () =>
        this.#emitBlock(emitter, rest, `${data}[${key}]`),
      );
    });
  }

  #writeFilling(schema: Schema, name: string, data: string): string {
    const value = inlineLiteral(this.#find(schema)!.value);
    const number = this.#numbers.get(schema);
    if (number === undefined) return `${member(data, name)} = ${value}`;
    return `set(${number}, ${data}, ${JSON.stringify(name)}, ${value})`;
  }

  #emitItems(emitter: Emitter, schema: SchemaObject, data: string): void {
    const prefix = listOf(schema, 'prefixItems');
    for (const [index, inner] of prefix.entries())
      emitter.block(`if (${data}.length > ${index})`, () =>
        this.#emitBlock(emitter, inner, `${data}[${index}]`),
      );
    const index = emitter.fresh('index');
    emitter.block(`for (let ${index} = ${prefix.length}; ${index} < ${data}.length; ${index} += 1)`, () =>
      this.#emitBlock(emitter, schema.items ?? true, `${data}[${index}]`),
    );
  }

  #emitBlock(emitter: Emitter, schema: Schema, path: string): void {
    if (!this.#isFilling(schema)) return;
    const value = emitter.fresh('value');
    emitter.line(`const ${value} = ${path};`);
    this.#emit(emitter, schema, value);
  }

  #fillsMembers(schema: SchemaObject): boolean {
    const { properties = {}, additionalProperties = true, patternProperties = {} } = schema;
    const parts = [
      ...Object.values(properties),
      additionalProperties,
      ...Object.values(patternProperties as object),
    ];
    return (
      Object.values(properties).some((inner) => this.#find(inner) !== undefined) ||
      (parts as Schema[]).some((inner) => this.#isFilling(inner))
    );
  }

  /** Whether a schema has defaults to fill in. */
  #isFilling(schema: Schema): boolean {
    return leadsTo((inner) => this.#find(inner) !== undefined, schema, this.#filling);
  }

  /** Whether a schema leads to a definition that leads to itself. */
  #reachesItself(schema: Schema): boolean {
    const reached = this.#reachedFrom(schema);
    return [...reached].some((name) => this.#reachedFrom(this.#definitions[name]!).has(name));
  }

  #reachedFrom(schema: Schema): Set<string> {
    const reached = new Set<string>();
    const open: Schema[] = [schema];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (typeof next === 'boolean') continue;
      open.push(...listCertainParts(next));
      const name = next.$ref && getDefinitionName(next.$ref);
      if (!name || reached.has(name)) continue;
      reached.add(name);
      open.push(this.#definitions[name]!);
    }
    return reached;
  }
}

/** The definitions of which some certain part has a member that is searched, at any depth. */
function findDefinitions(
  definitions: Readonly<Record<string, Schema>>,
  isSearched: (member: Schema) => boolean,
): Set<string> {
  const found = new Set<string>();
  // Definitions are added until no other leads to one of them.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [name, schema] of Object.entries(definitions))
      if (!found.has(name) && leadsTo(isSearched, schema, found)) found.add(name);
  }
  return found;
}

function leadsTo(
  isSearched: (member: Schema) => boolean,
  schema: Schema,
  found: ReadonlySet<string>,
): boolean {
  if (typeof schema === 'boolean') return false;
  if (Object.values(schema.properties ?? {}).some(isSearched)) return true;
  if (schema.$ref && found.has(getDefinitionName(schema.$ref))) return true;
  return listCertainParts(schema).some((part) => leadsTo(isSearched, part, found));
}

/** The subschemas that are filled: those that hold whenever the schema does. */
export function listCertainParts(schema: SchemaObject): Schema[] {
  return [
    ...listOf(schema, 'allOf'),
    ...listOf(schema, 'prefixItems'),
    ...Object.values(schema.properties ?? {}),
    ...Object.values((schema['patternProperties'] ?? {}) as Record<string, Schema>),
    ...([schema.items, schema['additionalProperties']].filter(Boolean) as Schema[]),
  ];
}

function listOf(schema: SchemaObject, keyword: string): Schema[] {
  return (schema[keyword] ?? []) as Schema[];
}

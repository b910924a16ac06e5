import type { Schema, SchemaObject } from '@web-data/openapi';
import { isFree, duplicateNameError, toCheckName } from './names.ts';
import type { PatternUse } from './slow-patterns.ts';

/**
 * The two forms of a module: checks that return true or false at the first violation, and checks that list violations
 * and call the first form to find which branches hold.
 */
export type Form = 'validity' | 'violations';

/** The location at which a schema applies. */
export interface SchemaPath {
  /** Expression of the value. */
  data: string;
  /** Expression of its JSON Pointer, in the form that lists violations. */
  path: string;
  /** The location of the schema: the name of its definition, then keywords. Names the functions of branches. */
  schema: readonly string[];
}

/** The location of a subschema that applies to the same value. */
export function down(path: SchemaPath, ...keywords: (string | number)[]): SchemaPath {
  return { ...path, schema: [...path.schema, ...keywords.map(String)] };
}

/** Writes the keywords of one type, and lists them. */
export interface Group {
  keywords: readonly string[];
  emit(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void;
}

/** A schema that gets a separate function, and its location. */
interface Branch {
  schema: Schema;
  at: readonly string[];
}

/** Violations that one loop may list: as many as a response shows. */
const errorsPerLoop = 20;

export interface EmitterOptions {
  memoized?: ReadonlySet<string>;
  isExact?: boolean;
}

/** The text of a module while it is written, and the dependencies found so far. */
export class Emitter {
  readonly form: Form;
  readonly definitions: Record<string, Schema>;
  /** Writes the check of a value against a schema. */
  readonly schema: (schema: Schema, path: SchemaPath) => void;
  /** Functions that cache their result: an extra call costs nothing, and saves walking through a valid value. */
  readonly memoized: ReadonlySet<string>;
  /** Whether integers beyond 2^53 are bigints. */
  readonly isExact: boolean;
  /** Branches that need a separate function, by its name. */
  readonly branches: Map<string, Branch> = new Map();
  /** Names of helpers and formats that are called. */
  readonly helpers: Set<string> = new Set();
  /** Keywords whose violations are listed; for formats, also `format:` and their name. */
  readonly keywords: Set<string> = new Set();
  /** Every use of a pattern. */
  readonly patterns: PatternUse[] = [];
  /** Function → functions that it calls. */
  readonly calls: Map<string, string[]> = new Map();
  readonly #constants = new Map<string, string>();
  #lines: string[] = [];
  #indent = 0;
  readonly #names = new Set<string>();
  #function = '';

  constructor(
    form: Form,
    definitions: Record<string, Schema>,
    emitSchema: (emitter: Emitter, schema: Schema, path: SchemaPath) => void,
    { memoized = new Set(), isExact = false }: EmitterOptions = {},
  ) {
    this.memoized = memoized;
    this.isExact = isExact;
    this.form = form;
    this.definitions = definitions;
    this.schema = (schema, path) => emitSchema(this, schema, path);
  }

  line(text: string): void {
    this.#lines.push('  '.repeat(this.#indent) + text);
  }

  /** Writes a block, with a head or to scope its names; an empty one is dropped. */
  block(head: string, body: () => void): void {
    const outer = this.#lines;
    this.#lines = [];
    this.#indent += 1;
    body();
    this.#indent -= 1;
    const inner = this.#lines;
    this.#lines = outer;
    if (inner.length === 0) return;
    this.line(head === '' ? '{' : `${head} {`);
    this.#lines.push(...inner);
    this.line('}');
  }

  /** Writes a loop. In the form that lists violations it stops at the limit; the value is invalid by then anyway. */
  loop(head: string, body: () => void): void {
    if (this.form === 'validity') return this.block(`for (${head})`, body);
    const limit = this.fresh('limit');
    this.line(`const ${limit} = violations.length + ${errorsPerLoop};`);
    return this.block(`for (${head})`, () => {
      body();
      this.line(`if (violations.length >= ${limit}) break;`);
    });
  }

  /** Fails the check when a condition holds. */
  failIf(condition: string, { path }: SchemaPath, keyword: string, params = '{}'): void {
    const failure = this.#fail(path, keyword, params);
    this.line(condition === 'true' ? failure : `if (${condition}) ${failure}`);
  }

  #fail(path: string, keyword: string, params: string): string {
    if (this.form === 'validity') return 'return false;';
    this.keywords.add(saidOf(keyword, params));
    return `${this.helper('addViolation')}(violations, ${path}, ${JSON.stringify(keyword)}, ${params});`;
  }

  /** Returns a free variable name, the preferred one if possible. */
  fresh(preferred: string): string {
    const name = isFree(preferred) ? preferred : 'value';
    let found = name;
    for (let count = 2; this.#names.has(found); count += 1) found = `${name}${count}`;
    this.#names.add(found);
    return found;
  }

  /** Returns a constant of the module; the same text yields the same constant. */
  constant(prefix: string, text: string): string {
    const known = this.#constants.get(text) ?? `${prefix}${this.#constants.size + 1}`;
    this.#constants.set(text, known);
    return known;
  }

  helper(name: string): string {
    this.helpers.add(name);
    return name;
  }

  /**
   * Returns the function of a branch.
   * @throws Error when another branch has its name: the value would be checked against the wrong schema
   */
  branch(schema: Schema, at: readonly string[]): string {
    const name = toCheckName(at);
    const known = this.branches.get(name);
    if (known && known.at.join('\n') !== at.join('\n')) throw duplicateNameError(name);
    this.branches.set(name, { schema, at });
    return name;
  }

  /** The call of a definition, or of the function of a branch. */
  check(name: string, data: string): string {
    this.calls.get(this.#function)?.push(name);
    return `${name}(${data})`;
  }

  /** Writes the body of a function. */
  write(name: string, body: () => void): string {
    this.#lines = [];
    this.#names.clear();
    this.#function = name;
    this.calls.set(name, []);
    this.#indent = 1;
    body();
    this.#indent = 0;
    return `{\n${this.#lines.map((line) => `${line}\n`).join('')}}\n`;
  }

  constants(): string {
    return [...this.#constants].map(([text, name]) => `const ${name} = ${text};\n`).join('');
  }
}

/** The key of the message for a violation. */
function saidOf(keyword: string, params: string): string {
  if (keyword === 'format') return params.replace(/^.*"(.*)".*$/, 'format:$1');
  if (keyword === 'not' && params.startsWith('{ members: ')) return 'not:members';
  const explanation = keyword === 'pattern' && /, (example|capitals): "/.exec(params)?.[1];
  return explanation ? `pattern:${explanation}` : keyword;
}

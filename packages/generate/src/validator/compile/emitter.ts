import type { Schema, SchemaObject } from '@web-data/openapi';
import { isFree, duplicateNameError, verdictName } from './names.ts';
import type { PatternUse } from './slow-patterns.ts';

/**
 * What a module is made of: checks that say yes or no and stop at the first fault, or checks that list the faults and
 * ask the first form which branches hold.
 */
export type Form = 'verdicts' | 'faults';

/** The place at which a schema is applied. */
export interface SchemaPath {
  /** Expression of the value. */
  data: string;
  /** Expression of its JSON Pointer, in the form that lists faults. */
  path: string;
  /** Where the schema stands: the name of its definition, then keywords. Names the functions of branches. */
  schema: readonly string[];
}

/** The place of a schema below another, for the same value. */
export function down(path: SchemaPath, ...keywords: (string | number)[]): SchemaPath {
  return { ...path, schema: [...path.schema, ...keywords.map(String)] };
}

/** Writes the keywords of one type, and says which they are. */
export interface Group {
  keywords: readonly string[];
  emit(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void;
}

/** A schema that has a function of its own, and where it stands. */
interface Branch {
  schema: Schema;
  at: readonly string[];
}

/** Faults that one loop may list: as many as a response shows. */
const errorsPerLoop = 20;

/** The text of a module as it is written, and what it turned out to need. */
export class Emitter {
  readonly form: Form;
  readonly definitions: Record<string, Schema>;
  /** Writes the check of a value against a schema. */
  readonly schema: (schema: Schema, path: SchemaPath) => void;
  /** Functions that keep what they find: to ask one first costs nothing, and saves going through a valid value. */
  readonly memoized: ReadonlySet<string>;
  /** Branches that need a function of their own, by its name. */
  readonly branches: Map<string, Branch> = new Map();
  /** Names of helpers and formats that are called. */
  readonly helpers: Set<string> = new Set();
  /** Keywords whose faults are listed; of formats, `format:` and their name as well. */
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
    memoized: ReadonlySet<string> = new Set(),
  ) {
    this.memoized = memoized;
    this.form = form;
    this.definitions = definitions;
    this.schema = (schema, path) => emitSchema(this, schema, path);
  }

  line(text: string): void {
    this.#lines.push('  '.repeat(this.#indent) + text);
  }

  /** Writes a block, with a head or for its names alone; one without contents leaves nothing. */
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

  /** A loop. Where faults are listed it ends with enough of them; whatever holds it has failed by then. */
  loop(head: string, body: () => void): void {
    if (this.form === 'verdicts') return this.block(`for (${head})`, body);
    const limit = this.fresh('limit');
    this.line(`const ${limit} = faults.length + ${errorsPerLoop};`);
    return this.block(`for (${head})`, () => {
      body();
      this.line(`if (faults.length >= ${limit}) break;`);
    });
  }

  /** Refuses the value where a condition holds. */
  failIf(condition: string, { path }: SchemaPath, keyword: string, params = '{}'): void {
    const failure = this.#fail(path, keyword, params);
    this.line(condition === 'true' ? failure : `if (${condition}) ${failure}`);
  }

  #fail(path: string, keyword: string, params: string): string {
    if (this.form === 'verdicts') return 'return false;';
    this.keywords.add(saidOf(keyword, params));
    return `${this.helper('addFault')}(faults, ${path}, ${JSON.stringify(keyword)}, ${params});`;
  }

  /** A name for a variable, as near to the given one as the names of the function allow. */
  fresh(preferred: string): string {
    const name = isFree(preferred) ? preferred : 'value';
    let found = name;
    for (let count = 2; this.#names.has(found); count += 1) found = `${name}${count}`;
    this.#names.add(found);
    return found;
  }

  /** A constant of the module; the same text is the same constant. */
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
   * The function that a branch becomes.
   * @throws Error when another branch has its name: it would be judged by the wrong schema
   */
  branch(schema: Schema, at: readonly string[]): string {
    const name = verdictName(at);
    const known = this.branches.get(name);
    if (known && known.at.join('\n') !== at.join('\n')) throw duplicateNameError(name);
    this.branches.set(name, { schema, at });
    return name;
  }

  /** The call of a definition, or of the function that a branch becomes. */
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

/** Which sentence tells of a fault. */
function saidOf(keyword: string, params: string): string {
  if (keyword === 'format') return params.replace(/^.*"(.*)".*$/, 'format:$1');
  return keyword === 'pattern' && params.includes(', example: "') ? 'pattern:example' : keyword;
}

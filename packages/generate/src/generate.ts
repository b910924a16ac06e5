import type { Description } from '@web-data/openapi';
import { allParts, usualParts } from './generator.ts';
import type { Generator, Part, Target } from './generator.ts';
import { noteEncodings, noteUncovered } from './coverage/coverage.ts';
import type { Coverage } from './coverage/coverage.ts';
import { Notes } from './notes.ts';
import type { Note } from './notes.ts';
import type { Int64 } from './int64/runtime.ts';
import { settleInt64 } from './int64/settle.ts';
import { settleOperations } from './settle-operations.ts';
import { settleReferences } from './settle.ts';
import { settleSchemas } from './settle-schemas.ts';
import { writeIndex } from './write-index.ts';

export interface GenerateOptions {
  /** The parts to generate; their dependencies are included. Default: everything but `tools`. */
  parts?: readonly Part[] | undefined;
  /**
   * Modules that the files import instead of the published runtimes, or instead of generated parts, which are then not
   * generated.
   */
  imports?: Partial<Record<Part, string>> | undefined;
  /**
   * Extension of relative imports: `.js` works with every compiler and bundler, `.ts` with Node itself and with
   * TypeScript from 5.7 with `rewriteRelativeImportExtensions`. Default `.js`.
   */
  extension?: '.js' | '.ts' | undefined;
  /**
   * The type of integers of 64 bits in programs: schemas of `format: int64` or `uint64`, and integers with a limit beyond 2^53.
   * `number` rounds them beyond 2^53, which is noted; `bigint` and `string` (decimal digits) do not. JSON has digits
   * in every case. Default `number`.
   */
  int64?: Int64 | 'number' | undefined;
  /** The source that the first line of each file names. Default: the title of the description. */
  source?: string | undefined;
  /** The command to regenerate the file, for the same line. */
  command?: string | undefined;
  /**
   * Name and version that the client sends as its `User-Agent`. Default: the title of the description and its version.
   */
  package?: { name: string; version: string } | undefined;
}

export interface Generated {
  /** File name with its folder, such as `validator/operations.ts` → text. */
  files: Record<string, string>;
  /** Where the generated code does less than the description says, in document order. */
  notes: readonly Note[];
  /**
   * How much of what the description uses is in the types, by kind of object; empty where no types are generated. What
   * is missing is among the notes.
   */
  coverage: readonly Coverage[];
}

/** The other parts that each part imports. */
const needs: Record<Part, readonly Part[]> = {
  types: [],
  operations: [],
  validator: ['types', 'operations'],
  client: ['types', 'operations'],
  tools: [],
};

/**
 * Generates TypeScript from a description: the same description gives the same bytes. Leaves out parts that cannot be
 * generated and notes them, with their location.
 * @throws DescriptionError for a part that would be read wrongly, such as a `$ref` of a parameter that leads to nothing
 */
export async function generate(input: Description, options: GenerateOptions = {}): Promise<Generated> {
  const notes = new Notes(input);
  for (const { pointer, text } of input.malformed) notes.add(pointer, `${text}; it is left out`);
  for (const { id, path, parameters } of input.operations) {
    for (const { in: position, name, pointer } of parameters)
      if (position === 'path' && !path.includes(`{${name}}`))
        notes.add(pointer, `${path} has no {${name}}, so that every request lacks it`, id);
  }
  noteEncodings(input, notes);
  const marked = settleInt64(input, options.int64 ?? 'number', notes);
  const description = settleOperations(settleSchemas(settleReferences(marked, notes)), notes);
  const target = targetOf(description, options, notes);
  const chosen = withNeeds(options);
  const header = headerOf(description, options);
  const files: Record<string, string> = {};
  for (const part of chosen) {
    const generated = await (await generators[part]())(description, target);
    const index = { 'index.ts': writeIndex(part, target) };
    for (const [name, text] of Object.entries({ ...index, ...generated })) {
      files[`${part}/${name}`] = header + withExtension(text, options.extension);
    }
  }
  const types = files['types/openapi.ts'];
  const coverage = types === undefined ? [] : noteUncovered(input, types, notes);
  return { files, notes: notes.all, coverage };
}

/** The generators write `.ts`. */
function withExtension(text: string, extension = '.js'): string {
  return text.replaceAll(/((?:from |import\()"\.{1,2}\/[^"]*)\.ts"/g, `$1${extension}"`);
}

/** Loaded separately: the generator of types loads a compiler. */
const generators: Record<Part, () => Promise<Generator>> = {
  types: async () => (await import('./types/index.ts')).generate,
  operations: async () => (await import('./operations/index.ts')).generate,
  validator: async () => (await import('./validator/index.ts')).generate,
  client: async () => (await import('./client/index.ts')).generate,
  tools: async () => (await import('./tools/index.ts')).generate,
};

function withNeeds({ parts = usualParts, imports = {} }: GenerateOptions): Part[] {
  const requested = new Set(parts.flatMap((part) => [part, ...needs[part].filter((need) => !imports[need])]));
  return allParts.filter((part) => requested.has(part));
}

function targetOf({ title, value }: Description, options: GenerateOptions, notes: Notes): Target {
  const { info } = value;
  return {
    package: options.package ?? { name: title, version: info?.version ?? '0' },
    imports: {
      types: '../types/index.ts',
      operations: '../operations/index.ts',
      validator: '@web-data/validator/runtime',
      client: '@web-data/client/runtime',
      tools: '@web-data/client/tools',
      ...options.imports,
    },
    int64: options.int64 ?? 'number',
    notes,
  };
}

function headerOf({ title }: Description, { source = title, command }: GenerateOptions): string {
  const by = command === undefined ? '@web-data/generate' : `\`${command}\``;
  const line = `// Generated from ${source} by ${by}. Do not edit: change its source or the generator.`;
  return `${line.replaceAll(/\s+/g, ' ')}\n`;
}

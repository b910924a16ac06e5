import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One change of one expression or statement of a source file. */
export interface Mutant {
  /** Name of the folder in `packages`. */
  package: string;
  /** Path from the root of the repository. */
  file: string;
  /** Kind of the change, in Stryker's terms: `BooleanLiteral`, `ConditionalExpression` … */
  mutator: string;
  replacement: string;
  /** First and last position in the file, zero-based. */
  start: Position;
  end: Position;
}

export interface Position {
  line: number;
  column: number;
}

type Logger = ConstructorParameters<typeof Instrumenter>[0];

const noLog = new Proxy({} as Logger, { get: (_, name) => () => !String(name).startsWith('is') });

/** Every mutant that Stryker creates from the source of a package; generated files and declarations have none. */
export async function listMutants(root: string, name: string): Promise<Mutant[]> {
  const source = join('packages', name, 'src');
  const files = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .map((path) => join(source, path))
    .filter((path) => /(?<!\.d|\.test)\.tsx?$/.test(path) && !path.includes('generated'));
  const instrumenter = new Instrumenter(noLog);
  const { mutants } = await instrumenter.instrument(
    files.map((file) => ({ name: file, content: readFileSync(join(root, file), 'utf8'), mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return mutants.map(({ fileName, mutatorName, replacement, location: { start, end } }) => ({
    package: name,
    file: fileName,
    mutator: mutatorName,
    replacement,
    start,
    end,
  }));
}

/**
 * Orders mutants by a hash of the seed and of their change: the first ones are a sample that stays the same for the
 * same seed, even when code is added elsewhere.
 */
export function shuffleMutants(mutants: readonly Mutant[], seed: string): Mutant[] {
  const ranked = mutants.map((mutant) => ({ mutant, rank: hash(`${seed} ${JSON.stringify(mutant)}`) }));
  return ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ mutant }) => mutant);
}

/**
 * Returns the number of mutants to try for each package: half of them in equal shares, the rest in proportion to its
 * size.
 * @returns at least `count` in total, unless the packages have fewer.
 */
export function shareOut(sizes: ReadonlyMap<string, number>, count: number): Map<string, number> {
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return new Map(
    [...sizes].map(([name, size]) => [
      name,
      Math.min(size, Math.ceil(count / 2 / sizes.size + (count / 2) * (size / all))),
    ]),
  );
}

/** Returns the text of a file with a mutant applied. */
export function applyMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, offsetOf(text, start)) + replacement + text.slice(offsetOf(text, end));
}

function offsetOf(text: string, { line, column }: Position): number {
  let offset = 0;
  for (let at = 0; at < line; at++) offset = text.indexOf('\n', offset) + 1;
  return offset + column;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The examples of a page of a package, in their order. */
export async function readExamples(folder: URL, page = 'README.md'): Promise<string[]> {
  const text = await readFile(new URL(page, folder), 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, example = '']) => example);
}

/** What a program prints that imports the built package. */
export async function runProgram(folder: URL, program: string): Promise<string> {
  const file = fileURLToPath(new URL(`reports/readme-example-${Math.random()}.mjs`, folder));
  await mkdir(new URL('reports', folder), { recursive: true });
  await writeFile(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file]).finally(() => rm(file));
  return stdout;
}

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** A program of a page of the documentation. */
export interface Example {
  /** The page and the heading above the program. */
  title: string;
  code: string;
}

/** The programs of a page, given by its path in the repository, that use the client. */
export async function readExamples(path: string): Promise<Example[]> {
  const page = await readFile(join(repository, path), 'utf8');
  let heading = '';
  const found: Example[] = [];
  for (const [, title, code] of page.matchAll(/^##+ (.+)|^```ts\n([\s\S]*?)^```$/gm)) {
    if (title) heading = title;
    else if (code?.includes('@web-data/client')) found.push({ title: `${path} ${heading}`, code });
  }
  return found;
}

/** What a program printed, errors included, and how it ended. */
export interface Outcome {
  status: number;
  output: string;
}

/** Runs programs in a folder of their own, where they find the packages by name. */
export async function openRunner(): Promise<{
  run: (code: string, environment: Record<string, string>) => Promise<Outcome>;
  close: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(root, 'reports-examples-'));
  let count = 0;
  return {
    run: async (code, environment) => {
      const file = join(folder, `${(count += 1)}.mjs`);
      await writeFile(file, (await transform(code, { loader: 'ts' })).code); // Without its types.
      const env = { ...process.env, NO_COLOR: '1', ...environment };
      return new Promise((resolve) => {
        execFile(process.execPath, [file], { env, timeout: 30_000 }, (error, stdout, stderr) =>
          resolve({ status: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
        );
      });
    },
    close: () => rm(folder, { recursive: true }),
  };
}

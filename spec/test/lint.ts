import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Problem {
  rule: string;
  /** Path of the file, from the folder of the root document. */
  file: string;
  pointer: string;
  message: string;
}

const spec = fileURLToPath(new URL('../', import.meta.url));
const cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
const redocly = join(dirname(cli), 'bin/cli.js');

/** What `redocly lint` reports of each root document, in one run: starting it costs more than the linting. */
export async function lint(roots: string[], config: string): Promise<Problem[][]> {
  const json = await run(['lint', ...roots, '--config', config, '--format=json', '--max-problems=10000']);
  const reports = json.split(/(?<=^\})(?=\{$)/m).map((text) => JSON.parse(text) as Report);
  // A rule that throws stops the run.
  if (reports.length !== roots.length)
    throw new Error(`Linted ${reports.length} of ${roots.length} documents.`);
  return reports.map(({ problems }, index) => problems.map((problem) => problemOf(problem, roots[index]!)));
}

interface Report {
  problems: { ruleId: string; message: string; location: { source: { ref: string }; pointer: string }[] }[];
}

function problemOf({ ruleId, message, location }: Report['problems'][number], root: string): Problem {
  const [{ source, pointer }] = location as [Report['problems'][number]['location'][number]];
  return { rule: ruleId, file: relative(dirname(root), resolve(spec, source.ref)), pointer, message };
}

function run(args: string[]): Promise<string> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [redocly, ...args],
      { cwd: spec, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        // Exit code 1 says that there are problems, which is what we came for.
        if (error && !stdout.trimStart().startsWith('{')) fail(new Error(stderr));
        else done(stdout);
      },
    );
  });
}

/** A folder that `use` may write to, removed afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'spec-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A configuration with our own rules alone, for documents too small for the others. */
export function writeOwnRules(folder: string): string {
  const own = readFileSync(join(spec, 'redocly.yaml'), 'utf8').match(/^ {2}web-data\/.*: error$/gm) ?? [];
  const config = join(folder, 'redocly.yaml');
  const plugin = relative(folder, join(spec, 'plugin/index.js')).replaceAll('\\', '/');
  const preprocessors = '  web-data/error-responses: on\n  web-data/response-headers: on';
  writeFileSync(
    config,
    `telemetry: off\nplugins:\n  - ${plugin}\npreprocessors:\n${preprocessors}\nrules:\n${own.join('\n')}\n`,
  );
  return config;
}

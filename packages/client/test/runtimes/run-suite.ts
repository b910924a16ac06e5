import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { RuntimeService } from './service.ts';

const reports = fileURLToPath(new URL('../../reports/', import.meta.url));

/** What a suite found. */
export interface Report {
  ran: number;
  failures: string[];
}

/** A suite that every runtime runs alike. */
export interface Suite {
  /** A module without imports that exports `runSuite(baseUrl)`, which resolves with a report (`bundleSuite`). */
  script: string;
  /** Starts the service that it calls. Paths that the service does not know are for `other`. */
  startService: (
    other: (path: string, body: string, response: ServerResponse) => void,
  ) => Promise<RuntimeService>;
}

/** Bundles a file that exports `runSuite`. */
export async function bundleSuite(file: string): Promise<string> {
  mkdirSync(reports, { recursive: true });
  const { outputFiles } = await build({
    stdin: { contents: `export { runSuite } from ${JSON.stringify(file)};`, resolveDir: reports },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
  });
  return outputFiles[0]!.text;
}

/** Runs a suite with the program of a runtime (`programs`). */
export async function runSuite(name: string, program: string, suite: Suite): Promise<Report> {
  let report: (outcome: Report) => void;
  const reported = new Promise<Report>((resolve) => (report = resolve));
  const { script } = suite;
  const service = await suite.startService((path, body, response) => {
    if (path === '/suite.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (path === '/report') response.end(report(JSON.parse(body) as Report));
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  try {
    return await run[name as keyof typeof run](program, { script, baseUrl: service.baseUrl, reported });
  } finally {
    await service.close();
  }
}

interface Running {
  script: string;
  baseUrl: string;
  /** Resolves with what a page reports. */
  reported: Promise<Report>;
}

const run = {
  node: (program: string, running: Running) => runScript(program, [], running),
  bun: (program: string, running: Running) => runScript(program, [], running),
  deno: (program: string, running: Running) =>
    runScript(
      program,
      ['run', '--no-config', '--no-remote', '--no-npm', '--no-check', '--allow-net=127.0.0.1'],
      running,
    ),
  workerd: runWorker,
  chromium: runBrowser,
};

/** A script that prints its report. Deno has no permission to read the environment, and must not need it. */
async function runScript(program: string, args: string[], { script, baseUrl }: Running): Promise<Report> {
  const file = join(reports, 'runtime-suite.mjs');
  writeFileSync(
    file,
    `${script}\nconsole.log(JSON.stringify(await runSuite(${JSON.stringify(baseUrl)})));\n`,
  );
  const { output } = await start(program, [...args, file], () => false);
  return JSON.parse(output.trim().split('\n').at(-1)!) as Report;
}

/** A worker that answers with its report. */
async function runWorker(program: string, { script, baseUrl }: Running): Promise<Report> {
  const worker = `${script}\nexport default { fetch: async () => Response.json(await runSuite(${JSON.stringify(baseUrl)})) };\n`;
  writeFileSync(join(reports, 'runtime-worker.mjs'), worker);
  writeFileSync(
    join(reports, 'runtime-worker.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "suite", worker = (compatibilityDate = "2026-01-01", modules = [(name = "worker", esModule = embed "runtime-worker.mjs")])),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "suite")],
);
`,
  );
  const args = ['serve', '--control-fd=1', join(reports, 'runtime-worker.capnp')];
  const { output, stop } = await start(program, args, (text) => /"port":(\d+)/.test(text));
  const port = /"port":(\d+)/.exec(output)![1];
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const answer = (await response.json()) as Report;
  stop();
  return answer;
}

const page = `<!doctype html><title>suite</title><script type="module">
  import { runSuite } from '/suite.js';
  // Another origin than the page's, so that CORS applies.
  const outcome = await runSuite(new URLSearchParams(location.search).get('service'));
  await fetch('/report', { method: 'POST', body: JSON.stringify(outcome) });
</script>`;

/** A page that sends its report. It is opened as localhost, so that the service at 127.0.0.1 is another origin. */
async function runBrowser(program: string, { baseUrl, reported }: Running): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'client-suite-'));
  const address = `${baseUrl.replace('127.0.0.1', 'localhost')}/?service=${encodeURIComponent(baseUrl)}`;
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
  ];
  const { stop, ended } = await start(
    program,
    [
      ...args,
      '--no-first-run',
      '--host-resolver-rules=MAP localhost 127.0.0.1',
      `--user-data-dir=${profile}`,
      address,
    ],
    () => true,
  );
  const outcome = await Promise.race([reported, ended.then((text) => Promise.reject(new Error(text)))]);
  stop();
  await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  return outcome;
}

/** Starts a program and resolves when it has ended or printed what `isReady` waits for. */
function start(program: string, args: string[], isReady: (output: string) => boolean) {
  const env = {
    ...process.env,
    DENO_NO_UPDATE_CHECK: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
    WEB_DATA_API_KEY: '',
  };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => resolve(output));
  });
  return new Promise<{ output: string; ended: Promise<string>; stop: () => void }>((resolve) => {
    const done = () => resolve({ output, ended, stop: () => child.kill() });
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (isReady(output)) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    if (isReady('')) done();
    void ended.then(done);
  });
}

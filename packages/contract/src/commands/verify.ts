import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { couldNotRun, parseInteger, readArguments, UsageError } from '@web-data/openapi/command';
import { NO_FIXTURES } from '../fixtures/fixtures.ts';
import { readFixtures } from '../fixtures/read-fixtures.ts';
import { splitUserInfo } from '../http/user-info.ts';
import { readYaml } from '../openapi/read-document.ts';
import { githubReport } from '../report/github.ts';
import { isLenience, LENIENCES, type Lenience } from '../semantics/lenience.ts';
import { htmlReport } from '../report/html.ts';
import { jsonReport } from '../report/json.ts';
import { junitReport } from '../report/junit.ts';
import { markdownReport } from '../report/markdown.ts';
import { sarifReport } from '../report/sarif.ts';
import { terminalReport } from '../report/terminal.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { VerifyOptions } from '../verify/options.ts';
import type { VerifyReport } from '../verify/result.ts';
import { INTERRUPTED, listTrials, verify as runVerify } from '../verify/run.ts';
import { listChangedOperations } from './changed-since.ts';
import { wantsColour, type Command, type Io } from './command.ts';
import { address, requireOption, withWrites, writesOption } from './options.ts';
import { readSpec, requireOperations, type Spec } from './read-spec.ts';
import { withSecrets } from './secrets.ts';

const OPTIONS = {
  spec: { type: 'string' },
  fixtures: { type: 'string' },
  key: { type: 'string', multiple: true },
  auth: { type: 'string' },
  header: { type: 'string', short: 'H', multiple: true },
  seed: { type: 'string' },
  only: { type: 'string', multiple: true },
  skip: { type: 'string', multiple: true },
  'changed-since': { type: 'string' },
  shard: { type: 'string' },
  bail: { type: 'boolean' },
  strict: { type: 'boolean' },
  lenient: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  'max-trials': { type: 'string' },
  'max-requests': { type: 'string' },
  rate: { type: 'string' },
  concurrency: { type: 'string' },
  timeout: { type: 'string' },
  deadline: { type: 'string' },
  writes: { type: 'string' },
  'no-writes': { type: 'boolean' },
  'webhook-url': { type: 'string' },
  'webhook-port': { type: 'string' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean' },
  junit: { type: 'string' },
  json: { type: 'string' },
  sarif: { type: 'string' },
  html: { type: 'string' },
  markdown: { type: 'string' },
  github: { type: 'boolean' },
  full: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const;

/** Describes `--spec` in an error. */
const SPEC = 'the OpenAPI document of the service';

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/** `web-data-contract verify`: verifies that a service does what its document says. */
export const verify: Command = {
  usage: `web-data-contract verify <base-url> --spec <file> [options]
  Sends requests to a service and judges every answer by its OpenAPI 3.1 document.
  --fixtures <file>     credentials, requests and situations (default: contract.fixtures.yaml, if there is one)
  --key <secret>        the credential, for every security scheme; or for one, as <scheme>=<secret>; may be repeated
  --auth <user:password>  for HTTP Basic          -H, --header <'Name: value'>  sent with every request
  --only, --skip <text> trials whose id contains the text; may be repeated
  --changed-since <ref>  only operations whose description changed since a commit of git
  --shard <i>/<n>       the i-th of n parts        --bail          stop at the first deviation
  --seed <n>            for everything generated (default: 1)
  --strict              also what HTTP and RFC 9562 ask beyond the document: media types in capitals, UUIDs in capitals;
                        and that a 400 and a 415 are documented
  --lenient <policy>    invalid bodies that the service accepts by its framework are no deviations: coerced-types,
                        unchecked-formats, unknown-members; may be repeated
  --dry-run             list the trials, send nothing
  --writes              also at an address that is not this machine: create, and change and delete what this run created
                        or the fixtures name (the default on loopback; the same as --writes=own)
  --writes=all          also write on whole collections and on what there is one of, such as settings, and call actions
                        such as a reset or a logout; for a service that may lose all that it holds
  --no-writes           only read, on loopback too
  --webhook-url <url>   leads from the service to the receiver of webhooks that this run starts (default: loopback)
  --webhook-port <n>    port of that receiver (default: a free one)
  --max-trials <n>      of more than so many the most telling (default: 5000, or 200 an operation)
  --max-requests <n>    (default: 20000, or 4 a trial)  --rate <n>      requests a second (default: 20; no bound on loopback)
  --concurrency <n>     (default: 8)               --timeout <ms>  of one request (default: 30000)
  --deadline <ms>       of the whole run (default: 600000)
  --spec takes a file, an http(s) address, or - for standard input
  --baseline <file>     known deviations           --update-baseline  write them
  --junit, --json, --sarif, --html, --markdown <file>  --github    annotations for GitHub
                        one of them may be -, standard output: what people read then goes to standard error
  --full                every deviation with its request, every reason, a table (default: their causes, 60 lines)
  --quiet               no progress
  Exit codes: 0 every promise kept, 1 deviations, 2 could not run, 3 a fault of this program.`,
  async run(args, io) {
    try {
      return await verifyFrom(args, io);
    } catch (error) {
      return couldNotRun(error, io);
    }
  },
};

async function verifyFrom(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments('web-data-contract verify', withWrites(args), OPTIONS);
  if (positionals.length > 1) throw new UsageError(`verify takes one address, not ${positionals.length}.`);
  if (values['update-baseline']) requireOption('baseline', values.baseline, 'the file to write');
  // Standard output holds nothing but the report when a program reads it.
  const terminal = { ...io, stdout: onStandardOutput(values) ? io.stderr : io.stdout };
  const baseUrl = address(positionals[0], 'The base URL');
  const spec = await readSpec(values.spec, SPEC, io);
  requireOperations(spec.document, spec.source);
  const changed = await changedOperations(spec.document, values);
  const options = { ...(await toOptions(baseUrl, spec.document, values, io)), ...changed };
  if (options.operations?.length === 0) {
    terminal.stdout.write(`No operation changed since ${values['changed-since']}: nothing to verify.\n`);
    return 0;
  }
  if (values['dry-run']) return dryRun(options, io);
  const report = await untilInterrupted((signal) => runVerify({ ...options, signal }));
  if (showsProgress(values, io)) io.stderr.write('\r\u001B[K');
  terminal.stdout.write(
    terminalReport(report, { colour: wantsColour(terminal), full: values.full === true }),
  );
  if (values.github) terminal.stdout.write(githubReport(report, spec.source, spec.text));
  await writeReports(report, spec, values, io);
  if (values['update-baseline']) return updateBaseline(report, values.baseline ?? '', terminal);
  if (report.findings.length > 0) return 1;
  const reason = provesNothing(report, values);
  if (reason !== undefined) io.stderr.write(`${reason}\n`);
  return reason === undefined ? 0 : 2;
}

/** The operations to verify, where only those that changed are. */
async function changedOperations(
  document: VerifyOptions['document'],
  { spec = '', 'changed-since': ref }: Values,
): Promise<Pick<VerifyOptions, 'operations'>> {
  const operations = ref === undefined ? undefined : await listChangedOperations(spec, ref, document);
  return operations === undefined ? {} : { operations };
}

/** Ctrl-C and the end of a pipeline's job still produce a report; a second signal ends at once. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  process.once('SIGINT', abort).once('SIGTERM', abort);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
  }
}

/** Why a run without deviations does not count as passed; `undefined` when it does. */
function provesNothing({ results, cutShort }: VerifyReport, values: Values): string | undefined {
  if (cutShort === INTERRUPTED) return `Not everything was tried: ${cutShort}.`;
  if (results.length === 0 && values.shard === undefined)
    return 'No trial was made: the document has no operation, or --only and --skip leave none; --dry-run lists the trials.';
  const isSample = values['max-requests'] !== undefined && cutShort?.endsWith('requests is reached');
  if (cutShort !== undefined && !isSample)
    return `Not everything was tried: ${cutShort}. Raise --deadline or --max-requests, or split the run by --shard.`;
  const first = results.find(({ trial }) => trial.id.endsWith('/examples/the basic request'));
  const accepted = results.some(
    ({ trial, conclusion }) => trial.phase === 'examples' && conclusion.outcome === 'passed',
  );
  return first?.conclusion.outcome === 'not-tested' && !accepted
    ? `No basic request was made: ${first.conclusion.reason}.`
    : undefined;
}

async function toOptions(
  baseUrl: string,
  document: VerifyOptions['document'],
  values: Values,
  io: Io,
): Promise<VerifyOptions> {
  const numbers = {
    seed: parseInteger('seed', values.seed, 0, 2_147_483_647),
    maxTrials: parseInteger('max-trials', values['max-trials'], 1, 10_000_000),
    maxRequests: parseInteger('max-requests', values['max-requests'], 1, 10_000_000),
    rate: parseInteger('rate', values.rate, 1, 100_000),
    concurrency: parseInteger('concurrency', values.concurrency, 1, 256),
    timeoutMs: parseInteger('timeout', values.timeout, 1, 600_000),
    deadlineMs: parseInteger('deadline', values.deadline, 1, 86_400_000),
    webhookPort: parseInteger('webhook-port', values['webhook-port'], 1, 65_535),
  };
  const writes = writesOption(values);
  const fixtures = await fixturesOf(values.fixtures);
  io.secrets?.add(fixtures.secrets ?? []);
  const { url, userInfo } = splitUserInfo(baseUrl);
  const numeric = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
  return {
    document,
    baseUrl: url,
    ...withSecrets(fixtures, document, { ...values, userInfo }),
    ...numeric,
    ...(values['webhook-url'] !== undefined && {
      webhookUrl: address(values['webhook-url'], '--webhook-url'),
    }),
    ...(values.only && { only: values.only }),
    ...(values.skip && { skip: values.skip }),
    ...(values.shard !== undefined && { shard: shardOf(values.shard) }),
    ...(values.bail && { bail: true }),
    ...(values.strict && { strict: true }),
    ...(values.lenient && { lenient: values.lenient.map(toLenience) }),
    ...(writes !== undefined && { writes }),
    ...(values.baseline !== undefined && {
      baseline: await readBaseline(values.baseline, values['update-baseline'] === true),
    }),
    ...(showsProgress(values, io) && {
      onTrial: (done: number, total: number, what: string) =>
        void (done % 50 === 0 && io.stderr.write(formatProgress(done, total, what))),
    }),
  };
}

function formatProgress(done: number, total: number, what: string): string {
  return `\r\u001B[K${done}/${total} trials, ${Math.floor((100 * done) / total)} %: ${what}`.slice(0, 100);
}

/** Progress overwrites its own line, which a log cannot do. */
function showsProgress({ quiet }: Values, { stderr }: Io): boolean {
  return quiet !== true && stderr.isTTY === true;
}

async function fixturesOf(file: string | undefined): Promise<Fixtures> {
  const usual = 'contract.fixtures.yaml';
  if (file === undefined && !existsSync(usual)) return NO_FIXTURES;
  return readFixtures(file ?? usual, process.env);
}

function toLenience(text: string): Lenience {
  if (isLenience(text)) return text;
  throw new UsageError(`--lenient must be one of ${LENIENCES.join(', ')}, not "${text}".`);
}

function shardOf(text: string): { index: number; count: number } {
  const [, index, count] = /^(\d+)\/(\d+)$/u.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new UsageError(`--shard must look like 2/4, the second of four parts, not "${text}".`);
}

function dryRun(options: VerifyOptions, io: Io): number {
  const trials = listTrials(options);
  for (const { id, writes, pointer } of trials)
    io.stdout.write(`${id}${writes ? ' (writes)' : ''}  ${pointer}\n`);
  io.stdout.write(`${trials.length} trials, nothing sent\n`);
  return 0;
}

async function readBaseline(file: string, mayBeNew: boolean): Promise<ReadonlySet<string>> {
  if (mayBeNew && !existsSync(file)) return new Set();
  const content: unknown = await readYaml(file);
  if (Array.isArray(content) && content.every((entry) => typeof entry === 'string')) return new Set(content);
  throw new UsageError(`${file} is not a baseline; write one with --update-baseline.`);
}

async function updateBaseline(report: VerifyReport, file: string, io: Io): Promise<number> {
  const fingerprints = [...report.findings, ...report.known].map(({ fingerprint }) => fingerprint).toSorted();
  await writeReport(file, `${JSON.stringify([...new Set(fingerprints)], null, 2)}\n`);
  io.stdout.write(`${file} now knows ${new Set(fingerprints).size} deviations\n`);
  return 0;
}

/** Options that name the file of a report. */
const REPORTS = ['junit', 'json', 'sarif', 'html', 'markdown'] as const;

/** File name that sends a report to standard output; the terminal report then goes to standard error. */
const STANDARD_OUTPUT = '-';

/** Whether a report goes to standard output. @throws UsageError when more than one does */
function onStandardOutput(values: Values): boolean {
  const [first, second] = REPORTS.filter((name) => values[name] === STANDARD_OUTPUT);
  if (second === undefined) return first !== undefined;
  throw new UsageError(
    `Only one report can be standard output, not both --${first} - and --${second} -; give a file for the others.`,
  );
}

async function writeReports(
  report: VerifyReport,
  { source, text }: Spec,
  values: Values,
  io: Io,
): Promise<void> {
  const write: Record<(typeof REPORTS)[number], () => string> = {
    junit: () => junitReport(report),
    json: () => jsonReport(report),
    sarif: () => sarifReport(report, source, text),
    html: () => htmlReport(report),
    markdown: () => markdownReport(report),
  };
  for (const name of REPORTS) {
    const file = values[name];
    if (file === STANDARD_OUTPUT) io.stdout.write(write[name]());
    else if (file !== undefined) await writeReport(file, write[name]());
  }
}

async function writeReport(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    throw new Error(`${file} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

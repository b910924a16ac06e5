import { access, writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { couldNotRun, readArguments, UsageError } from '@web-data/openapi/command';
import { NO_FIXTURES } from '../fixtures/fixtures.ts';
import { splitUserInfo } from '../http/user-info.ts';
import { listUnseenResponses } from '../report/tally.ts';
import type { VerifyReport } from '../verify/result.ts';
import { verify } from '../verify/run.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { pathParameters } from '../verify/request-parts.ts';
import type { Command, Io } from './command.ts';
import { address, withWrites, writesOption } from './options.ts';
import { readSpec, requireOperations } from './read-spec.ts';
import { withSecrets } from './secrets.ts';

const OPTIONS = {
  spec: { type: 'string' },
  fixtures: { type: 'string' },
  key: { type: 'string', multiple: true },
  auth: { type: 'string' },
  header: { type: 'string', short: 'H', multiple: true },
  writes: { type: 'string' },
  'no-writes': { type: 'boolean' },
} as const;

/** `web-data-contract init`: writes a fixtures file to fill in, from what a first run could not test. */
export const init: Command = {
  usage: `web-data-contract init <base-url> --spec <file> [--fixtures <file>] [--key <secret>] [--auth <user:password>] [-H <'Name: value'>] [--writes[=own|all]] [--no-writes]
  Sends the basic request of each operation, and writes a fixtures file (default: contract.fixtures.yaml) to be filled in:
  what could not be tested, and the documented errors that nothing brought about. Secrets stay in the environment.`,
  async run(args, io) {
    try {
      return await initFrom(args, io);
    } catch (error) {
      return couldNotRun(error, io);
    }
  },
};

async function initFrom(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments('web-data-contract init', withWrites(args), OPTIONS);
  const baseUrl = address(positionals[0], 'The base URL');
  const file = values.fixtures ?? 'contract.fixtures.yaml';
  if (await exists(file)) throw new UsageError(`${file} is there already; name another one by --fixtures.`);
  const { document, source } = await readSpec(values.spec, 'the OpenAPI document of the service', io);
  requireOperations(document, source);
  const { url, userInfo } = splitUserInfo(baseUrl);
  const provided = withSecrets(NO_FIXTURES, document, { ...values, userInfo });
  const writes = writesOption(values);
  const only = ['/examples/'];
  const report = await verify({
    document,
    baseUrl: url,
    ...provided,
    only,
    ...(writes !== undefined && { writes }),
  });
  await writeFile(file, fixturesText(document, report));
  io.stdout.write(`${file} is written: fill in what it asks for, then verify with it.\n`);
  return 0;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Returns the fixtures that a run without any needs, as YAML; the parts to fill in are comments. */
function fixturesText(document: ContractDocument, report: VerifyReport): string {
  return [
    `# Fixtures of ${document.title.replaceAll(/\s+/gu, ' ')}: what its description cannot tell. Take the # away from what you fill in.`,
    ...credentials(document),
    ...requests(document, report),
    ...situations(document, report),
    '',
  ].join('\n');
}

function credentials({ operations }: ContractDocument): string[] {
  const [first] = operations.flatMap(({ security }) =>
    security.schemes.length > 0 ? [security.schemes] : [],
  );
  if (first === undefined) return [];
  const [one] = first;
  const valid =
    first.length === 1 && one
      ? `\${API_KEY:-}`
      : Object.fromEntries(first.map(({ name }) => [name, variableOf(name)]));
  return [
    'credentials:',
    indented(stringify({ valid })),
    '  # revoked: ${REVOKED_KEY} # must be 401',
    '  # secondTeam: ${OTHER_KEY} # must not see what `valid` creates',
  ];
}

/** An environment variable named after a scheme. */
function variableOf(scheme: string): string {
  return `\${${scheme.replaceAll(/[^A-Za-z\d]+/gu, '_').toUpperCase()}:-}`;
}

/** Operations whose basic request was not sent or not accepted. */
function requests(document: ContractDocument, { results }: VerifyReport): string[] {
  const lines = document.operations.flatMap((operation) => {
    const found = results.find(({ trial }) => trial.id === `${operation.id}/examples/the basic request`);
    if (found === undefined || found.conclusion.outcome === 'passed') return [];
    const why =
      found.conclusion.outcome === 'failed'
        ? `${found.conclusion.deviations[0]?.message ?? ''} got ${found.conclusion.deviations[0]?.got ?? ''}`
        : found.conclusion.reason;
    const parameters = pathParameters(operation).map((key) => `${key.replace('path ', '')}: '…'`);
    return [
      `  # ${why.replaceAll(/\s+/gu, ' ').slice(0, 160)}`,
      `  # ${JSON.stringify(operation.id)}:`,
      ...(parameters.length > 0 ? [`  #   parameters: { ${parameters.join(', ')} }`] : []),
      ...(operation.body ? [`  #   body: {}`] : []),
    ];
  });
  return lines.length === 0 ? [] : ['# requests:', ...lines];
}

/** Documented errors that no response showed. */
function situations(document: ContractDocument, report: VerifyReport): string[] {
  const errors = new Map<string, string[]>();
  for (const [operation, responses] of listUnseenResponses(report))
    for (const response of responses) {
      if (!/^[45]/u.test(response)) continue;
      const error = response.split(' ')[1] ?? response;
      errors.set(error, [...(errors.get(error) ?? []), operation]);
    }
  if (errors.size === 0) return [];
  const known = document.catalogue.size === 0 ? 'its status' : 'its name';
  return [
    `# situations: # each error by ${known}, with what brings it about: credential, body, parameters, headers, url`,
    ...[...errors].map(
      ([error, operations]) =>
        `  # - { error: ${error}, operations: ${JSON.stringify(operations.slice(0, 3))} }`,
    ),
  ];
}

function indented(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listTrials, startMock, toFixtures, verify } from '@web-data/contract';
import { diffOpenApi } from '@web-data/diff';
import { generate } from '@web-data/generate';
import { readDescription } from '@web-data/openapi';
import { contractDocument } from '../../../contract/dist/openapi/document.js';
import { renderSite } from '../../../docs/dist/generator/site.js';
import { planSchemes } from '../../../generate/dist/validator/security.js';
import { callAll } from './call-all.js';
import { compareWithAjv, writeAcceptedBodies } from './properties.js';
import { createHandlers, getDescribedError, startExpress, startFastify } from './servers.js';

/** The only credential that the servers accept. */
const KEY = 'k-12345678';
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/**
 * Takes one description through all steps, and returns the result of each.
 * @param requests max requests of `verify`; 0 leaves it out, `undefined` all behind the properties of what is generated
 */
export async function takeThrough(file, requests) {
  const row = {};
  /** Runs one step; an error is recorded, and the next step runs. */
  const step = async (name, work) => {
    try {
      row[name] = await work();
    } catch (error) {
      row[name] = {
        error: String(error?.message ?? error)
          .split('\n')[0]
          .slice(0, 200),
      };
    }
    return row[name];
  };
  mkdirSync(cache, { recursive: true });
  const project = mkdtempSync(join(cache, 'gallery-'));
  try {
    const description = await readDescription(file);
    row.operations = description.operations.length;
    row.webhooks = description.webhooks.length;
    await step('generate', () => write(project, description));
    if (!row.generate.error) await step('tsc', () => compile(project));
    if (row.tsc === 'ok') {
      await step('ajv', () => compareWithAjv(description, project));
      await step('bodies', () => compileBodies(description, project));
    }
    if (row.tsc === 'ok' && requests !== undefined)
      await step('servers', () => serve(project, description, requests));
    if (requests === undefined) return row;
    const document = await step('contract', () => contractDocument(description));
    if (!document.error) {
      row.contract = 'read';
      await step('plan', () => plan(document));
      if (requests > 0) await step('mock', () => verifyMock(document, requests));
    }
    await step('docs', async () => (await renderSite(description.value, NO_GUIDES)).size);
    await step('diff', () => diffOpenApi(description.value, description.value).length);
  } catch (error) {
    row.error = String(error.message).split('\n')[0];
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  return row;
}

const NO_GUIDES = { guides: [], changelog: '', read: () => undefined };

async function write(project, description) {
  const { files, notes } = await generate(description, {});
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  return { notes: notes.map(({ location, text }) => `${location.pointer}: ${text}`) };
}

/** Returns how many trials `verify` plans, and the CPU seconds for planning them. */
function plan(document) {
  const before = process.cpuUsage();
  const fixtures = toFixtures({ credentials: { valid: KEY } }, {});
  const trials = listTrials({ document, baseUrl: 'http://127.0.0.1:9', fixtures }).length;
  const { user, system } = process.cpuUsage(before);
  return { trials, cpu: (user + system) / 1e6 };
}

async function verifyMock(document, requests) {
  const mock = await startMock(document, { keys: [KEY] });
  try {
    return await verified(document, mock.url, requests);
  } finally {
    await mock.close();
  }
}

/** Compiles values that the validator accepts as values of the generated types. */
async function compileBodies(description, project) {
  const { count, text } = await writeAcceptedBodies(description, project);
  if (count === 0) return 0;
  writeFileSync(join(project, 'bodies.ts'), text);
  const result = compile(project, ['bodies.ts']);
  return result === 'ok' ? count : result;
}

function compile(folder, include = ['*/*.ts']) {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: true,
    outDir: 'out',
    rootDir: '.',
  };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  try {
    execFileSync(process.execPath, [join(dirname(manifest), 'bin/tsc'), '-p', folder], { encoding: 'utf8' });
    return 'ok';
  } catch (error) {
    const lines = error.stdout.trim().split('\n');
    return { error: `${lines.length} errors: ${lines[0]?.replace(/^.*gallery-\w+\//, '').slice(0, 300)}` };
  }
}

async function serve(project, description, requests) {
  const { operations } = description;
  const [{ api }, client] = [await load(project, 'validator'), await load(project, 'client')];
  // A scheme that is not defined authenticates nobody.
  const schemes = [...planSchemes(operations).entries()].filter(([, scheme]) => scheme !== undefined);
  const authenticate = Object.fromEntries(
    schemes.map(([name, { helper }]) => [name, (credential) => isValid(helper, credential)]),
  );
  const credentials = Object.fromEntries(
    schemes.map(([name, { helper }]) => [
      name,
      helper === 'basic' ? { user: KEY, password: '' } : helper === 'outside' ? true : KEY,
    ]),
  );
  const document = contractDocument(description);
  const results = {};
  for (const [host, start] of [
    ['express', startExpress],
    ['fastify', startFastify],
  ]) {
    const handlers = createHandlers(operations, document);
    const server = await start(api, {
      handlers,
      ...(schemes.length > 0 && { authenticate }),
      errorBody: getDescribedError(operations),
    });
    try {
      const service = client.connect({
        baseUrl: server.url,
        apiKey: KEY,
        credentials,
        retry: false,
        timeoutMs: 20_000,
      });
      const failed = await callAll(client, service, operations, document);
      const report = await verified(document, server.url, requests);
      results[host] = {
        calls: operations.length - failed.length,
        failed: failed.slice(0, 5),
        verify: report,
      };
    } finally {
      await server.close();
    }
  }
  return results;
}

function load(project, name) {
  return import(pathToFileURL(join(project, 'out', name, 'index.js')).href);
}

async function verified(document, baseUrl, requests) {
  const fixtures = toFixtures({ credentials: { valid: KEY } }, {});
  if (requests === 0) return { requests, deviations: undefined, charges: [] };
  const report = await verify({ document, baseUrl, fixtures, maxRequests: requests, deadlineMs: 120_000 });
  const charges = report.findings.map(({ trial, check, message, expected, got, curl }) => {
    return { trial, check, message, expected, got: got.slice(0, 500), curl: curl.slice(0, 1000) };
  });
  return { requests: report.requests, deviations: charges.length, charges: charges.slice(0, 20) };
}

function isValid(helper, credential) {
  if (helper === 'outside') return true;
  return helper === 'basic' ? credential.user === KEY : credential === KEY;
}

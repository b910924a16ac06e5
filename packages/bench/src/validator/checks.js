import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { bodies } from './bodies.js';
import { mapSchema } from './document.js';
import { median, printTable, ratio } from './table.js';

const toCode = standalone.default ?? standalone;

/** Measures the nanoseconds of one validation in this process, compared with code that Ajv generates. */
export async function benchChecks(rounds) {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const contenders = await load(directory);
    for (const [title, names] of Object.entries(groups)) {
      printTable(title, measureGroup(names, contenders, rounds));
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const groups = {
  'Validity, ns (ratio to Ajv standalone, first error, URL.canParse)': [
    'Ajv standalone, first',
    'Ajv standalone, first, with our check of URLs',
    'ours, validity',
  ],
  'Violations, ns (ratio to Ajv standalone, all errors, URL.canParse)': [
    'Ajv standalone, all',
    'ours, violations',
    'ours, validity then violations',
  ],
};

function measureGroup(names, contenders, rounds) {
  const times = Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(Object.keys(bodies).map((body) => [body, []]))]),
  );
  for (let round = 0; round < rounds + 2; round += 1) {
    for (const body of Object.keys(bodies)) {
      for (const name of names) {
        const time = measure(contenders[name], bodies[body]);
        // The engine still compiles in the first rounds.
        if (round >= 2) times[name][body].push(time);
      }
    }
  }
  const base = names[0];
  return names.map((name) => ({
    name,
    ...Object.fromEntries(
      Object.keys(bodies).map((body) => {
        // One ratio per round, so that a change of the machine's speed affects both sides.
        const ratios = times[name][body].map((time, index) => time / times[base][body][index]);
        return [body, `${median(times[name][body]).toFixed(0)} (${ratio(median(ratios), 1)})`];
      }),
    ),
  }));
}

function measure(check, body) {
  const count = 100_000;
  const value = structuredClone(body);
  const start = process.cpuUsage();
  for (let index = 0; index < count; index += 1) check(value);
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / count;
}

async function load(directory) {
  const { isValid, collect, isUrl } = await checksOfMap(directory);
  const first = await compile(directory, 'first', false);
  const all = await compile(directory, 'all', true);
  return {
    'Ajv standalone, first': first,
    // The difference between this and ours is the code; the difference between this and the first is the format.
    'Ajv standalone, first, with our check of URLs': await compile(directory, 'ours', false, isUrl),
    'Ajv standalone, all': all,
    'ours, validity': isValid,
    'ours, violations': collect,
    'ours, validity then violations': (value) => isValid(value) || collect(value),
  };
}

/** Bundles the checks from the sources of the package, as its build does, since they are not exported. */
async function checksOfMap(directory) {
  const manifest = createRequire(import.meta.url).resolve('@web-data/validator/package.json');
  const outfile = join(directory, 'checks.mjs');
  await build({
    stdin: {
      contents: `export { operations } from './operations.ts'; export { format_http_url } from './formats.ts';`,
      resolveDir: join(dirname(manifest), 'src/generated'),
    },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
  });
  const { operations, format_http_url: isUrl } = await import(pathToFileURL(outfile).href);
  return { ...operations.mapUrls.body.content['application/json'], isUrl };
}

/** Compiles the same schema with Ajv and the same options, with the common check of URLs or another one. */
async function compile(directory, name, allErrors, isUrl) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    useDefaults: true,
    code: { source: true, esm: false, formats: _`formats` },
  });
  ajv.addFormat('uri', isHttpUrl);
  const path = join(directory, `${name}.cjs`);
  const code = toCode(ajv, ajv.compile(mapSchema()));
  writeFileSync(
    path,
    `const formats = { uri: ${isUrl ? 'globalThis.benchIsUrl' : isHttpUrl} };\n${code.replace('require("ajv/dist/runtime/ucs2length")', `require(${JSON.stringify(createRequire(import.meta.url).resolve('ajv/dist/runtime/ucs2length.js'))})`)}`,
  );
  globalThis.benchIsUrl = isUrl;
  return createRequire(import.meta.url)(path);
}

function isHttpUrl(value) {
  return /^https?:\/\//i.test(value) && value.trim() === value && URL.canParse(value);
}

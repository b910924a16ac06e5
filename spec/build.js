// Bundles the descriptions into dist/ and derives the other forms from them: see README.md for what each is for.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { toJsonSchemas } from './outputs/json-schemas.js';
import { toOpenApi30 } from './outputs/open-api-30.js';
import { toOpenApi31 } from './outputs/open-api-31.js';
import { toOperations } from './outputs/operations.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
const redocly = join(dirname(cli), JSON.parse(readFileSync(cli, 'utf8')).bin.redocly);

rmSync(here('dist'), { recursive: true, force: true });
mkdirSync(here('dist/schemas'), { recursive: true });

const document = bundle('');
writeOpenApi30();
writeJson('operations.json', toOperations(document));
for (const [name, schema] of Object.entries(toJsonSchemas(document)))
  writeJson(`schemas/${name}.json`, schema);
for (const other of ['account/', 'oauth/']) if (existsSync(here(`${other}openapi.yaml`))) bundle(other);

/** Bundles the description in a folder, writes it in OpenAPI 3.2 and 3.1, and returns it as it is written by hand. */
function bundle(folder) {
  const output = `dist/${folder}openapi.yaml`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [redocly, 'bundle', `${folder}openapi.yaml`, '--config', 'redocly.yaml', '--output', output],
    { cwd: here('.'), encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(stderr || stdout);
    process.exit(1);
  }
  const bundled = parse(readFileSync(here(output), 'utf8'));
  writeJson(`${folder}openapi-3.2.json`, { ...bundled, openapi: '3.2.0' });
  const readable = toOpenApi31(bundled);
  writeJson(`${folder}openapi.json`, readable);
  writeFileSync(here(output), stringify(readable, { lineWidth: 120, aliasDuplicateObjects: false }));
  writeJson(`${folder}errors.json`, bundled['x-error-catalogue']);
  return bundled;
}

/** OpenAPI 3.0 cannot express everything that 3.1 can: the file is then omitted, and the reason printed. */
function writeOpenApi30() {
  try {
    writeJson('openapi-3.0.json', toOpenApi30(toOpenApi31(document)));
  } catch (error) {
    console.error(`There is no openapi-3.0.json: ${error.message}`);
  }
}

function writeJson(name, value) {
  writeFileSync(here(`dist/${name}`), `${JSON.stringify(value, null, 2)}\n`);
}

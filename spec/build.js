// Bundles the description into dist/ and derives the other forms from it: see README.md for what each is for.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { toJsonSchemas } from './outputs/json-schemas.js';
import { toOpenApi30 } from './outputs/open-api-30.js';
import { toOperations } from './outputs/operations.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
const redocly = join(dirname(cli), JSON.parse(readFileSync(cli, 'utf8')).bin.redocly);

rmSync(here('dist'), { recursive: true, force: true });
mkdirSync(here('dist/schemas'), { recursive: true });
const bundled = spawnSync(
  process.execPath,
  [redocly, 'bundle', 'openapi.yaml', '--config', 'redocly.yaml', '--output', 'dist/openapi.yaml'],
  { cwd: here('.'), encoding: 'utf8' },
);
if (bundled.status !== 0) {
  console.error(bundled.stderr || bundled.stdout);
  process.exit(1);
}

const document = parse(readFileSync(here('dist/openapi.yaml'), 'utf8'));
writeJson('openapi.json', document);
writeJson('openapi-3.0.json', toOpenApi30(document));
writeJson('errors.json', document['x-error-catalogue']);
writeJson('operations.json', toOperations(document));
for (const [name, schema] of Object.entries(toJsonSchemas(document)))
  writeJson(`schemas/${name}.json`, schema);

function writeJson(name, value) {
  writeFileSync(here(`dist/${name}`), `${JSON.stringify(value, null, 2)}\n`);
}

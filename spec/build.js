// Bundles the description into dist/: openapi.yaml, openapi.json and the error catalogue by itself.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
const redocly = join(dirname(cli), JSON.parse(readFileSync(cli, 'utf8')).bin.redocly);

mkdirSync(here('dist'), { recursive: true });
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
writeJson('errors.json', document['x-error-catalogue']);

function writeJson(name, value) {
  writeFileSync(here(`dist/${name}`), `${JSON.stringify(value, null, 2)}\n`);
}

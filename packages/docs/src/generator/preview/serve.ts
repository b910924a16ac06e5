// Serves the site from its sources and reloads open pages when a guide, a style sheet or the description changes:
//   node dist/generator/preview/serve.js [--port 4000]
import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { readExport, specDirectory } from '../description/description.ts';
import type { OpenApiDocument } from '../description/document.ts';
import { startPreview } from './preview.ts';
import type { PreviewSources } from './preview.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4000' } } });
const assets = fileURLToPath(new URL('../../../assets/', import.meta.url));
/** Milliseconds to wait after a change, because editors make several at once. */
const settled = 50;

const preview = await startPreview(read, Number(values.port));
console.log(`The documentation as its sources say it: ${preview.url}`);

let timer: NodeJS.Timeout | undefined;
let building = false;
let isPending = false;

for (const folder of [join(specDirectory, 'guides'), assets]) {
  watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(preview.changed, settled);
  });
}
watch(specDirectory, { recursive: true }, (_event, file) => {
  if (file !== null && file.endsWith('.yaml') && !/^(?:dist|node_modules|test)\b/.test(file)) bundle();
});

function read(): PreviewSources {
  return { document: JSON.parse(readExport('openapi-3.2.json') ?? '{}') as OpenApiDocument };
}

/** Bundles the description; a change in the meantime is bundled afterwards. */
function bundle(): void {
  isPending = building;
  if (building) return;
  building = true;
  const before = readFileSync(join(specDirectory, 'dist/openapi-3.2.json'), 'utf8');
  const child = spawn(process.execPath, ['build.js'], {
    cwd: specDirectory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('close', () => {
    building = false;
    if (readExport('openapi-3.2.json') !== before) preview.changed();
    if (isPending) bundle();
  });
}

// Writes the site into dist/site: `node dist/generator/build.js`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readExport } from './description/description.ts';
import type { OpenApiDocument } from './description/document.ts';
import { renderSite } from './site.ts';

const out = fileURLToPath(new URL('../site/', import.meta.url));
const text = readExport('openapi.json');
if (!text) {
  console.error(
    '@web-data/spec has no openapi.json. Build it first: turbo run build --filter=@web-data/spec',
  );
  process.exit(1);
}

const files = await renderSite(JSON.parse(text) as OpenApiDocument);
await rm(out, { recursive: true, force: true });
for (const [file, content] of files) {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), content);
}

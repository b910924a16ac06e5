// Writes the site into dist/site: `node dist/generator/build.js`.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeface } from './assets.ts';
import { drawCards } from './cards/cards.ts';
import { readExport, specDirectory } from './description/description.ts';
import type { OpenApiDocument } from './description/document.ts';
import { olderDescriptions } from './older.ts';
import { getFolder, openSite, renderSite } from './site.ts';

const out = fileURLToPath(new URL('../site/', import.meta.url));
const text = readExport('openapi-3.2.json');
if (!text) {
  console.error(
    '@web-data/spec has no openapi-3.2.json. Build it first: turbo run build --filter=@web-data/spec',
  );
  process.exit(1);
}

const document = JSON.parse(text) as OpenApiDocument;
const older = olderDescriptions(dirname(specDirectory));
const files = new Map<string, string | Uint8Array>(await renderSite(document, { older }));
for (const [file, card] of drawCards(openSite(document, { postman: true }).site)) files.set(file, card);
await rm(out, { recursive: true, force: true });
for (const [file, content] of files) {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), content);
}
for (const folder of ['', ...older.map(({ info }) => getFolder(info.version))])
  for (const [file, from] of Object.entries(typeface))
    await copyFile(from, join(out, folder, 'assets', file));

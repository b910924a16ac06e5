import { openDescription } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import { generate } from '../../src/index.ts';
import type { Generated, Part } from '../../src/index.ts';

/** The files of one part of a document, by their names without the folder; what it imports is not generated along. */
export async function generatePart(part: Part, document: object): Promise<Record<string, string>> {
  const { files } = await generateAlone(part, document);
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => !name.endsWith('/index.ts'))
      .map(([name, text]) => [name.replace(/^.*\//, ''), text]),
  );
}

/** The files of `@web-data/types`: types, and data of the operations. */
export async function generateTypes(document: object): Promise<Record<string, string>> {
  return { ...(await generatePart('types', document)), ...(await generatePart('operations', document)) };
}

/** What was noted while a part was generated. */
export async function notesOf(part: Part, document: object): Promise<string[]> {
  const { notes } = await generateAlone(part, document);
  return notes.map(({ location: path, text }) => `${path.pointer} ${text}`);
}

async function generateAlone(part: Part, document: object): Promise<Generated> {
  const imports = {
    types: '@web-data/types',
    operations: '@web-data/types',
    client: '@web-data/client/runtime',
  };
  return generate(openDescription(document as OpenApiDocument), { parts: [part], imports, extension: '.ts' });
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { main } from '../../src/generator/command/main.ts';

/** A description that others wrote. */
export const TIDES = `openapi: 3.1.0
info: { title: Tides, version: v2, description: When the water comes. }
servers: [{ url: https://tides.example/v2 }]
paths:
  /tides:
    get:
      operationId: listTides
      summary: List tides
      description: Every tide of a day.
      parameters:
        - { name: day, in: query, required: true, description: The day., schema: { type: string, format: date } }
      responses: { '200': { description: The tides. } }
    post:
      operationId: reportTide
      summary: Report a tide
      description: A tide that was seen.
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Tide' }
            example: { height: 2.5 }
      responses: { '201': { description: Reported. } }
components:
  schemas:
    Tide:
      type: object
      description: High water.
      required: [height]
      properties: { height: { type: number, description: Metres. } }
`;

/** A guide, with its front matter. */
export function guide(title: string, body: string): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
}

/** The folder of a stranger: a description, a logo, a changelog and two guides that lead to each other. */
export const STRANGER: Readonly<Record<string, string>> = {
  'openapi.yaml': TIDES,
  'v1.yaml': TIDES.replace('version: v2', 'version: v1'),
  'logo.svg': '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"><circle r="1"/></svg>\n',
  'CHANGES.md': '# Changes\n\n## 2.1.0\n\nHeights.\n\n## 1.0.0\n\nTides.\n',
  'guides/begin.md': guide('Begin', '[List tides](operation:listTides), then read [Units](units.md).'),
  'guides/units.md': guide('Units', '## Metres\n\nSee [Tide](schema:Tide) and [Begin](begin.md).'),
};

/** Writes files into a new folder of their own, and gives its path. */
export function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** What a run of the program gave. */
export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `web-data-docs` in this process. */
export async function runMain(...args: string[]): Promise<Ran> {
  const ran = { stdout: '', stderr: '' };
  const collect = (name: 'stdout' | 'stderr') => ({ write: (text: string) => void (ran[name] += text) });
  const io = { stdout: collect('stdout'), stderr: collect('stderr') };
  const code = await main(args, { version: '1.2.3', io });
  return { code, ...ran };
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SpecDiff } from '../../src/release/check.ts';
import { judge } from '../../src/release/gate.ts';
import { levels, reaches, type Level } from '../../src/release/level.ts';
import { CATALOGUE } from './planted/catalogue.ts';
import { DESCRIPTION } from './planted/description.ts';
import type { Edit, Part } from './planted/edit.ts';
import { EXTENSIONS } from './planted/extensions.ts';

const from = (path: string) => new URL(`../../../${path}`, import.meta.url).href;
const { diffOpenApi, computeBump } = (await import(from('packages/diff/dist/index.js'))) as SpecDiff;
const { ErrorResponses } = (await import(from('spec/plugin/preprocessors/error-responses.js'))) as {
  ErrorResponses: () => Part;
};
const released = readFileSync(new URL(from('spec/dist/openapi.json')), 'utf8');

/** The description after an edit, its error responses derived anew by the plugin that a build uses. */
function edited(edit: Edit[2]): Part {
  const document = JSON.parse(released) as Part;
  edit(document);
  const plugin = ErrorResponses();
  const context = { location: { source: { absoluteRef: '' }, child: () => undefined } };
  plugin.Root.enter(document, context);
  for (const operation of operationsOf(document)) {
    for (const [status, response] of Object.entries<Part>(operation.responses)) {
      if (response['x-errors']) delete operation.responses[status];
    }
    plugin.Paths.Operation.enter(operation, context);
  }
  // What an edit set to undefined is left out, as it would be in a file.
  return JSON.parse(JSON.stringify(document));
}

function operationsOf(document: Part): Part[] {
  const items = Object.values<Part>(document.paths);
  return items.flatMap((item) => Object.values<Part>(item)).filter((one) => one?.operationId);
}

const before = edited(() => undefined);
const tables: [string, readonly Edit[]][] = [
  ['the description', DESCRIPTION],
  ['the extensions', EXTENSIONS],
  ['the error catalogue', CATALOGUE],
];

describe.each(tables)('%s', (_, edits) => {
  test.each(edits)('%s → %s', (_title, wanted, edit) => {
    const changes = diffOpenApi(before, edited(edit));
    const required = computeBump(changes);
    expect([required, changes.slice(0, 3).map(({ message }) => message)]).toEqual([
      wanted,
      expect.any(Array),
    ]);
    const accepts = (pending: Level) =>
      judge({ changes, required, pending, oldLabel: 'v2', newLabel: 'v2' }).length === 0;
    const accepted = levels.filter((level) => level !== 'major' && accepts(level));
    expect(accepted).toEqual(levels.filter((level) => level !== 'major' && reaches(level, wanted)));
  });
});

test('at least 120 edits are planted, each under a title of its own', () => {
  const titles = tables.flatMap(([table, edits]) => edits.map(([title]) => `${table}: ${title}`));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(120);
});

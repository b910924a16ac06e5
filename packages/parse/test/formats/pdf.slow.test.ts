import { expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { writeUnmapped } from '../support/write-unmapped.ts';

test('a font that does not say what its glyphs mean is recognised', async () => {
  const bytes = writeUnmapped([
    'The port opens on Monday at six in the morning.',
    'The boat leaves with the tide and comes back late.',
  ]);
  const document = await readFile(bytes, { fileName: 'x.pdf' }, { mode: 'auto', maxPages: 10 });
  const { markdown } = convertDocument(document, { onlyMainContent: true });
  expect(markdown).toContain('opens on Monday at six');
  expect(document.warnings).toEqual([
    expect.stringMatching(/^Left out: characters whose meaning the file does not say/),
  ]);
});

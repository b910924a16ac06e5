import { createRequire } from 'node:module';
import { readDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { generate } from '../src/index.ts';

const { resolve } = createRequire(import.meta.url);

/** Files are bytes that nothing is known of. */
const ABOUT_FILES = /^(?:the contents )?of the file /;

test.each(['', 'account/', 'oauth/'])(
  'of the description %s nothing is left unchecked but files',
  async (folder) => {
    const description = await readDescription(resolve(`@web-data/spec/${folder}openapi.json`));
    const { notes } = await generate(description, {
      parts: ['types', 'operations', 'validator', 'client', 'tools'],
    });
    expect(notes.map(({ text }) => text).filter((text) => !ABOUT_FILES.test(text))).toEqual([]);
  },
);

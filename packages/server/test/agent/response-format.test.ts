import { expect, test } from 'vitest';
import { createRunFormat } from '../../src/capabilities/agent/runners/model/response-format.ts';

test.each([true, false])('a response may call browse where there is a browser: %s', (canBrowse) => {
  expect(JSON.stringify(createRunFormat(canBrowse)).includes('"browse"')).toBe(canBrowse);
});

import { expect, test } from 'vitest';
import { jsonTypes } from '../../../scripts/vitest/json-types.ts';
import { isJsonType } from '../src/runtime/media-type.ts';

test.each(jsonTypes)('%j is JSON: %s', (type, want) => expect(isJsonType(type)).toBe(want));

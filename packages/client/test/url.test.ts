import { expect, it } from 'vitest';
import { readAddress } from '../src/runtime/address.ts';

it('reads an address outside ASCII however often it is asked', () => {
  let toAuthorizationError = 0;
  for (let count = 0; count < 20_000; count += 1) {
    try {
      readAddress('https://münchen.test/straße', '/v2');
    } catch {
      toAuthorizationError += 1;
    }
  }
  expect(toAuthorizationError).toBe(0);
});

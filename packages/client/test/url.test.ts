import { expect, it } from 'vitest';
import { readAddress } from '../src/runtime/address.ts';

it('reads an address outside ASCII however often it is asked', () => {
  let rejected = 0;
  for (let count = 0; count < 20_000; count += 1) {
    try {
      readAddress('https://münchen.test/straße', '/v2');
    } catch {
      rejected += 1;
    }
  }
  expect(rejected).toBe(0);
});

import { expect, test } from 'vitest';
import { splitUserInfo } from '../src/http/user-info.ts';

test.each([
  ['http://ann:pass%20word@host/', 'ann:pass word'],
  ['http://ann:100%@host/', 'ann:100%'],
  ['http://%zz:%E0%A4%A@host/', '%zz:%E0%A4%A'],
  ['http://ann@host/', 'ann:'],
])('the credential in %s is %s', (address, userInfo) => {
  expect(splitUserInfo(address)).toEqual({ url: 'http://host/', userInfo });
});

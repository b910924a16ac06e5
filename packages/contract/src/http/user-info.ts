import { percentDecode } from './percent-decode.ts';

/** A URL without its credential, and the `user:password` removed from it. */
export interface Address {
  readonly url: string;
  readonly userInfo: string | undefined;
}

/** Removes `user:password@` from a URL, so that no text shows it. */
export function splitUserInfo(address: string): Address {
  const { username, password } = new URL(address);
  if (username === '' && password === '') return { url: address, userInfo: undefined };
  return {
    url: address.replace(/^([a-z][\w+.-]*:\/\/)[^/?#]*@/iu, '$1'),
    userInfo: `${percentDecode(username)}:${percentDecode(password)}`,
  };
}

/** Returns the value of `Authorization` for `user:password` (RFC 7617). */
export function basicHeader(userInfo: string): string {
  return `Basic ${Buffer.from(userInfo).toString('base64')}`;
}

/** An address without a credential in it, and the `user:password` that stood there. */
export interface Address {
  readonly url: string;
  readonly userInfo: string | undefined;
}

/** Takes `user:password@` out of an address, so that it stands in no text. */
export function splitUserInfo(address: string): Address {
  const { username, password } = new URL(address);
  if (username === '' && password === '') return { url: address, userInfo: undefined };
  return {
    url: address.replace(/^([a-z][\w+.-]*:\/\/)[^/?#]*@/iu, '$1'),
    userInfo: `${decodeURIComponent(username)}:${decodeURIComponent(password)}`,
  };
}

/** The value of `Authorization` by which `user:password` is sent (RFC 7617). */
export function basicHeader(userInfo: string): string {
  return `Basic ${Buffer.from(userInfo).toString('base64')}`;
}

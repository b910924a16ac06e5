/** Where the session of a person travels: the names that the description gives the two cookies. */
export interface CookiePlace {
  /** Whether the service is reached over https, by its public address. */
  isSecure: boolean;
}

/** By the names of the security schemes of the description. */
const names = { hostSession: '__Host-web-data-session', plainSession: 'web-data-session' } as const;

/** Seconds that a browser keeps it; the server ends it before that when it is not used. */
const MAX_AGE = 90 * 86_400;

/** The `Set-Cookie` of a session: for this host alone, for no script, and never with a request of another site. */
export function sessionCookie({ isSecure }: CookiePlace, secret: string): string {
  return `${cookieStart({ isSecure }, secret)}; Max-Age=${MAX_AGE}`;
}

/** The `Set-Cookie` that makes a browser forget the session. */
export function endedCookie(place: CookiePlace): string {
  return `${cookieStart(place, '')}; Max-Age=0`;
}

function cookieStart({ isSecure }: CookiePlace, value: string): string {
  const name = isSecure ? names.hostSession : names.plainSession;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** The session that a request brings, for what is answered without asking for one. */
export function cookieOf({ isSecure }: CookiePlace, header: string | undefined): string | undefined {
  const start = `${isSecure ? names.hostSession : names.plainSession}=`;
  const pair = header?.split(';').find((one) => one.trim().startsWith(start));
  return pair?.trim().slice(start.length);
}

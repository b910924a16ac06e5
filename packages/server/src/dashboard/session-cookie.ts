/** Where the session of a person travels: the names that the description gives the two cookies. */
export interface CookieOptions {
  /** Whether the service is reached over https, by its public address. */
  isSecure: boolean;
}

/** By the names of the security schemes of the description. */
const names = { hostSession: '__Host-web-data-session', plainSession: 'web-data-session' } as const;

/** Seconds that a browser keeps it; the server ends it before that when it is not used. */
const MAX_AGE = 90 * 86_400;

/** The `Set-Cookie` of a session: for this host alone, for no script, and never with a request of another site. */
export function sessionCookie({ isSecure }: CookieOptions, secret: string): string {
  return `${cookieStart({ isSecure }, secret, names)}; Max-Age=${MAX_AGE}`;
}

/** The `Set-Cookie` that makes a browser forget the session. */
export function clearSessionCookie(options: CookieOptions): string {
  return `${cookieStart(options, '', names)}; Max-Age=0`;
}

type Names = Readonly<Record<'hostSession' | 'plainSession', string>>;

function cookieStart(
  { isSecure }: CookieOptions,
  value: string,
  { hostSession, plainSession }: Names,
): string {
  const name = isSecure ? hostSession : plainSession;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Of the browser that has gone to an OpenID provider. */
const flowNames = { hostSession: '__Host-web-data-openid', plainSession: 'web-data-openid' } as const;

/** The `Set-Cookie` by which a browser is known when it comes back from an OpenID provider: to a page, which sends it. */
export function flowCookie({ isSecure }: CookieOptions, secret: string, seconds: number): string {
  return `${cookieStart({ isSecure }, secret, flowNames)}; Max-Age=${seconds}`;
}

/** What a request brings of {@link flowCookie}. */
export function readFlowCookie(options: CookieOptions, header: string | undefined): string | undefined {
  return valueOf(options, header, flowNames);
}

/** The session that a request brings, for what is answered without asking for one. */
export function readSessionCookie(options: CookieOptions, header: string | undefined): string | undefined {
  return valueOf(options, header, names);
}

function valueOf(
  { isSecure }: CookieOptions,
  header: string | undefined,
  { hostSession, plainSession }: Names,
) {
  const start = `${isSecure ? hostSession : plainSession}=`;
  const pair = header?.split(';').find((one) => one.trim().startsWith(start));
  return pair?.trim().slice(start.length);
}

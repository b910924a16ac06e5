/** The cookie that holds the session of a person. The description has its two names. */
export interface CookieOptions {
  /** Whether the public URL of the server is https. */
  isSecure: boolean;
}

/** By the names of the security schemes in the description. */
const names = { hostSession: '__Host-web-data-session', plainSession: 'web-data-session' } as const;

/** Seconds that a browser stores the cookie; the server ends an unused session earlier. */
const MAX_AGE = 90 * 86_400;

/**
 * Formats the `Set-Cookie` of a session: only for this host, hidden from scripts, and never sent with a request of
 * another site.
 */
export function sessionCookie({ isSecure }: CookieOptions, secret: string): string {
  return `${cookieStart({ isSecure }, secret, names)}; Max-Age=${MAX_AGE}`;
}

/** Formats the `Set-Cookie` that deletes the session cookie. */
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

/** Names of the cookie during a sign-in at an OpenID provider. */
const flowNames = { hostSession: '__Host-web-data-openid', plainSession: 'web-data-openid' } as const;

/**
 * Formats the `Set-Cookie` that identifies the browser when it returns from an OpenID provider. It returns to a page,
 * which sends the cookie.
 */
export function flowCookie({ isSecure }: CookieOptions, secret: string, seconds: number): string {
  return `${cookieStart({ isSecure }, secret, flowNames)}; Max-Age=${seconds}`;
}

/** Reads the value of {@link flowCookie} from the `Cookie` header of a request. */
export function readFlowCookie(options: CookieOptions, header: string | undefined): string | undefined {
  return valueOf(options, header, flowNames);
}

/** Reads the session from the `Cookie` header, for operations that do not require one. */
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

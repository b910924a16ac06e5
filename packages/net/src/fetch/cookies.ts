import type * as ToughCookie from 'tough-cookie';
import { require } from '../commonjs.ts';

/** Max cookies that are accepted from the responses of one site, and characters of each. */
const MAX_COOKIES = 300;
const MAX_COOKIE = 4096;

/** The cookies of one visit to a site. They are only sent back to their origin (RFC 6265), and end with the visit. */
export class Cookies {
  #jar: ToughCookie.CookieJar | undefined;
  #accepted = 0;

  /** Returns the `Cookie` header for a URL; undefined without any. */
  headerFor(url: URL): string | undefined {
    const header = this.#jar?.getCookieStringSync(url.href);
    return header === '' ? undefined : header;
  }

  /** Stores the `Set-Cookie` headers of a response; returns whether they change the cookies of the next request. */
  take(url: URL, header: string | readonly string[] | undefined): boolean {
    if (header === undefined) return false;
    const before = this.headerFor(url);
    const jar = (this.#jar ??= newJar());
    for (const cookie of typeof header === 'string' ? [header] : header) {
      if (cookie.length > MAX_COOKIE || this.#accepted++ >= MAX_COOKIES) continue;
      jar.setCookieSync(cookie, url.href, { ignoreError: true });
    }
    return this.headerFor(url) !== before;
  }
}

/** Loaded when a site sets its first cookie; sites rarely set any. */
function newJar(): ToughCookie.CookieJar {
  const { CookieJar } = require('tough-cookie') as typeof ToughCookie;
  return new CookieJar(undefined, { looseMode: true });
}

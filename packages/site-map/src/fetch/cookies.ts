import type * as ToughCookie from 'tough-cookie';
import { require } from '../commonjs.ts';

/** Cookies taken of one site's answers, and characters of one. */
const MAX_COOKIES = 300;
const MAX_COOKIE = 4096;

/** The cookies of one visit to a site. They go back only to where they came from (RFC 6265), and end with the visit. */
export class Cookies {
  #jar: ToughCookie.CookieJar | undefined;
  #accepted = 0;

  /** The `Cookie` header for a URL; undefined without any. */
  headerFor(url: URL): string | undefined {
    const header = this.#jar?.getCookieStringSync(url.href);
    return header === '' ? undefined : header;
  }

  /** Takes the `Set-Cookie` headers of an answer; true when they changed what would be sent there again. */
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

/** Loaded once a site sets a cookie: most sites that are mapped set none. */
function newJar(): ToughCookie.CookieJar {
  const { CookieJar } = require('tough-cookie') as typeof ToughCookie;
  return new CookieJar(undefined, { looseMode: true });
}

import type { Identity } from '../../accounts/identity.ts';

/** Members of a request with which a page is not what everybody sees. */
interface Personal {
  storeInCache?: unknown;
  headers?: unknown;
  actions?: unknown;
  profile?: unknown;
}

/** Parameters that open what they name to whoever has the URL. */
const SECRET =
  /^(?:.*[_-])?(?:access|api|auth|authorization|code|credential|jwt|key|password|pwd|secret|session|sessionid|sid|sig|sign|signature|ticket|token)$/i;

/** Tells whether what a request reads may be found by searches: never of a team without retention, never what a caller's own headers, session or choice opened. */
export function mayIndex(
  { zeroDataRetention }: Pick<Identity, 'zeroDataRetention'>,
  request: object,
): boolean {
  const { storeInCache, headers, actions, profile } = request as Personal;
  if (zeroDataRetention || storeInCache === false || profile !== undefined) return false;
  return isEmpty(headers) && isEmpty(actions);
}

/** Tells whether a URL may be shown to others: it carries no secret. */
export function mayShow(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return ![...url.searchParams.keys()].some((name) => SECRET.test(name));
}

/** Tells whether a page asks to be left out of indexes. */
export function asksNotToBeIndexed(html: string): boolean {
  const tags = html.slice(0, 200_000).match(/<meta\s[^>]*>/gi) ?? [];
  return tags.some((tag) => /name\s*=\s*["']?robots\b/i.test(tag) && /\b(?:noindex|none)\b/i.test(tag));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

import { SiteMapError } from '../errors.ts';

/** Turns what a connection or parser threw into one of our errors, the cause kept. */
export function failureOf(error: Error, url: URL): SiteMapError {
  if (error instanceof SiteMapError) return error;
  const inner = error.cause instanceof SiteMapError ? error.cause : undefined;
  if (inner) return inner;
  const code = String(('code' in error && error.code) || error.name);
  if (error.name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW') {
    return new SiteMapError('MalformedResponse', `${url.host} did not answer in valid HTTP (${code}).`, {
      cause: error,
    });
  }
  return new SiteMapError(
    'Unreachable',
    `${url.host} could not be reached (${code}). Check that the site is up.`,
    {
      cause: error,
    },
  );
}

import { FetchError } from '../errors.ts';
import { certificateFailure } from './certificate.ts';

const MALFORMED: ReadonlySet<string> = new Set([
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

/** Error codes of OpenSSL, by version, for a response that is not TLS. */
const NO_TLS: ReadonlySet<unknown> = new Set([
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  'EPROTO',
]);

function isNoTls(error: Error): boolean {
  if ('code' in error && NO_TLS.has(error.code)) return true;
  return error.cause instanceof Error && isNoTls(error.cause);
}

/** Converts an error of a connection or parser to a `FetchError`, with the original as its `cause`. */
export function toFetchError(error: Error, url: Pick<URL, 'host'>): FetchError {
  if (error instanceof FetchError) return error;
  const inner = error.cause instanceof FetchError ? error.cause : undefined;
  if (inner) return inner;
  const certificate = certificateFailure(error);
  if (certificate !== undefined) {
    const message = `${url.host} could not be reached safely: its certificate ${certificate}. The site has to renew or correct it.`;
    return new FetchError('Unreachable', message, { cause: error });
  }
  if (isNoTls(error)) {
    const message = `${url.host} did not answer in TLS, which https:// stands for. Check the port, or try http://.`;
    return new FetchError('Unreachable', message, { cause: error });
  }
  const code = String(('code' in error && error.code) || error.name);
  if (error.name === 'HTTPParserError' || MALFORMED.has(code)) {
    return new FetchError('MalformedResponse', `${url.host} did not answer in valid HTTP (${code}).`, {
      cause: error,
    });
  }
  return new FetchError(
    'Unreachable',
    `${url.host} could not be reached (${code}). Check that the site is up.`,
    {
      cause: error,
    },
  );
}

import { FetchError } from '../errors.ts';

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

/** Errors of a certificate, by the codes of OpenSSL and Node.js, as the end of a sentence. */
const PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['CERT_NOT_YET_VALID', 'is not valid yet'],
  ['CERT_REVOKED', 'was revoked'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is signed by the site itself and by no known authority'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'is signed by an authority that nobody knows'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'comes without the certificates between it and a known authority'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'comes without the certificates between it and a known authority'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'is signed by an authority that nobody knows'],
  ['CERT_UNTRUSTED', 'is signed by an authority that nobody knows'],
  ['CERT_SIGNATURE_FAILURE', 'has a signature that is not right'],
  ['INVALID_PURPOSE', 'is not made for web sites'],
  ['CERT_CHAIN_TOO_LONG', 'has too long a chain of authorities'],
  ['EE_KEY_TOO_SMALL', 'has a key that is too weak'],
  ['CA_MD_TOO_WEAK', 'has a signature that is too weak'],
]);

/** Describes the error of the certificate that made a connection fail; returns undefined for other failures. */
export function certificateFailure(error: Error): string | undefined {
  const { code, cert, cause } = error as Error & { code?: unknown; cert?: { subjectaltname?: unknown } };
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `is for ${namesOf(cert?.subjectaltname)}`;
  const problem = PROBLEMS.get(String(code));
  if (problem !== undefined) return problem;
  return cause instanceof Error ? certificateFailure(cause) : undefined;
}

const MAX_NAMES = 3;

/** Lists the names of a certificate, up to `MAX_NAMES`; certificates of hosting companies have hundreds. */
function namesOf(alternatives: unknown): string {
  const names = typeof alternatives === 'string' ? alternatives.match(/(?<=DNS:)[\w.*-]{1,100}/g) : undefined;
  if (!names || names.length === 0) return 'another name';
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return names.slice(0, MAX_NAMES).join(', ') + more;
}

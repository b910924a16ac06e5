import type { FetchError } from '@web-data/net';
import type { SiteErrorDetails } from '@web-data/types';

/** Why a site could not be read, and whether a retry may help. */
export interface ClassifiedError {
  failure: SiteErrorDetails;
  /** True when a retry cannot succeed. */
  isLasting: boolean;
}

type Kind = [cause: SiteErrorDetails['cause'], isLasting?: true];

/** Causes by error code of Node.js, OpenSSL and undici. */
const KINDS: Readonly<Record<string, Kind>> = {
  ENOTFOUND: ['dns', true],
  ENODATA: ['dns', true],
  EAI_AGAIN: ['dns'],
  ETIMEOUT: ['dns'],
  ESERVFAIL: ['dns'],
  ECONNREFUSED: ['refused'],
  ECONNRESET: ['reset'],
  EPIPE: ['reset'],
  UND_ERR_SOCKET: ['reset'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['reset'],
  ETIMEDOUT: ['timeout'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout'],
  UND_ERR_BODY_TIMEOUT: ['timeout'],
  EPROTO: ['tls', true],
  ERR_TLS_CERT_ALTNAME_INVALID: ['tls', true],
  UND_ERR_HEADERS_OVERFLOW: ['http', true],
};
/** Error codes of OpenSSL for certificates and handshakes. */
const TLS =
  /^(?:CERT_|ERR_SSL_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|INVALID_|EE_KEY_|CA_MD_)/;
/** Maximum depth of nested causes that is searched. */
const MAX_DEPTH = 5;

/** The content of a page cannot be read; the cause of a `MalformedResponse`. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly kind: 'contentType' | 'content' | 'empty';

  constructor(kind: PageError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Classifies an error of the engine for the caller. The result contains no resolved address and no internal message.
 */
export function classifySiteError(error: FetchError): ClassifiedError {
  const [cause, isLasting = false] = kindOf(error);
  return { failure: { cause, message: error.message }, isLasting };
}

function kindOf(error: FetchError): Kind {
  if (error.code === 'TooManyRedirects' || error.code === 'InvalidRedirect') return ['redirects', true];
  for (const cause of causesOf(error)) {
    if (cause instanceof PageError) return [cause.kind, true];
    if (cause.name === 'HTTPParserError') return ['http', true];
    const code = 'code' in cause ? String(cause.code) : '';
    const known = KINDS[code];
    if (known !== undefined) return known;
    if (TLS.test(code)) return ['tls', true];
  }
  // A name that resolves to no address has no cause.
  return error.message.startsWith('The host name ') ? ['dns', true] : ['unreachable'];
}

function* causesOf(error: Error): Generator<Error> {
  let { cause } = error;
  for (let depth = 0; depth < MAX_DEPTH && cause instanceof Error; depth++) {
    yield cause;
    ({ cause } = cause);
  }
}

/** What codes of Node.js mean for the address of a service. */
const causes: readonly (readonly [code: RegExp, cause: string])[] = [
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'there is no such host, or no name service'],
  [/^(?:EHOSTUNREACH|ENETUNREACH)$/, 'there is no route to it'],
  [/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'it does not take the connection in time'],
  [/^(?:ECONNRESET|UND_ERR_SOCKET|EPIPE)$/, 'it closes the connection'],
  [/^(?:EPROTO|ERR_SSL_.*)$/, 'it does not speak TLS there: an address with `http:` may be right'],
  [/^(?:HPE_.*)$/, 'it does not speak HTTP there: an address with `https:` may be right'],
  [
    /^(?:CERT_.*|.*_CERT|.*_CERT_.*|UNABLE_TO_.*|ERR_TLS_.*)$/,
    'its certificate is not trusted: name that of its authority in NODE_EXTRA_CA_CERTS',
  ],
];

/**
 * Returns an error of the network, or a response that is not of the API, as one that names the address, the cause and
 * the remedy; any other as it is.
 * @param baseUrl the address that was called
 */
export function explainUnreachable(error: unknown, baseUrl: string): unknown {
  const { kind, code, name, status } = Object(error) as Record<string, unknown>;
  const isUnreachable = kind === 'network' || (name === 'AuthorizationError' && code === 'unreachable');
  // A 5xx comes from a gateway in front of the service, whose body is its own.
  const isForeign = kind === 'unexpected' && Number(status) < 500;
  if (!isUnreachable && !isForeign) return error;
  const cause = findCause(error);
  const what = isForeign
    ? `${baseUrl} answers, but not as this service does (status ${String(status)})`
    : cause === undefined
      ? `${baseUrl} gives no answer that can be read: ${(error as Error).message.replace(/\.$/, '')}`
      : `${baseUrl} cannot be reached: ${cause}`;
  const remedy = 'Start the service, or give its address with --base-url or WEB_DATA_BASE_URL.';
  // A copy, so that its other members, such as its status, still decide on the exit code.
  return Object.assign(new Error(`${what}. ${remedy}`, { cause: error }), { name, kind, code, status });
}

function findCause(error: unknown): string | undefined {
  // `fetch` rejects these by name alone (Fetch, section 2.9).
  if (/\bbad port\b/.test(String(error))) return '`fetch` does not call this port';
  for (let at = error, depth = 0; at !== undefined && depth < 5; depth += 1) {
    const { code, cause } = Object(at) as { code?: unknown; cause?: unknown };
    const found = causes.find(([pattern]) => pattern.test(String(code)));
    if (found) return found[1];
    at = cause;
  }
  return undefined;
}

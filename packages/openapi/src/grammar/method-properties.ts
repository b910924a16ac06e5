/** Methods of the IANA HTTP Method Registry that are safe (RFC 9110, section 9.2.1). */
const SAFE: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'OPTIONS',
  'PROPFIND',
  'QUERY',
  'REPORT',
  'SEARCH',
  'TRACE',
]);

/** Methods of that registry that are not safe, but idempotent (RFC 9110, section 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set(
  (
    'ACL BIND CHECKIN CHECKOUT COPY DELETE LABEL LINK MERGE MKACTIVITY MKCALENDAR MKCOL MKREDIRECTREF MKWORKSPACE ' +
    'MOVE ORDERPATCH PROPPATCH PUT REBIND UNBIND UNCHECKOUT UNLINK UNLOCK UPDATE UPDATEREDIRECTREF VERSION-CONTROL'
  ).split(' '),
);

/** Whether a request of a method asks for no change. An unknown method may. */
export function isSafeMethod(httpMethod: string): boolean {
  return SAFE.has(httpMethod);
}

/** Whether a repeated request of a method does no more than the first. An unknown method may. */
export function isIdempotentMethod(httpMethod: string): boolean {
  return SAFE.has(httpMethod) || IDEMPOTENT.has(httpMethod);
}

/** The methods that have a member of a Path Item, in the order of the OpenAPI Specification (3.2, Path Item Object). */
export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

/** A method that has a member of a Path Item, by the name of that member. */
export type FixedMethod = (typeof METHODS)[number];

/** Whether a word is the name of a member of a Path Item for a method. */
export function isFixedMethod(word: string): word is FixedMethod {
  return (METHODS as readonly string[]).includes(word);
}

/** The method of the requests of an operation, by its member of a Path Item or its name among `additionalOperations`. */
export function toHttpMethod(member: string): string {
  return isFixedMethod(member) ? member.toUpperCase() : member;
}

/** The reason why a method cannot be one of `additionalOperations`; `undefined` where it can. */
export function findMethodViolation(method: string): string | undefined {
  // RFC 9110, section 5.6.2.
  if (!/^[\w!#$%&'*+.^`|~-]+$/u.test(method))
    return `${JSON.stringify(method)} is no method that HTTP allows`;
  const fixed = METHODS.find((name) => name === method.toLowerCase());
  return (
    fixed && `the method ${method} has the member "${fixed}" of its own, and cannot be an additional one`
  );
}

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

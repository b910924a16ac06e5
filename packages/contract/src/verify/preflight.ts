import { readRetryAfter } from '../http/retry-after.ts';
import { parseMediaType } from '../openapi/media-type.ts';
import type { Operation } from '../openapi/operation.ts';
import type { Session } from './session.ts';
import type { Trial } from './trial.ts';

/** Thrown where every trial would only repeat one mistake: a wrong address, or a wrong credential. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/**
 * Checks the responses to the basic requests before other trials depend on them.
 * @throws NotReady when they show that this is another service, or that it rejects the credential.
 */
export function requireReady(session: Session, first: readonly Trial[]): void {
  const tried = new Set(first.map(({ operation }) => operation));
  const operations = session.document.operations.filter(
    ({ id }) => tried.has(id) && session.firstResponses.has(id),
  );
  const reason =
    explainRejection(session, operations) ??
    explainRateLimit(session, operations) ??
    explainWrongService(session, operations);
  if (reason !== undefined) throw new NotReady(reason);
}

/** Why the credential is wrong: every operation that demands one rejects it. */
function explainRejection(session: Session, operations: readonly Operation[]): string | undefined {
  const secured = operations.filter(({ security }) => security.schemes.length > 0 && !security.optional);
  if (secured.length === 0 || !secured.every(({ id }) => session.firstResponses.get(id)?.status === 401))
    return undefined;
  const schemes = new Set(secured.flatMap(({ security }) => security.schemes.map(({ name }) => name)));
  return `${session.baseUrl} refuses the credential: ${of(secured.length)} that asks for ${[...schemes].join(' and ')} answered 401. Give one that is good, by --key or as credentials.valid in the fixtures.`;
}

/** Why the run has to wait: each request is over the limit of a rate, and for longer than a run waits. */
function explainRateLimit(session: Session, operations: readonly Operation[]): string | undefined {
  const responses = operations.map(({ id }) => session.firstResponses.get(id));
  if (responses.length === 0 || !responses.every((response) => response?.status === 429)) return undefined;
  const waits = responses.flatMap(
    (response) => readRetryAfter(response?.headers['retry-after'] ?? '', Date.now()) ?? [],
  );
  const retry = waits.length === 0 ? '' : ` Verify again in ${Math.ceil(Math.max(...waits))} s, or`;
  return `${session.baseUrl} limits the rate: ${of(responses.length)} was answered by 429.${retry === '' ? ' Raise' : `${retry} raise`} the limit of this credential.`;
}

/** Why the address is wrong: no operation responds as documented, but with a 404, a page to sign in or a redirect. */
function explainWrongService(session: Session, operations: readonly Operation[]): string | undefined {
  if (operations.length === 0) return undefined;
  const found = operations.map((operation) => isOther(session, operation));
  const [how] = found;
  const isSure = operations.some(
    ({ path, responses }) => !path.includes('{') && !responses.some(({ status }) => status === '404'),
  );
  if (how === undefined || found.includes(undefined) || (how === 'a 404' && !isSure)) return undefined;
  return `${session.baseUrl} is not the API of "${session.document.title}": ${of(operations.length)} was answered by ${how}. Give the address under which its paths begin.`;
}

function isOther({ firstResponses }: Session, operation: Operation): string | undefined {
  const { status = 0, headers = {} } = firstResponses.get(operation.id) ?? {};
  const known = operation.responses.find((response) => response.status === String(status));
  if (status === 404) return 'a 404';
  const type = parseMediaType(headers['content-type'] ?? '');
  const documented = operation.responses.some(({ content }) =>
    content.some((one) => parseMediaType(one.type) === type),
  );
  if (type === 'text/html' && !documented) return `a page (${status} text/html)`;
  const isRedirect = status >= 300 && status < 400 && known === undefined;
  return isRedirect ? `a redirect to ${headers['location'] ?? 'nowhere'}` : undefined;
}

function of(count: number): string {
  return count === 1 ? 'the one basic request' : `each of ${count} basic requests`;
}

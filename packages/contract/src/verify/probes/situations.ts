import { isObject, type Json, type JsonObject } from '@web-data/openapi';
import type { Situation } from '../../fixtures/fixtures.ts';
import { cannotEncode } from '../../http/cannot-encode.ts';
import { encodeBody } from '../../http/encode-body.ts';
import type { HttpRequest } from '../../http/exchange.ts';
import type { Rejected } from '../../semantics/expectation.ts';
import { documents, responseFor } from '../../semantics/response-for.ts';
import type { CatalogueEntry } from '../../openapi/catalogue.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { BaseRequest } from '../base-request.ts';
import type { RequestInput } from '../input.ts';
import { type Session } from '../session.ts';
import { serviceUrl } from '../request-parts.ts';
import { notTested, conclude, type Trial, type Conclusion } from '../trial.ts';

/** Returns a trial of each situation in the fixtures, on every operation that documents its error. */
export function situationTrials(session: Session): Trial[] {
  return session.fixtures.situations.flatMap((situation) => {
    const operations = session.document.operations.filter((operation) =>
      isMeant(session, situation, operation),
    );
    if (operations.length === 0)
      throw new Error(
        `The fixtures bring about ${situation.error}, which no operation documents; name its operations.`,
      );
    return operations.map((operation) => situationTrial(session, situation, operation));
  });
}

function isMeant(session: Session, { error, operations }: Situation, operation: Operation): boolean {
  if (operations) return operations.includes(operation.id);
  return typeof error === 'number'
    ? documents(operation, error)
    : operation.errors.includes(session.document.catalogue.get(error)?.name ?? '');
}

function situationTrial(session: Session, situation: Situation, operation: Operation): Trial {
  const entry =
    typeof situation.error === 'string' ? session.document.catalogue.get(situation.error) : undefined;
  const status = entry?.status ?? Number(situation.error);
  if (!Number.isInteger(status))
    throw new Error(`The fixtures name the error "${situation.error}", which the catalogue does not have.`);
  const name = `${situation.error}${situation.credential === undefined ? '' : ` with ${situation.credential}`}`;
  const expectation = expected(operation, entry, status);
  return {
    id: `${operation.id}/situations/${name}`,
    phase: 'situations',
    operation: operation.id,
    title: `rejected: ${name}`,
    pointer: expectation.pointer,
    writes: !operation.safe,
    run: (running) => provoke(running, situation, operation, expectation),
  };
}

function expected(operation: Operation, entry: CatalogueEntry | undefined, status: number): Rejected {
  const pointer = entry?.pointer ?? responseFor(operation, status)?.pointer ?? operation.pointer;
  return { outcome: 'rejected', pointer, statuses: [status], errors: entry ? [entry] : [] };
}

async function provoke(
  session: Session,
  situation: Situation,
  operation: Operation,
  expectation: Rejected,
): Promise<Conclusion> {
  const changed = situation.body && bodyOf(session.base(operation), situation.body);
  if (typeof changed === 'string') return notTested(changed);
  const prepared = await session.prepare(operation, { ...inputOf(situation, operation), ...changed });
  if (typeof prepared === 'string') return notTested(prepared);
  const request = situation.url === undefined ? prepared : moved(session, prepared, situation.url);
  for (let attempt = 1; ; attempt++) {
    const exchange = await session.send(request);
    session.observe(operation, exchange);
    const status = exchange.response?.status ?? 0;
    if (attempt >= situation.repeat || expectation.statuses.includes(status)) {
      return conclude(session.judge(exchange, operation, expectation), exchange);
    }
  }
}

/** Redirects a request to an instance at another address. */
function moved({ baseUrl, document }: Session, request: HttpRequest, url: string): HttpRequest {
  return { ...request, url: serviceUrl(url, document.basePath) + request.url.slice(baseUrl.length) };
}

function inputOf(situation: Situation, operation: Operation): RequestInput {
  const parameters = new Map<string, Json>();
  for (const { in: location, name } of operation.parameters) {
    const value = situation.parameters[name];
    if (value !== undefined) parameters.set(`${location} ${name}`, value);
  }
  return {
    parameters,
    headers: situation.headers,
    anyResource: true,
    ...(situation.credential !== undefined && { credential: situation.credential }),
  };
}

/**
 * The basic body with the changes of the situation, as JSON or in the media type of the operation; a string says why it
 * cannot be written.
 */
function bodyOf(
  { body, encoded }: BaseRequest,
  changed: JsonObject,
): Pick<RequestInput, 'body' | 'rawBody'> | string {
  const base = typeof encoded === 'object' ? encoded.value : body;
  const value = { ...(isObject(base) ? base : {}), ...changed };
  if (typeof encoded !== 'object') return { body: value };
  const reason = cannotEncode(encoded.content, value);
  return reason ?? { rawBody: encodeBody(encoded.content, value)?.text ?? encoded.text };
}

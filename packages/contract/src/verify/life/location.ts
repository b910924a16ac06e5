import type { HttpResponse } from '../../http/exchange.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import { carry } from '../../semantics/credential.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, reportBroken, toRuleTrial, objectWith, PASSED } from './rule.ts';

/** Checks that a `Location` on the same service leads to a resource (RFC 9110, sections 10.2.2 and 15.3.2). */
export function planLocation({ document }: Session, operation: Operation): Trial[] {
  const leads = operation.responses.some(
    ({ status, headers }) =>
      /^(?:201|202|303|2XX)$/iu.test(status) && headers.some(({ name }) => name.toLowerCase() === 'location'),
  );
  if (!leads) return [];
  const members = listIdMembers(document, operation);
  return [
    toRuleTrial({
      name: 'leads to something that is there',
      operation,
      writes: !operation.safe,
      async run(session) {
        const { request, response } = await callOperation(
          session,
          operation,
          operation.safe ? {} : { fresh: true },
        );
        const { location } = response.headers;
        // The description decides whether the header is required.
        if (location === undefined || !URL.canParse(location, request.url)) return PASSED;
        const url = new URL(location, request.url);
        if (url.origin !== new URL(request.url).origin) return PASSED;
        const { query } = carry(operation, session.fixtures.credentials['valid']);
        if (query !== '') url.search = [url.search.slice(1), query].filter((part) => part !== '').join('&');
        const { 'content-type': _type, ...headers } = request.headers;
        const followUp = { method: 'GET', url: url.href, headers, body: undefined };
        // An accepted request may take effect later.
        const exchange = await session.sendUntil(
          followUp,
          response.status === 202,
          (status) => status !== 404,
        );
        const status = exchange.response?.status;
        const isItem = response.status === 201 && status === 200 && isInCollection(operation, url);
        const [createdId, there] = [response, exchange.response].map(
          (one) => isItem && one && findId(members, one),
        );
        if (createdId && there && createdId !== there)
          return reportBroken(
            operation,
            exchange,
            `The answer says that ${createdId} was made, and its Location, ${location}, leads to ${there}.`,
            `what has the id ${createdId}`,
          );
        if (status !== 404 && status !== 410) return PASSED;
        return reportBroken(
          operation,
          exchange,
          `The Location of an answer, ${location}, leads to nothing.`,
          'something that is there',
        );
      },
    }),
  ];
}

/** Members that may hold the id of a new resource: the path parameter of the collection's items, or `id`. */
function listIdMembers({ operations }: ContractDocument, { path }: Operation): string[] {
  const names = operations.flatMap((one) =>
    one.path.startsWith(`${path}/{`) ? one.path.slice(path.length + 2).split('}')[0]! : [],
  );
  return [...new Set([...names, 'id'])];
}

/** Whether a URL is that of an item in the operation's collection. */
function isInCollection({ path }: Operation, { pathname }: URL): boolean {
  return pathname.slice(0, pathname.lastIndexOf('/')).endsWith(path);
}

function findId(members: readonly string[], response: HttpResponse): string | undefined {
  const object = objectWith(members, response) ?? {};
  const id = members
    .map((name) => object[name])
    .find((value) => typeof value === 'string' || typeof value === 'number');
  return id === undefined ? undefined : String(id);
}

import type { HttpRequest } from '../http/exchange.ts';
import { documents } from '../semantics/response-for.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { createReply, statusReply, type Reply } from './reply.ts';

/**
 * Returns the rejection of a change whose precondition fails: 412 for an entity tag that the mock never sends, 428
 * without a tag, each where it is documented (RFC 9110, section 13.1.1; RFC 6585, section 3).
 */
export function checkPrecondition(
  document: ContractDocument,
  operation: Operation,
  { headers }: HttpRequest,
): Reply | undefined {
  if (operation.safe) return undefined;
  const ifMatch = headers['if-match'];
  if (ifMatch === undefined) return documents(operation, 428) ? statusReply(operation, [428]) : undefined;
  if (!documents(operation, 412) || ifMatch.trim() === '*') return undefined;
  const tags = tagsOf(document, operation);
  const isThere = ifMatch.split(',').some((tag) => tags.has(tag.trim()));
  return isThere ? undefined : statusReply(operation, [412]);
}

/** The entity tags in the documented responses below the collection of a path. */
function tagsOf({ operations }: ContractDocument, { path }: Operation): Set<string> {
  const collection = path.split('{')[0] ?? '';
  const successes = operations
    .filter((other) => `${other.path}/`.startsWith(collection))
    .flatMap(({ responses }) => responses.filter(({ status }) => /^2\d\d$/u.test(status)));
  const tags = successes.flatMap((spec) =>
    Object.entries(createReply(undefined, spec, Number(spec.status)).headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'etag' ? [value] : [],
    ),
  );
  return new Set(tags);
}

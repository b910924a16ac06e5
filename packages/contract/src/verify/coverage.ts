import { responseFor } from '../semantics/response-for.ts';
import type { Operation } from '../openapi/operation.ts';
import type { CoverageRow } from './result.ts';
import type { Session } from './session.ts';

/** Returns every documented response of these operations, and whether this run has seen it. */
export function coverage(session: Session, tried: ReadonlySet<string>): CoverageRow[] {
  const { document, observed } = session;
  const operations = document.operations.filter(({ id }) => tried.has(id));
  return operations.flatMap((operation) => {
    const seen = seenResponses(operation, observed);
    return operation.responses.flatMap(({ status }) => {
      const names = operation.errors.filter(
        (name) => String(document.catalogue.get(name)?.status) === status,
      );
      const rows =
        names.length > 0
          ? names.map((name) => ({ key: name, answer: `${status} ${name}` }))
          : [{ key: status, answer: status }];
      return rows.map(({ key, answer }): CoverageRow => ({
        operation: operation.id,
        answer,
        outcome: seen.has(key) || observed.has(`${operation.id} ${key}`) ? 'tested' : 'not-tested',
      }));
    });
  });
}

/**
 * The documented responses that the observed statuses of an operation match: the exact one, its range (`4XX`), or
 * `default`.
 */
function seenResponses(operation: Operation, observed: ReadonlySet<string>): Set<string> {
  const own = `${operation.id} `;
  const names = [...observed].flatMap((entry) => (entry.startsWith(own) ? entry.slice(own.length) : []));
  const statuses = names.filter((name) => /^\d{3}$/u.test(name)).map(Number);
  return new Set(statuses.flatMap((status) => responseFor(operation, status)?.status ?? []));
}

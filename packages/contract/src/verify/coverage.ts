import type { CoverageRow } from './result.ts';
import type { Session } from './session.ts';

/** Every documented answer of these operations, and whether it was seen in this run. */
export function coverage(session: Session, tried: ReadonlySet<string>): CoverageRow[] {
  const { document, observed } = session;
  const operations = document.operations.filter(({ id }) => tried.has(id));
  return operations.flatMap((operation) =>
    operation.responses.flatMap(({ status }) => {
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
        outcome: observed.has(`${operation.id} ${key}`) ? 'tested' : 'not-tested',
      }));
    }),
  );
}

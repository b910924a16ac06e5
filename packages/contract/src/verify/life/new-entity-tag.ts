import type { ParameterValues } from '../../http/parameters.ts';
import { findReader } from '../../semantics/life.ts';
import type { Operation } from '../../openapi/operation.ts';
import { documents } from '../../semantics/response-for.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { changeOnce, findChange, type Changed } from './change-once.ts';
import { callOperation, reportBroken, obtainFresh, toRuleTrial, PASSED } from './rule.ts';

/** A changed resource must have another entity tag (RFC 9110, section 8.8.3). */
export function planNewEntityTag({ document }: Session, operation: Operation): Trial[] {
  const get = findReader(document, operation);
  if (operation.safe || operation.method === 'delete' || !operation.path.includes('{')) return [];
  if (get === undefined || !hasEntityTag(get)) return [];
  return [
    toRuleTrial({
      name: 'gives what it changed another entity tag',
      operation,
      writes: true,
      async run(session) {
        const parameters = await obtainFresh(session, operation);
        const { before, after } = await change(session, { operation, get }, parameters);
        const [old, now] = [before.response, after.response].map(({ headers }) => headers['etag']);
        if (old === undefined || old !== now || before.response.body === after.response.body) return PASSED;
        return reportBroken(
          operation,
          after,
          'What was changed has the entity tag of before.',
          `another than ${old}`,
        );
      },
    }),
  ];
}

/** Changes a resource, under its current entity tag where the operation documents preconditions. */
async function change(
  session: Session,
  { operation, get }: { readonly operation: Operation; readonly get: Operation },
  parameters: ParameterValues,
): Promise<Pick<Changed, 'before' | 'after'>> {
  const found = findChange(session, operation);
  if (found !== undefined) return changeOnce(session, found, parameters);
  const before = await callOperation(session, get, { parameters }, () => true);
  const { etag } = before.response.headers;
  const isConditional = etag !== undefined && [412, 428].some((status) => documents(operation, status));
  await callOperation(session, operation, {
    parameters,
    ...(isConditional && { headers: { 'if-match': etag } }),
  });
  return { before, after: await callOperation(session, get, { parameters }) };
}

function hasEntityTag({ responses }: Operation): boolean {
  return responses.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === 'etag'));
}

import { documents } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, broken, fresh, toInferredTrial, PASSED } from './inferred-trial.ts';

/** Checks that documented preconditions are enforced: RFC 9110, section 13.1.1, and RFC 6585, section 3. */
export function preconditionTrials({ document }: Session, operation: Operation): Trial[] {
  if (operation.safe || !operation.path.includes('{')) return [];
  const get = document.operations.find(({ path, method }) => path === operation.path && method === 'get');
  const isConditional = documents(operation, 412);
  return [
    ...(isConditional ? [stale(operation)] : []),
    ...(documents(operation, 428) ? [without(operation)] : []),
    ...(get && hasTag(get) && operation.method !== 'delete' ? [changes(operation, get)] : []),
  ];
}

function hasTag({ responses }: Operation): boolean {
  return responses.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === 'etag'));
}

/** Uses an entity tag that no resource has. */
function stale(operation: Operation): Trial {
  return toInferredTrial({
    name: 'changes nothing under an entity tag that nothing has',
    operation,
    writes: true,
    async run(session) {
      const parameters = await fresh(session, operation);
      const headers = { 'if-match': '"x-unheard-of"' };
      const exchange = await callOperation(
        session,
        operation,
        { parameters, headers },
        (status) => status !== 409,
      );
      if (exchange.response.status >= 400 && exchange.response.status < 500) return PASSED;
      return broken(operation, exchange, 'A request with an If-Match that fails was carried out.', '412');
    },
  });
}

/**
 * `If-None-Match: *` demands that no resource exists, and is a precondition as well (RFC 9110, sections 13.1.1 to
 * 13.1.4).
 */
const NO_PRECONDITION: Readonly<Record<string, null>> = {
  'if-match': null,
  'if-none-match': null,
  'if-modified-since': null,
  'if-unmodified-since': null,
};

function without(operation: Operation): Trial {
  return toInferredTrial({
    name: 'changes nothing without a precondition',
    operation,
    writes: true,
    async run(session) {
      const parameters = await fresh(session, operation);
      const exchange = await callOperation(
        session,
        operation,
        { parameters, headers: NO_PRECONDITION },
        () => true,
      );
      if (exchange.response.status >= 400) return PASSED;
      return broken(operation, exchange, 'A request without a precondition was carried out.', '428');
    },
  });
}

/** A changed resource must have another entity tag (RFC 9110, section 8.8.3). */
function changes(operation: Operation, get: Operation): Trial {
  return toInferredTrial({
    name: 'gives what it changed another entity tag',
    operation,
    writes: true,
    async run(session) {
      const parameters = await fresh(session, operation);
      const before = await callOperation(session, get, { parameters }, () => true);
      await callOperation(session, operation, { parameters });
      const after = await callOperation(session, get, { parameters });
      const [old, now] = [before.response, after.response].map(({ headers }) => headers['etag']);
      if (old === undefined || old !== now || before.response.body === after.response.body) return PASSED;
      return broken(
        operation,
        after,
        'What was changed has the entity tag of before.',
        `another than ${old}`,
      );
    },
  });
}

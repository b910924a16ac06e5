import { asString } from '@web-data/openapi';
import type { IdempotencyKey } from '../../mock/plugin.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Plugin } from '../plugin.ts';
import { checkInvariants } from './check-invariants.ts';
import { listRelations } from './list-relations.ts';
import { isPermittedRejection } from './permitted-rejection.ts';
import { shapeBody, shapeStream } from './shape.ts';
import { findStates } from './states.ts';
import { planRelations } from './trials/plan.ts';

/** Follows `x-relations` of operations: rules about their responses that no schema can express. */
export const relationsPlugin: Plugin = {
  name: 'relations',
  checkResponse: checkInvariants,
  permitsRejection: isPermittedRejection,
  planOperation: (_session, operation) => planRelations(operation),
  isLimit: (operation, pointer) => listRelations(operation, 'at-most').some(({ field }) => field === pointer),
  shapeBody,
  shapeStream,
  findStates,
  findIdempotencyKey,
  describesContent: (operation) => listRelations(operation).length > 0,
  rejectsDeleted: (operation, error) =>
    listRelations(operation, 'refused-again').some((relation) => relation['error'] === error),
};

function findIdempotencyKey(operation: Operation): IdempotencyKey | undefined {
  const [relation] = listRelations(operation, 'idempotency-key');
  const header = asString(relation?.['header']);
  return header === undefined ? undefined : { header, error: String(relation?.['error']) };
}

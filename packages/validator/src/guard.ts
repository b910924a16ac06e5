import { createCore } from './core.ts';
import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import { operations } from './generated/operations.ts';
import type { OperationId, Validated } from './operation-types.ts';
import type { ValidatorOptions } from './options.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import type { Reply } from './reply.ts';

/** The options of an API whose routes and answers are those of its host. */
export type GuardOptions<Identity, HostRequest> = Omit<
  ValidatorOptions<Identity, HostRequest>,
  'operations' | 'basePath' | 'validateResponses' | 'onResponseFault'
>;

/** The pipeline without its route, which the host has found. */
export interface Guard {
  pipeline: Pipeline;
  /** Everything from the credential to the body; the value, or the reply to refuse with. Never rejects. */
  check(
    operation: OperationId,
    exchange: Exchange,
    params: Record<string, string>,
  ): Promise<{ value: Validated<OperationId, unknown> } | { refusal: Reply }>;
}

/**
 * @throws TypeError naming the option that cannot be used.
 */
export function createGuard<Identity, HostRequest>(options: GuardOptions<Identity, HostRequest>): Guard {
  const pipeline = createPipeline(createCore(options) as Core);
  return {
    pipeline,
    async check(id, exchange, params) {
      const admission = await pipeline.admit(exchange, { operation: knownOperation(id), params });
      if ('refusal' in admission) return admission;
      const value = await pipeline.receive(exchange, admission);
      return 'refusal' in value ? value : { value };
    },
  };
}

/**
 * An operation by its id.
 * @throws TypeError naming an id that the description does not have
 */
export function knownOperation<Id extends OperationId>(id: Id): (typeof operations)[Id] & { id: Id } {
  if (Object.hasOwn(operations, id)) return operations[id] as (typeof operations)[Id] & { id: Id };
  throw new TypeError(`No operation has the id ${JSON.stringify(id)}. Name one of the description.`);
}

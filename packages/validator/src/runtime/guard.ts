import type { Api, ApiTables } from './api.ts';
import type { ApiTypes } from './api-types.ts';
import { createCore } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { AnyValidated } from './operation-types.ts';
import type { Operation } from './operation.ts';
import type { ValidatorOptions } from './options.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import type { Reply } from './reply.ts';

/** The options of an API whose routes and responses belong to its host. */
export type GuardOptions<T extends ApiTypes, Identity, HostRequest> = Omit<
  ValidatorOptions<T, Identity, HostRequest>,
  'operations' | 'basePath' | 'streams' | 'validateResponses' | 'onResponseViolation'
>;

/** The pipeline without routing, which the host does. */
export interface Guard {
  pipeline: Pipeline;
  /**
   * Checks everything from the credential to the body; resolves with the value or with the error reply. Never rejects.
   */
  check(
    operation: string,
    exchange: Exchange,
    params: Record<string, string>,
  ): Promise<{ value: AnyValidated } | { rejection: Reply }>;
}

/**
 * @throws TypeError naming the option that cannot be used.
 */
export function createGuard<T extends ApiTypes, Identity, HostRequest>(
  api: Api<T>,
  options: GuardOptions<T, Identity, HostRequest>,
): Guard {
  const pipeline = createPipeline(createCore<T, Identity, HostRequest>(api, options));
  return {
    pipeline,
    async check(id, exchange, params) {
      const admission = await pipeline.admit(exchange, { operation: knownOperation(api, id), params });
      if ('rejection' in admission) return admission;
      const value = await pipeline.receive(exchange, admission);
      return 'rejection' in value ? value : { value };
    },
  };
}

/**
 * Returns an operation by its id.
 * @throws TypeError naming an id that the description does not have
 */
export function knownOperation({ operations }: ApiTables, id: string): Operation {
  if (Object.hasOwn(operations, id)) return operations[id]!;
  throw new TypeError(`No operation has the id ${JSON.stringify(id)}. Name one of the description.`);
}

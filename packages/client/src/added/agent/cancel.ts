import type { AgentCancelResponse } from '@web-data/types';
import type { Service } from '../../runtime/service.ts';
import type { ApiError } from '../../runtime/errors.ts';
import { cancelAgent as cancelOnce } from '../../generated/operations.ts';
import type { AgentCancelResult } from '../../generated/types.ts';
import type { OperationFunction } from '../../runtime/operation.ts';
import type { CallOptions } from '../../runtime/options.ts';
import { toThrowing } from '../../runtime/method.ts';

/**
 * Cancels a run. When a response was lost and the next attempt finds the run already cancelled, the call succeeds, with
 * that response.
 */
export const cancelAgent: OperationFunction<[jobId: string], AgentCancelResponse, AgentCancelResult> =
  /* @__PURE__ */ defineCancel();

function defineCancel(): typeof cancelAgent {
  return Object.assign(toThrowing(cancel), { operation: cancelOnce.operation });
}

async function cancel(service: Service, jobId: string, options?: CallOptions): Promise<AgentCancelResult> {
  const result = await cancelOnce.result(service, jobId, options);
  if (result.kind !== 'api' || result.attempts === 1 || !isCancelled(result.exception)) return result;
  const { response, attempts } = result;
  return { ok: true, kind: 'success', status: 200, data: { success: true }, response, attempts };
}

function isCancelled({ errorName }: ApiError): boolean {
  return errorName === 'AgentAlreadyCancelled';
}

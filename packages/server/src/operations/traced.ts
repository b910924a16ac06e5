import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { OperationId } from '@web-data/types';
import type { OperationHandler } from './operation.ts';

const tracer = trace.getTracer('@web-data/server');

/**
 * The handler inside an OpenTelemetry span. Without an SDK (the operator loads one with `node --import`) the spans
 * are empty and cost next to nothing.
 */
export function traced<Id extends OperationId>(id: Id, handler: OperationHandler<Id>): OperationHandler<Id> {
  return (context) =>
    tracer.startActiveSpan(id, async (span) => {
      span.setAttribute('web_data.request_id', context.request.id);
      span.setAttribute('web_data.team_id', context.identity.teamId);
      try {
        return await handler(context);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
}

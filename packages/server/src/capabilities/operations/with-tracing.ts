import { SpanStatusCode, context as contexts, isSpanContextValid, trace } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import type { OperationId } from '@web-data/types';
import { Rejection } from '@web-data/validator';
import type { OperationHandler } from './operation.ts';

const tracer = trace.getTracer('@web-data/server');

/**
 * Wraps a handler in an OpenTelemetry span named after its operation. The operator loads an SDK with `node --import`;
 * without one the span is empty, and the handler runs unchanged.
 */
export function withTracing<Id extends OperationId>(
  id: Id,
  handler: OperationHandler<Id>,
): OperationHandler<Id> {
  return (context) => {
    const span = tracer.startSpan(id);
    if (!isSpanContextValid(span.spanContext())) return handler(context);
    span.setAttribute('web_data.request_id', context.request.id);
    span.setAttribute('web_data.team_id', context.identity.teamId);
    const around = trace.setSpan(contexts.active(), span);
    return contexts.with(around, () => endedWith(span, async () => handler(context)));
  };
}

async function endedWith<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const response = await work();
    noteRejection(span, response);
    return response;
  } catch (error) {
    if (error instanceof Rejection) noteRejection(span, error);
    else span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Records a rejection. It is an error of the span only with a 5xx status, by OpenTelemetry's conventions for HTTP. */
function noteRejection(span: Span, response: unknown): void {
  if (!(response instanceof Rejection)) return;
  span.setAttribute('error.type', response.error);
  if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

import type { ErrorName } from '@web-data/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../accounts/keys/identity.ts';

/** Details of a request for the log, collected while it is processed. */
export interface RequestFacts {
  /** The authenticated caller. */
  identity?: Identity;
  /** Operation id, of an authenticated caller. */
  operation?: string;
  /** Whether the request passed the scope and the limits. */
  isAdmitted?: boolean;
  /** Name of the error that the request was rejected with. */
  error?: ErrorName;
}

const facts = Symbol('facts');
type Known = FastifyRequest & { [facts]: RequestFacts | null };

/** Adds the details to every request of an app. Uses a decorator, because a WeakMap slows down garbage collection. */
export function addRequestFacts(app: FastifyInstance): void {
  app.decorateRequest(facts, null);
}

export function getRequestFacts(request: FastifyRequest): RequestFacts {
  return ((request as Known)[facts] ??= {});
}

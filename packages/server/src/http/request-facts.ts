import type { ErrorName } from '@web-data/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../accounts/identity.ts';

/** What is learned of a request on its way, for the log. */
export interface RequestFacts {
  /** Whose it is. */
  identity?: Identity;
  /** Operation id that it asks for, of a known caller. */
  operation?: string;
  /** It passed the scope and the limits. */
  isAdmitted?: boolean;
  /** Name of the error it was refused with. */
  error?: ErrorName;
}

const facts = Symbol('facts');
type Known = FastifyRequest & { [facts]: RequestFacts | null };

/** Gives every request of an app a place for its facts: a decorator, because a WeakMap makes each collection slower. */
export function addRequestFacts(app: FastifyInstance): void {
  app.decorateRequest(facts, null);
}

export function getRequestFacts(request: FastifyRequest): RequestFacts {
  return ((request as Known)[facts] ??= {});
}

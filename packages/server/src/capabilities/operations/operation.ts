import type { OperationId } from '@web-data/types';
import type { Handler } from '@web-data/validator';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../../accounts/keys/identity.ts';

/** Handles one operation of the description, after validation. */
export type OperationHandler<Id extends OperationId> = Handler<Id, Identity, FastifyRequest>;

/** Handlers of the operations that this server has; the others respond with 404. */
export type OperationHandlers = { [Id in OperationId]?: OperationHandler<Id> };

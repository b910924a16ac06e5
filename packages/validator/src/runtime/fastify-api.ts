import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { Api } from './api.ts';
import type { ApiTypes, IdOf } from './api-types.ts';
import type { Admission } from './admission.ts';
import type { Core } from './core.ts';
import { createExchange } from './fastify-exchange.ts';
import { sendFastify } from './fastify-reply.ts';
import { createGuard, knownOperation } from './guard.ts';
import type { GuardOptions } from './guard.ts';
import type { Operation } from './operation.ts';
import type { AnyValidated, Validated } from './operation-types.ts';

/** The types of a request in a route that uses `validated`. */
export interface ValidatedRoute<T extends ApiTypes, Id extends IdOf<T>> {
  Body: Validated<T, Id, unknown>['body'];
  Params: Validated<T, Id, unknown>['params'];
  Querystring: Validated<T, Id, unknown>['query'];
}

/** The API for an app that defines its own routes. */
export interface FastifyApi<T extends ApiTypes, Identity> {
  /**
   * Options for the route of an operation. The hooks reject an invalid request, or put the validated values into it.
   * @throws TypeError when the description has no such operation
   */
  validated<Id extends IdOf<T>>(
    operation: Id,
  ): RouteShorthandOptions<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    ValidatedRoute<T, Id>
  >;
  /** Everything validated in a request behind `validated`, including headers, cookies and identity. */
  validatedOf<Id extends IdOf<T>>(request: object, operation: Id): Validated<T, Id, Identity>;
}

const found = Symbol('validated');
type Found = FastifyRequest & {
  [found]?: AnyValidated & { admission?: Admission };
};

/**
 * Validation for the routes of an app for Fastify 5: `app.post('/v2/map', api.validated('mapUrls'), handler)`. The names
 * of path parameters are those of the description.
 * @throws TypeError naming the option that cannot be used.
 */
export function fastifyApi<T extends ApiTypes, Identity = undefined>(
  api: Api<T>,
  options: GuardOptions<T, Identity, FastifyRequest>,
): FastifyApi<T, Identity> {
  const { pipeline } = createGuard(api, options);
  const admissions = new WeakMap<FastifyRequest, Admission>();
  const validated = (id: string): object => {
    const operation = knownOperation(api, id);
    return {
      bodyLimit: longestBody(pipeline.core, operation),
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        const params = request.params as Record<string, string>;
        const admission = await pipeline.admit(createExchange(request, reply), { operation, params });
        if ('rejection' in admission) return sendFastify(request, reply, admission.rejection);
        admissions.set(request, admission);
        return undefined;
      },
      async preParsing(request: FastifyRequest, reply: FastifyReply, payload: Readable) {
        const admission = admissions.get(request) ?? replaced('onRequest', id);
        const value = await pipeline.receive(createExchange(request, reply, payload), admission);
        if ('rejection' in value) return sendFastify(request, reply, value.rejection);
        (request as Found)[found] = value;
        // The body has been read; the parser of the host gets a placeholder that parses to null.
        const nothing = Readable.from([Buffer.from('null')]);
        const receivedEncodedLength = Number(request.headers['content-length'] ?? 4);
        return Object.assign(nothing, { receivedEncodedLength });
      },
      async preValidation(request: FastifyRequest) {
        const { body, params, query } = (request as Found)[found] ?? replaced('preParsing', id);
        Object.assign(request, { body, params, query });
      },
    };
  };
  return { validated, validatedOf } as unknown as FastifyApi<T, Identity>;
}

/** Maximum body size of an operation in bytes, over all its media types. */
function longestBody(core: Core, operation: Operation): number {
  const rules = Object.values(operation.body?.content ?? {});
  return Math.max(core.limitOf(operation, undefined), ...rules.map((rule) => core.limitOf(operation, rule)));
}

function validatedOf(request: object, operation: string): object {
  const value = (request as Found)[found];
  if (value) return value;
  throw new TypeError(`The request was not validated. Give its route validated('${operation}').`);
}

/** @throws TypeError for a route whose own options replace a hook of `validated` */
function replaced(hook: 'onRequest' | 'preParsing', operation: string): never {
  throw new TypeError(
    `The hook ${hook} of validated('${operation}') was replaced. Give both in a list: ${hook}: [validated.${hook}, yours].`,
  );
}

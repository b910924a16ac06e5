import { findMethodViolation, isFixedMethod, METHODS, toHttpMethod } from '../grammar/methods.ts';
import { asObject, asString } from '../json/json.ts';
import { child, children, listMembers, resolve, type Node } from '../node.ts';
import type { OperationObject } from '../objects.ts';
import { readBody, type Body } from './body.ts';
import { listOverridden, readParameters, type Parameter } from './parameter.ts';
import { readResponses, type Response } from './response.ts';
import { readSecurity, type Security } from './security.ts';
import { readServers, type Server } from './server.ts';

/** Requests that an API sends to a URL from a caller: a name, the expression of the URL, and the operations. */
export interface Callback {
  readonly name: string;
  /** A runtime expression, such as `{$request.body#/callbackUrl}`. */
  readonly expression: string;
  readonly operations: readonly Operation[];
}

/** An operation. Its parts are read on first access, so that an error in one does not affect users of another. */
export class Operation {
  /** The `operationId`, or an id built from method and path: `getUsersId`. */
  readonly id: string;
  /** The member of its Path Item, as `get` or `query`, or its name among `additionalOperations`, as `COPY`. */
  readonly method: string;
  /** The method of its requests: `GET`, `QUERY`, `COPY`. HTTP tells small letters from capitals. */
  readonly httpMethod: string;
  /** The path with its parameters in braces, the name of a webhook, or the expression of a callback. */
  readonly path: string;
  readonly object: OperationObject;
  readonly node: Node;
  readonly pointer: string;
  readonly #item: Node;
  #parameters: readonly Parameter[] | undefined;
  #body: { readonly read: Body | undefined } | undefined;
  #responses: readonly Response[] | undefined;
  #security: Security | undefined;

  constructor(method: string, path: string, item: Node) {
    this.#item = item;
    this.node = getOperation(item, method);
    this.httpMethod = toHttpMethod(method);
    this.pointer = this.node.pointer;
    this.object = asObject(this.node.value) as unknown as OperationObject;
    this.method = method;
    this.path = path;
    this.id = asString(this.object.operationId) ?? idOf(method, path);
  }

  /** The parameters of its Path Item and its own, which override them. @throws DescriptionError */
  get parameters(): readonly Parameter[] {
    return (this.#parameters ??= readParameters(this.#item, this.node));
  }

  /** The parameters of its Path Item that its own replace. @throws DescriptionError */
  get overridden(): readonly Parameter[] {
    return listOverridden(this.#item, this.node);
  }

  /** @throws DescriptionError */
  get body(): Body | undefined {
    return (this.#body ??= { read: readBody(this.node) }).read;
  }

  /** @throws DescriptionError */
  get responses(): readonly Response[] {
    return (this.#responses ??= readResponses(this.node));
  }

  /** @throws DescriptionError when the `$ref` of a security scheme leads nowhere */
  get security(): Security {
    return (this.#security ??= readSecurity(this.node));
  }

  /** The servers of the operation, or else of its Path Item, or else of the description. */
  get servers(): readonly Server[] {
    const nearest = [this.node, this.#item, this.node.document.root].map((node) => readServers(node));
    return nearest.find((servers) => servers.length > 0) ?? [];
  }

  /** @throws DescriptionError */
  get callbacks(): readonly Callback[] {
    return children(child(this.node, 'callbacks')).flatMap(([name, reference]) =>
      children(resolve(reference)).map(([expression, item]) => ({
        name,
        expression,
        operations: operationsOf(expression, item),
      })),
    );
  }
}

/** Every operation of the paths of a description, in document order. */
export function listOperations(root: Node): readonly Operation[] {
  return children(child(root, 'paths'))
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, item]) => operationsOf(path, item));
}

/** Every operation that the API of a description calls on its own. */
export function listWebhooks(root: Node): readonly Operation[] {
  return children(child(root, 'webhooks')).flatMap(([name, item]) => operationsOf(name, item));
}

function operationsOf(path: string, reference: Node): Operation[] {
  const item = resolve(reference);
  // Members beside the `$ref` of a path item count as well, and override its target.
  const hasOwn = (method: string): boolean => getOperation(reference, method).value !== undefined;
  const additional = [item, reference].flatMap((node) =>
    listMembers(child(node, 'additionalOperations')).map(([method]) => method),
  );
  const allowed = additional.filter((method) => findMethodViolation(method) === undefined);
  return [...new Set([...METHODS, ...allowed])]
    .filter((method) => hasOwn(method) || getOperation(item, method).value !== undefined)
    .map((method) => new Operation(method, path, hasOwn(method) ? reference : item));
}

function getOperation(item: Node, method: string): Node {
  return isFixedMethod(method) ? child(item, method) : child(item, 'additionalOperations', method);
}

/** `getUsersId`; of an additional method, `COPY` is `copyUsersId`. */
function idOf(method: string, path: string): string {
  const segments = path.split(/[^A-Za-z0-9]+/u).filter(Boolean);
  const verb = method === method.toUpperCase() ? method.toLowerCase() : method;
  return (
    verb.replaceAll(/[^A-Za-z0-9]+/gu, '') +
    segments.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
  );
}

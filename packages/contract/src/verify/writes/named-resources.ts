import { isObject } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import { getCollectionPath, isOfCollection } from '../../semantics/collections.ts';
import { findNameReader } from '../../semantics/lister.ts';
import { findList, getItems } from '../../semantics/lists.ts';
import { matchOperation, type Match } from '../../semantics/match-operation.ts';
import { findProducer, resolveLocation, type Producer } from '../../semantics/producer.ts';
import { cutAfterParameter, fillMember, toResourcePath } from './resource-path.ts';

/** A path template up to a parameter whose value is in the response of an operation. */
interface Target {
  readonly template: string;
  readonly name: string;
  readonly producer: Producer;
}

/** Reads from responses which resources they name, by path. */
export class NamedResources {
  readonly #document: ContractDocument;
  /** By the id of the operation whose response has the value. */
  readonly #targets = new Map<string, Target[]>();

  constructor(document: ContractDocument) {
    this.#document = document;
    for (const operation of document.operations)
      for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
        const producer = findProducer(document, operation, parameter);
        if (producer === undefined || producer.operation.safe) continue;
        const template = cutAfterParameter(operation.path, parameter.name);
        if (!isOfCollection(template, producer.operation.path)) continue;
        const { id } = producer.operation;
        const target = { template, name: parameter.name, producer };
        this.#targets.set(id, [...(this.#targets.get(id) ?? []), target]);
      }
  }

  /**
   * Returns the GET whose list shows what exists before a POST: that of the collection of what it returns. `undefined`
   * where there is none.
   */
  findList(operation: Operation): Operation | undefined {
    const [target] = this.#targets.get(operation.id) ?? [];
    if (target === undefined) return undefined;
    const collection = getCollectionPath(target.template);
    return this.#document.operations.find(
      (one) => one.method === 'get' && one.path === collection && findList(one) !== undefined,
    );
  }

  /** Returns the paths of the items that a GET lists. */
  readItems(match: Match, response: HttpResponse): string[] {
    const { getOperation: operation } = match;
    if (operation === undefined) return [];
    const targets = [...this.#targets.values()]
      .flat()
      .filter(({ template }) => isOfCollection(template, operation.path));
    const list = targets.length > 0 ? findList(operation) : undefined;
    const items = list && getItems(list, response);
    if (list === undefined || items === undefined) return [];
    return targets.flatMap((target) => {
      const readName = findNameReader(list, target);
      return items
        .flatMap((item) => [readName?.(item), isObject(item) ? target.producer.read(item) : undefined])
        .flatMap((value) =>
          value === undefined ? [] : (fillMember(target.template, match, { name: target.name, value }) ?? []),
        );
    });
  }

  /** Returns the paths of what the response to a write names in its body or its `Location`, and their templates. */
  readCreated(
    operation: Operation,
    { match, request }: { match: Match; request: HttpRequest },
    response: HttpResponse,
  ): Map<string, string> {
    const body = parseBody(response);
    const location = resolveLocation(response, request.url);
    const named = new Map<string, string>();
    for (const { template, name, producer } of this.#targets.get(operation.id) ?? []) {
      const value = producer.read(body, location);
      const path = value === undefined ? undefined : fillMember(template, match, { name, value });
      if (path !== undefined) named.set(path, template);
    }
    const target = location && this.#matchLocation(location, match, request, response.status);
    if (target) named.set(toResourcePath(target), target.path);
    return named;
  }

  /**
   * The target of `Location`, if the request created it: a path below the collection, or that of a 201. A 202 may lead
   * to what watches the work (RFC 9110, section 15.3.3), wherever that is.
   */
  #matchLocation(location: string, match: Match, request: HttpRequest, status: number): Match | undefined {
    const { pathname, origin } = new URL(location);
    const sent = new URL(request.url);
    const collection = toResourcePath(match);
    const base = sent.pathname.slice(0, -Math.max(1, collection.length));
    if (origin !== sent.origin || !pathname.startsWith(`${base}/`)) return undefined;
    const target = matchOperation(this.#document, 'GET', pathname.slice(base.length));
    if (target === undefined || !target.path.endsWith('}')) return undefined;
    const isBelow = toResourcePath(target).startsWith(`${collection}/`);
    return isBelow || status === 201 ? target : undefined;
  }
}

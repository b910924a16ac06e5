import { isObject, type Json } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { parseBody } from '../../http/parse-body.ts';
import { percentDecode } from '../../http/percent-decode.ts';
import { documents, responseFor } from '../../semantics/response-for.ts';
import { matchOperation, type Match } from '../../semantics/match-operation.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findNameReader } from '../../semantics/lister.ts';
import { findList, getItems } from '../../semantics/lists.ts';
import { findProducer, type Producer } from '../../semantics/producer.ts';
import { isStartingName } from '../../semantics/action-name.ts';
import { getCollectionPath, isOfCollection } from '../../semantics/collections.ts';

/** A resource that a run created. */
export interface Created {
  /** Path below the base URL: its template, with each name percent-encoded. */
  readonly path: string;
  /** The request that created it: its sender may delete it. */
  readonly request: HttpRequest;
}

/** A write, and when it was sent, in milliseconds of `performance.now()`. */
export interface Sent {
  readonly match: Match;
  readonly request: HttpRequest;
  readonly at: number;
}

/** A path template up to a parameter whose value is in the response of an operation. */
interface Target {
  readonly template: string;
  readonly name: string;
  readonly producer: Producer;
}

/** The responses to one request, none of which proves alone that it created something. */
interface Repeated {
  readonly paths: ReadonlySet<string>;
  readonly count: number;
  readonly status: number;
}

/**
 * Stores the resources that a run created, by path. What a response names counts as created only with proof that it did
 * not exist before: nothing showed it before the request was sent, and a whole list was read before, or the status is
 * 201 and what exists is told apart by a 409 or a list, or the same request of an operation that is called a creation,
 * or answers with 201, gives another id each time or is rejected the second time.
 */
export class CreatedResources {
  readonly #document: ContractDocument;
  readonly #targets = new Map<string, Target[]>();
  readonly #created = new Map<string, Created>();
  readonly #deleted = new Set<string>();
  /** When a read first showed a resource that the run had not created, by path. */
  readonly #seen = new Map<string, number>();
  /** Lists that were read to their end before the first POST. */
  readonly #listed = new Set<string>();
  readonly #repeated = new Map<string, Repeated>();
  /** Operations whose 201 is proof of a creation, or none, by a repeated request. */
  readonly #provesCreation = new Map<Operation, boolean>();
  /** What an operation gave with 201 while it was unknown whether that is proof. */
  readonly #undecided = new Map<Operation, Created[]>();
  /** Path templates of what writes gave back without proof that they created it, by path. */
  readonly #unconfirmed = new Map<string, string>();
  /** Number of creations without an id in the response, by path template. */
  readonly unnamed: Map<string, number> = new Map();

  constructor(document: ContractDocument) {
    this.#document = document;
    for (const operation of document.operations)
      for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
        const producer = findProducer(document, operation, parameter);
        if (producer === undefined || producer.operation.safe) continue;
        const { id } = producer.operation;
        const end = operation.path.indexOf(`{${parameter.name}}`) + parameter.name.length + 2;
        const template = wholeSegments(operation.path, end);
        if (!isOfCollection(template, producer.operation.path)) continue;
        const target = { template, name: parameter.name, producer };
        this.#targets.set(id, [...(this.#targets.get(id) ?? []), target]);
      }
  }

  /** Whether the run created the resource of a request, or a parent of it. */
  covers(match: Match): boolean {
    return this.#coversPath(placeOf(match));
  }

  /** Whether a write gave the resource of a request, or a parent of it, that may have existed before. */
  isUnconfirmed(match: Match): boolean {
    return prefixesOf(placeOf(match)).some((path) => this.#unconfirmed.has(path));
  }

  /** Whether a read showed a resource in the path of a request under a name that the run took for unused. */
  isInUse(match: Match, isUnusedName: (name: string) => boolean): boolean {
    return prefixesOf(placeOf(match)).some(
      (path) => this.#seen.has(path) && isUnusedName(percentDecode(path.slice(path.lastIndexOf('/') + 1))),
    );
  }

  /** Records what a read shows. */
  learnRead(match: Match, response: HttpResponse): void {
    const { getOperation: operation } = match;
    if (operation === undefined || response.status >= 300) return;
    if (operation.path.endsWith('}')) this.#see(placeOf(match));
    const targets = [...this.#targets.values()]
      .flat()
      .filter(({ template }) => isOfCollection(template, operation.path));
    const list = targets.length > 0 ? findList(operation) : undefined;
    const items = list && getItems(list, response);
    if (list === undefined || items === undefined) return;
    for (const target of targets) {
      const readName = findNameReader(list, target);
      for (const item of items)
        for (const name of [readName?.(item), isObject(item) ? target.producer.read(item) : undefined]) {
          const path = name !== undefined && filled(target.template, withName(match, target.name, name));
          if (path) this.#see(path);
        }
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

  /** Records that the list that {@link findList} found was read to its end. */
  setListed(sender: string): void {
    this.#listed.add(sender);
  }

  /**
   * Records what a write created or deleted, from its response.
   * @param chosen the run chose an unused name
   * @param sender identifies the list that was read for this request
   */
  learn(sent: Sent, response: HttpResponse, { chosen, sender }: { chosen: boolean; sender: string }): void {
    const { match, request } = sent;
    const { operation } = match;
    if (operation !== undefined && REJECTED.has(response.status)) this.#learnRejected(operation, request);
    // A redirect may lead to what was there before (RFC 9110, section 15.4.4).
    if (response.status >= 300) return;
    if (request.method === 'DELETE') this.#deleted.add(placeOf(match));
    if (operation === undefined || operation.safe) return;
    if (request.method === 'PUT') this.#learnPut(operation, sent, response, chosen);
    if (request.method === 'POST') this.#learnPost(operation, sent, response, sender);
  }

  /** Whether the same request, sent once more, may prove that it creates something each time. */
  canConfirmCreation({ match: { operation }, request }: Pick<Sent, 'match' | 'request'>): boolean {
    const repeated = this.#repeated.get(signatureOf(request));
    if (operation === undefined || repeated?.count !== 1 || !mayProve(operation, repeated.status))
      return false;
    return [...repeated.paths].every((path) => this.#unconfirmed.has(path));
  }

  /** Returns the operations of which only a repeated request can show whether their 201 is proof of a creation. */
  listUndecided(): Operation[] {
    return [...this.#undecided.keys()].filter((operation) => !this.#provesCreation.has(operation));
  }

  /** Returns the resources that were created and not deleted, the latest first. */
  remaining(): Created[] {
    return [...this.#created.values()].filter(({ path }) => !this.#deleted.has(path)).toReversed();
  }

  /** Returns how many resources writes gave back that may have existed before, by path template. */
  countUnconfirmed(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const template of this.#unconfirmed.values()) counts.set(template, (counts.get(template) ?? 0) + 1);
    return counts;
  }

  /** A PUT under a free name creates; where 201 documents a creation, any other status means an existing resource. */
  #learnPut(operation: Operation, sent: Sent, { status }: HttpResponse, chosen: boolean): void {
    const path = placeOf(sent.match);
    const isNew = status === 201 || (chosen && !documents(operation, 201));
    if (isNew && !this.#isSeenBefore(path, sent.at)) this.#add(path, sent.request);
  }

  #learnPost(operation: Operation, sent: Sent, response: HttpResponse, sender: string): void {
    // Where 201 documents a creation, 200 means that the resource existed before.
    if (response.status === 200 && documents(operation, 201)) return;
    const { match, request, at } = sent;
    const named = this.#readNamed(operation, sent, response);
    const paths = [...named.keys()];
    if (paths.length === 0 && response.status === 201)
      this.unnamed.set(match.path, (this.unnamed.get(match.path) ?? 0) + 1);
    const isProof = responseFor(operation, 409) !== undefined || this.#provesCreation.get(operation) === true;
    const isConfirmed = this.#listed.has(sender) || (response.status === 201 && isProof);
    const fresh = paths.filter((path) => !this.#isSeenBefore(path, at));
    for (const path of fresh.filter((one) => isConfirmed || this.#coversPath(one))) this.#add(path, request);
    for (const [path, template] of named) if (!this.#created.has(path)) this.#unconfirmed.set(path, template);
    if (isConfirmed || fresh.length < paths.length) return;
    if (response.status === 201) this.#defer(operation, fresh, request);
    this.#learnRepeated(operation, request, { paths: new Set(fresh), status: response.status });
  }

  #defer(operation: Operation, paths: readonly string[], request: HttpRequest): void {
    const others = this.#undecided.get(operation) ?? [];
    this.#undecided.set(operation, [...others, ...paths.map((path) => ({ path, request }))]);
  }

  /** The paths of what a response names, and their templates. */
  #readNamed(operation: Operation, { match, request }: Sent, response: HttpResponse): Map<string, string> {
    const body = parseBody(response);
    const location = resolveLocation(response, request.url);
    const named = new Map<string, string>();
    for (const { template, name, producer } of this.#targets.get(operation.id) ?? []) {
      const value = producer.read(body, location);
      const path = value === undefined ? undefined : filled(template, withName(match, name, value));
      if (path !== undefined) named.set(path, template);
    }
    const led = location === undefined ? undefined : this.#ledTo(location, match, request, response.status);
    if (led !== undefined) named.set(placeOf(led), led.path);
    return named;
  }

  /** A service that looks for what a request describes finds the same for the same request. */
  #learnRepeated(
    operation: Operation,
    request: HttpRequest,
    { paths, status }: Omit<Repeated, 'count'>,
  ): void {
    const signature = signatureOf(request);
    const before = this.#repeated.get(signature);
    this.#repeated.set(signature, { paths, status, count: (before?.count ?? 0) + 1 });
    if (before === undefined || paths.size === 0 || !mayProve(operation, status)) return;
    const isOther = [...paths].every((path) => !before.paths.has(path));
    if (status === 201) this.#decide(operation, isOther);
    if (isOther) for (const path of [...before.paths, ...paths]) this.#add(path, request);
  }

  /** A service that rejects the same request the second time tells what exists from what is new. */
  #learnRejected(operation: Operation, request: HttpRequest): void {
    if (this.#repeated.get(signatureOf(request))?.status === 201) this.#decide(operation, true);
  }

  /** Once an operation gave the same resource twice, no 201 of it is proof. */
  #decide(operation: Operation, isProof: boolean): void {
    this.#provesCreation.set(operation, isProof && this.#provesCreation.get(operation) !== false);
    const waiting = this.#undecided.get(operation) ?? [];
    this.#undecided.delete(operation);
    if (this.#provesCreation.get(operation))
      for (const { path, request } of waiting) this.#add(path, request);
  }

  /**
   * The target of `Location`, if the request created it: a path below the collection, or that of a 201. A 202 may lead
   * to what watches the work (RFC 9110, section 15.3.3), wherever that is.
   */
  #ledTo(location: string, match: Match, request: HttpRequest, status: number): Match | undefined {
    const { pathname, origin } = new URL(location);
    const sent = new URL(request.url);
    const collection = placeOf(match);
    const base = sent.pathname.slice(0, -Math.max(1, collection.length));
    if (origin !== sent.origin || !pathname.startsWith(`${base}/`)) return undefined;
    const led = matchOperation(this.#document, 'GET', pathname.slice(base.length));
    if (led === undefined || !led.path.endsWith('}')) return undefined;
    const isBelow = placeOf(led).startsWith(`${collection}/`);
    return isBelow || status === 201 ? led : undefined;
  }

  #coversPath(path: string): boolean {
    return prefixesOf(path).some((prefix) => this.#created.has(prefix));
  }

  #see(path: string): void {
    if (!this.#created.has(path) && !this.#seen.has(path)) this.#seen.set(path, performance.now());
  }

  #isSeenBefore(path: string, at: number): boolean {
    return (this.#seen.get(path) ?? Infinity) < at;
  }

  #add(path: string, request: HttpRequest): void {
    this.#deleted.delete(path);
    this.#unconfirmed.delete(path);
    this.#seen.delete(path);
    if (!this.#created.has(path)) this.#created.set(path, { path, request });
  }
}

/** Statuses by which a service rejects what exists already. */
const REJECTED: ReadonlySet<number> = new Set([400, 409, 422]);

/** Whether the same request, sent twice, can prove that an operation creates something each time. */
function mayProve({ path, id }: Operation, status: number): boolean {
  return status === 201 || isStartingName(path, id);
}

/** What a service can tell two requests apart by, except for a key of idempotency. */
function signatureOf({ method, url, headers, body }: HttpRequest): string {
  const sent = Object.entries(headers).filter(([name]) => !/idempoten(?:cy|ce)-key$/iu.test(name));
  return JSON.stringify([method, url, sent.toSorted(), body]);
}

function withName({ parameters }: Match, name: string, value: Json): Map<string, Json> {
  return new Map([...parameters, [`path ${name}`, value]]);
}

/** A path, and those above it. */
function prefixesOf(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** The path of a request in one form, independent of parameter styles and percent-encoding. */
function placeOf({ path, parameters }: Match): string {
  return filled(path, parameters) ?? path;
}

/** Cuts a template after the segment at a position; some APIs write a key in parentheses: `/Products({ID})`. */
function wholeSegments(template: string, end: number): string {
  const slash = template.indexOf('/', end);
  return slash === -1 ? template : template.slice(0, slash);
}

function filled(template: string, values: ReadonlyMap<string, Json>): string | undefined {
  let isWhole = true;
  const path = template.replaceAll(/\{([^}]+)\}/gu, (_, name: string) => {
    const value = values.get(`path ${name}`);
    if (value === undefined || value === null || typeof value === 'object') isWhole = false;
    return encodeURIComponent(String(value));
  });
  return isWhole ? path : undefined;
}

function resolveLocation({ headers: { location } }: HttpResponse, base: string): string | undefined {
  return location !== undefined && URL.canParse(location, base) ? new URL(location, base).href : undefined;
}

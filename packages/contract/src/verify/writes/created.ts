import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { percentDecode } from '../../http/percent-decode.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Match } from '../../semantics/match-operation.ts';
import { documents, responseFor } from '../../semantics/response-for.ts';
import { CreationProof, type Created } from './creation-proof.ts';
import { NamedResources } from './named-resources.ts';
import { listPrefixes, toResourcePath } from './resource-path.ts';

/** A write, and when it was sent, in milliseconds of `performance.now()`. */
export interface Sent {
  readonly match: Match;
  readonly request: HttpRequest;
  readonly at: number;
}

/**
 * Stores the resources that a run created, by path. What a response names counts as created only with proof that it did
 * not exist before: nothing showed it before the request was sent, and a whole list was read before, or the status is
 * 201 and what exists is told apart by a 409 or a list, or {@link CreationProof} has it.
 */
export class CreatedResources {
  readonly #named: NamedResources;
  readonly #proof = new CreationProof();
  readonly #created = new Map<string, Created>();
  readonly #deleted = new Set<string>();
  /** When a read first showed a resource that the run had not created, by path. */
  readonly #seen = new Map<string, number>();
  /** Lists that were read to their end before the first POST. */
  readonly #listed = new Set<string>();
  /** Path templates of what writes gave back without proof that they created it, by path. */
  readonly #unconfirmed = new Map<string, string>();
  /** Number of creations without an id in the response, by path template. */
  readonly unnamed: Map<string, number> = new Map();

  constructor(document: ContractDocument) {
    this.#named = new NamedResources(document);
  }

  /** Whether the run created the resource of a request, or a parent of it. */
  covers(match: Match): boolean {
    return this.#coversPath(toResourcePath(match));
  }

  /** Whether a write gave the resource of a request, or a parent of it, that may have existed before. */
  isUnconfirmed(match: Match): boolean {
    return listPrefixes(toResourcePath(match)).some((path) => this.#unconfirmed.has(path));
  }

  /** Whether a read showed a resource in the path of a request under a name that the run took for unused. */
  isInUse(match: Match, isUnusedName: (name: string) => boolean): boolean {
    return listPrefixes(toResourcePath(match)).some(
      (path) => this.#seen.has(path) && isUnusedName(percentDecode(path.slice(path.lastIndexOf('/') + 1))),
    );
  }

  /** Returns the GET whose list shows what exists before a POST; `undefined` where there is none. */
  findList(operation: Operation): Operation | undefined {
    return this.#named.findList(operation);
  }

  /** Records that the list that {@link findList} found was read to its end. */
  setListed(sender: string): void {
    this.#listed.add(sender);
  }

  /** Records what a read shows. */
  learnRead(match: Match, response: HttpResponse): void {
    if (match.getOperation === undefined || response.status >= 300) return;
    if (match.getOperation.path.endsWith('}')) this.#see(toResourcePath(match));
    for (const path of this.#named.readItems(match, response)) this.#see(path);
  }

  /**
   * Records what a write created or deleted, from its response.
   * @param chosen the run chose an unused name
   * @param sender identifies the list that was read for this request
   */
  learn(sent: Sent, response: HttpResponse, { chosen, sender }: { chosen: boolean; sender: string }): void {
    const { match, request } = sent;
    const { operation } = match;
    if (operation !== undefined)
      this.#addAll(this.#proof.learnRejection(operation, request, response.status));
    // A redirect may lead to what was there before (RFC 9110, section 15.4.4).
    if (response.status >= 300) return;
    if (request.method === 'DELETE') this.#deleted.add(toResourcePath(match));
    if (operation === undefined || operation.safe) return;
    if (request.method === 'PUT') this.#learnPut(operation, sent, response, chosen);
    if (request.method === 'POST') this.#learnPost(operation, sent, response, sender);
  }

  /** Whether the same request, sent once more, may prove that it creates something each time. */
  canConfirmCreation({ match: { operation }, request }: Pick<Sent, 'match' | 'request'>): boolean {
    const paths = operation && this.#proof.getUnproven(operation, request);
    return paths !== undefined && [...paths].every((path) => this.#unconfirmed.has(path));
  }

  /** Returns the operations of which only a repeated request can show whether their 201 is proof of a creation. */
  listUndecided(): Operation[] {
    return this.#proof.listUndecided();
  }

  /** Returns the resources that were created and not deleted, the latest first. */
  listRemaining(): Created[] {
    return [...this.#created.values()].filter(({ path }) => !this.#deleted.has(path)).toReversed();
  }

  /** Returns how many resources writes gave back that may have existed before, by path template. */
  countUnconfirmed(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const template of this.#unconfirmed.values()) counts.set(template, (counts.get(template) ?? 0) + 1);
    return counts;
  }

  /** A PUT under a free name creates; where 201 documents a creation, any other status means an existing resource. */
  #learnPut(
    operation: Operation,
    { match, request, at }: Sent,
    { status }: HttpResponse,
    chosen: boolean,
  ): void {
    const path = toResourcePath(match);
    const isNew = status === 201 || (chosen && !documents(operation, 201));
    if (isNew && !this.#isSeenBefore(path, at)) this.#add({ path, request });
  }

  #learnPost(operation: Operation, sent: Sent, response: HttpResponse, sender: string): void {
    const { status } = response;
    // Where 201 documents a creation, 200 means that the resource existed before.
    if (status === 200 && documents(operation, 201)) return;
    const { match, request, at } = sent;
    const named = this.#named.readCreated(operation, sent, response);
    const paths = [...named.keys()];
    if (paths.length === 0 && status === 201)
      this.unnamed.set(match.path, (this.unnamed.get(match.path) ?? 0) + 1);
    const isProof = responseFor(operation, 409) !== undefined || this.#proof.has(operation);
    const isConfirmed = this.#listed.has(sender) || (status === 201 && isProof);
    const fresh = paths.filter((path) => !this.#isSeenBefore(path, at));
    for (const path of fresh.filter((one) => isConfirmed || this.#coversPath(one)))
      this.#add({ path, request });
    for (const [path, template] of named) if (!this.#created.has(path)) this.#unconfirmed.set(path, template);
    if (isConfirmed || fresh.length < paths.length) return;
    this.#addAll(this.#proof.learnResponse(operation, request, { paths: fresh, status }));
  }

  #coversPath(path: string): boolean {
    return listPrefixes(path).some((prefix) => this.#created.has(prefix));
  }

  #see(path: string): void {
    if (!this.#created.has(path) && !this.#seen.has(path)) this.#seen.set(path, performance.now());
  }

  #isSeenBefore(path: string, at: number): boolean {
    return (this.#seen.get(path) ?? Infinity) < at;
  }

  #addAll(created: readonly Created[]): void {
    for (const one of created) this.#add(one);
  }

  #add(created: Created): void {
    const { path } = created;
    this.#deleted.delete(path);
    this.#unconfirmed.delete(path);
    this.#seen.delete(path);
    if (!this.#created.has(path)) this.#created.set(path, created);
  }
}

import type { HttpRequest } from '../../http/exchange.ts';
import type { Operation } from '../../openapi/operation.ts';
import { isStartingName } from '../../semantics/action-name.ts';

/** A resource that a run created. */
export interface Created {
  /** Path below the base URL: its template, with each name percent-encoded. */
  readonly path: string;
  /** The request that created it: its sender may delete it. */
  readonly request: HttpRequest;
}

/** The responses to one request, none of which proves alone that it created something. */
interface Repeated {
  readonly paths: ReadonlySet<string>;
  readonly count: number;
  readonly status: number;
}

/**
 * Proves by repeated requests that an operation creates something each time: the same request gives another id, or is
 * rejected, the second time. Only an operation that is called a creation, or answers with 201, can be proven so.
 */
export class CreationProof {
  readonly #repeated = new Map<string, Repeated>();
  /** Operations whose 201 is proof of a creation, or none. */
  readonly #isProof = new Map<Operation, boolean>();
  /** What an operation gave with 201 while it was unknown whether that is proof. */
  readonly #undecided = new Map<Operation, Created[]>();

  /** Whether repeated requests proved that each 201 of an operation is a creation. */
  has(operation: Operation): boolean {
    return this.#isProof.get(operation) === true;
  }

  /** Returns the operations of which only a repeated request can show whether their 201 is proof of a creation. */
  listUndecided(): Operation[] {
    return [...this.#undecided.keys()].filter((operation) => !this.#isProof.has(operation));
  }

  /**
   * Returns the paths that a request gave when it was sent for the first time, where sending it once more may prove that
   * it created them.
   */
  getUnproven(operation: Operation, request: HttpRequest): ReadonlySet<string> | undefined {
    const repeated = this.#repeated.get(toSignature(request));
    return repeated?.count === 1 && mayProve(operation, repeated.status) ? repeated.paths : undefined;
  }

  /** Records a successful response to a write, and returns what it proves to be created. @param paths what it names */
  learnResponse(
    operation: Operation,
    request: HttpRequest,
    { paths, status }: { paths: readonly string[]; status: number },
  ): Created[] {
    const named = paths.map((path) => ({ path, request }));
    if (status === 201) this.#undecided.set(operation, [...(this.#undecided.get(operation) ?? []), ...named]);
    const signature = toSignature(request);
    const before = this.#repeated.get(signature);
    this.#repeated.set(signature, { paths: new Set(paths), status, count: (before?.count ?? 0) + 1 });
    if (before === undefined || paths.length === 0 || !mayProve(operation, status)) return [];
    // A service that looks for what a request describes finds the same for the same request.
    const isOther = paths.every((path) => !before.paths.has(path));
    const decided = status === 201 ? this.#decide(operation, isOther) : [];
    if (!isOther) return decided;
    return [...decided, ...[...before.paths].map((path) => ({ path, request })), ...named];
  }

  /**
   * Records a rejected write, and returns what it proves to be created: a service that rejects the same request the
   * second time tells what exists from what is new.
   */
  learnRejection(operation: Operation, request: HttpRequest, status: number): Created[] {
    if (!REJECTED.has(status) || this.#repeated.get(toSignature(request))?.status !== 201) return [];
    return this.#decide(operation, true);
  }

  /** Once an operation gave the same resource twice, no 201 of it is proof. */
  #decide(operation: Operation, isProof: boolean): Created[] {
    this.#isProof.set(operation, isProof && this.#isProof.get(operation) !== false);
    const waiting = this.#undecided.get(operation) ?? [];
    this.#undecided.delete(operation);
    return this.has(operation) ? waiting : [];
  }
}

/** Statuses by which a service rejects what exists already. */
const REJECTED: ReadonlySet<number> = new Set([400, 409, 422]);

/** Whether the same request, sent twice, can prove that an operation creates something each time. */
function mayProve({ path, id }: Operation, status: number): boolean {
  return status === 201 || isStartingName(path, id);
}

/** What a service can tell two requests apart by, except for a key of idempotency. */
function toSignature({ method, url, headers, body }: HttpRequest): string {
  const sent = Object.entries(headers).filter(([name]) => !/idempoten(?:cy|ce)-key$/iu.test(name));
  return JSON.stringify([method, url, sent.toSorted(), body]);
}

import { randomInt } from 'node:crypto';
import { isSafeMethod, isObject, readKeyword } from '@web-data/openapi';
import type { Json, JsonObject, Parameter } from '@web-data/openapi';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { SampleContext } from '../values/sample.ts';
import type { Exchange, HttpRequest } from '../http/exchange.ts';
import { parameterKey } from '../http/parameters.ts';
import { parseBody } from '../http/parse-body.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import type { BaseRequest } from './base-request.ts';
import { valid } from '../values/valid.ts';
import { poll } from '../http/pause.ts';
import type { RequestInput } from './input.ts';
import { chosenName } from '../values/chosen-name.ts';
import { findKeeper } from '../semantics/upsert.ts';
import { findReader } from '../semantics/life.ts';
import { findLister } from '../semantics/lister.ts';
import { findProducer, resolveLocation, type Producer } from '../semantics/producer.ts';
import { listUnusedValues } from '../values/unused-values.ts';
import { saysExists } from '../semantics/exists.ts';
import type { WriteGuard } from './writes/write-guard.ts';

/** Values of path parameters by `in name`, or the reason why there are none. */
export type Obtained = ReadonlyMap<string, Json> | string;

/** The parts of a run that finding a resource needs. */
export interface ResourceRun {
  readonly document: ContractDocument;
  readonly fixtures: Fixtures;
  readonly sampling: SampleContext;
  /** Whether operations that are not safe may be called. */
  readonly writes: boolean;
  /** Records the names that no resource has. */
  readonly guard: WriteGuard;
  /** The basic request of an operation. */
  base(operation: Operation): BaseRequest;
  /** Builds a request; a string says why it cannot be built. */
  prepare(operation: Operation, input: RequestInput): Promise<HttpRequest | string>;
  /** Gives each further request of an operation other names; returns whether that is new. */
  rename(operation: Operation): boolean;
  /** Sends a request, and retries when the response asks for it. */
  sendPatiently(request: HttpRequest): Promise<Exchange>;
}

/** Maximum number of names to try. */
const MOST_NAMES = 20;

/** Finds or creates the resources in the path of an operation. */
export class Resources {
  readonly #run: ResourceRun;
  /** Distinguishes the names of this run from those of others. */
  readonly #ownSeed = randomInt(2 ** 30);
  /** Number of names chosen so far. */
  #names = 0;
  /** Operations that returned no value within their time limit. */
  readonly #barren = new Set<string>();
  readonly #shared = new Map<string, Promise<Obtained>>();
  /** Keys of shared resources that could not be obtained. */
  readonly #failed = new Set<string>();

  constructor(run: ResourceRun) {
    this.#run = run;
  }

  /** Forgets what could not be obtained: other requests are known now. */
  retry(): void {
    this.#barren.clear();
    for (const key of this.#failed) this.#shared.delete(key);
    this.#failed.clear();
  }

  /** Returns the path parameters of an operation; trials share resources, unless the input demands a fresh one. */
  async obtain(operation: Operation, input: RequestInput): Promise<Obtained> {
    const values = new Map<string, Json>();
    for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
      const provided =
        // The fixtures' parameters do not apply to another method that may change something.
        (input.method === undefined || !isWrite(operation, input)
          ? this.#run.fixtures.requests[operation.id]?.parameters[parameter.name]
          : undefined) ??
        input.parameters?.get(parameterKey(parameter)) ??
        (isWrite(operation, input)
          ? undefined
          : this.#run.base(operation).parameters.get(parameterKey(parameter)));
      const prefix = operation.path.slice(0, operation.path.indexOf(`{${parameter.name}}`));
      const value =
        provided ??
        (await this.#value(operation, parameter, input, values, `${prefix}${JSON.stringify([...values])}`));
      if (typeof value === 'object' && value !== null && 'reason' in value) return String(value['reason']);
      values.set(parameterKey(parameter), value);
    }
    return values;
  }

  async #value(
    operation: Operation,
    parameter: Parameter,
    input: RequestInput,
    known: Map<string, Json>,
    prefix: string,
  ): Promise<Json> {
    const unused = input.anyResource && isWrite(operation, input) ? unusedName(parameter) : undefined;
    if (unused !== undefined) {
      this.#run.guard.addUnused(unused);
      return unused;
    }
    // A resource named by an enum exists without being created.
    if (input.anyResource || isClosed(parameter)) {
      const result = valid(parameter.schema, this.#run.sampling);
      return 'value' in result ? result.value : { reason: result.reason };
    }
    const change = JSON.stringify(this.#run.fixtures.requests[operation.id]?.resource ?? null);
    const kind = isListed(operation, input) ? 'any' : 'own';
    const key = `${prefix} ${parameter.name} ${input.credential ?? 'valid'} ${kind} ${change}`;
    const shared = input.fresh ? undefined : this.#shared.get(key);
    const found = shared ?? this.#produce(operation, parameter, input, known);
    if (!input.fresh) this.#shared.set(key, found);
    const obtained = await found;
    if (typeof obtained === 'string') this.#failed.add(key);
    return typeof obtained === 'string' ? { reason: obtained } : (obtained.get(parameter.name) ?? null);
  }

  async #produce(
    operation: Operation,
    parameter: Parameter,
    input: RequestInput,
    known: Map<string, Json>,
  ): Promise<Obtained> {
    const { document, writes } = this.#run;
    const creator = findProducer(document, operation, parameter);
    const mayMake = creator === undefined ? writes : !creator.eventual && (creator.operation.safe || writes);
    const chosen = creator ? undefined : await this.#choose(operation, parameter, input, known);
    if (mayMake && chosen !== undefined) return chosen;
    const listed =
      !(creator && mayMake) && isListed(operation, input)
        ? findLister(document, operation, parameter)
        : undefined;
    const producer = listed ?? creator;
    if (producer === undefined)
      return (
        chosen ??
        `nothing gives a value for the path parameter ${parameter.name}; put one under requests.${operation.id}.parameters in the fixtures`
      );
    if (!producer.operation.safe && !writes)
      return `${producer.operation.id} would have to be called, and writes are not allowed`;
    for await (const _ of poll(this.#patienceWith(producer))) {
      const value = await this.#callProducer(
        producer,
        input,
        known,
        this.#run.fixtures.requests[operation.id]?.resource,
      );
      if (value !== undefined && typeof value !== 'object') return new Map([[parameter.name, value]]);
    }
    this.#barren.add(producer.operation.id);
    return `${producer.operation.id} gave no ${parameter.name}`;
  }

  /** Milliseconds to poll an operation for a later value: a tenth once it has returned none. */
  #patienceWith({ operation, eventual }: Producer): number {
    if (!eventual) return 0;
    return this.#run.fixtures.settleMs / (this.#barren.has(operation.id) ? 10 : 1);
  }

  /** Creates the resource of a path parameter by a PUT, under a name of its own. */
  async #choose(
    operation: Operation,
    parameter: Parameter,
    input: RequestInput,
    known: Map<string, Json>,
  ): Promise<Obtained | undefined> {
    const keeper = findKeeper(this.#run.document, operation, parameter);
    const name = keeper && (await this.#freeName(keeper, parameter, input, known));
    if (keeper === undefined || name === undefined) return undefined;
    const found = new Map([[parameter.name, name]]);
    if (keeper.id === operation.id) return found;
    if (!this.#run.writes) return `${keeper.id} would have to be called, and writes are not allowed`;
    const request = await this.#run.prepare(keeper, {
      parameters: new Map([...known, [parameterKey(parameter), name]]),
      ...(input.credential !== undefined && { credential: input.credential }),
    });
    if (typeof request === 'string') return request;
    const { response } = await this.#run.sendPatiently(request);
    if (response?.status === 202) await this.#untilThere(keeper, request);
    return response !== undefined && response.status < 300 ? found : `${keeper.id} made no ${parameter.name}`;
  }

  /** A name for which a GET finds no resource; without a GET, a name that nobody else would choose. */
  async #freeName(
    keeper: Operation,
    parameter: Parameter,
    input: RequestInput,
    known: Map<string, Json>,
  ): Promise<Json | undefined> {
    const get = findReader(this.#run.document, keeper);
    for (let tries = 0; tries < MOST_NAMES; tries++) {
      // Without a GET, nothing shows that an earlier run left its name behind.
      const seed = get ? this.#run.sampling.seed : this.#ownSeed;
      const name = chosenName(parameter, seed, this.#names++);
      if (name === undefined) return undefined;
      const isFree = get ? await this.#isFree(get, parameter, input, known, name) : String(name).length >= 8;
      if (!isFree) continue;
      this.#run.guard.addUnused(name);
      return name;
    }
    return undefined;
  }

  async #isFree(
    get: Operation,
    parameter: Parameter,
    { credential }: RequestInput,
    known: Map<string, Json>,
    name: Json,
  ): Promise<boolean> {
    const request = await this.#run.prepare(get, {
      parameters: new Map([...known, [parameterKey(parameter), name]]),
      ...(credential !== undefined && { credential }),
    });
    if (typeof request === 'string') return false;
    const { response } = await this.#run.sendPatiently(request);
    return response !== undefined && response.status >= 400;
  }

  /** Waits until an accepted resource exists, where a GET can show it. */
  async #untilThere(keeper: Operation, { url, headers }: HttpRequest): Promise<void> {
    const get = findReader(this.#run.document, keeper);
    if (get === undefined) return;
    const { 'content-type': _type, ...others } = headers;
    const request = { method: 'GET', url, headers: others, body: undefined };
    for await (const _ of poll(this.#run.fixtures.settleMs)) {
      const { response } = await this.#run.sendPatiently(request);
      if (response?.status !== 404) return;
    }
  }

  async #callProducer(
    producer: Producer,
    input: RequestInput,
    known: Map<string, Json>,
    change: JsonObject | undefined,
  ): Promise<Json | undefined> {
    const { body: basic } = this.#run.base(producer.operation);
    const over = input.resource ?? change;
    const changed = over && isObject(basic) ? { body: { ...basic, ...over } } : {};
    const credential = input.credential === undefined ? {} : { credential: input.credential };
    const producing: RequestInput = {
      parameters: known,
      ...changed,
      ...credential,
      // The producer's own resources are fresh, too: otherwise a second one would have the same parent.
      ...(input.fresh && { fresh: true }),
    };
    const produced = await this.#callOnce(producer, producing);
    if (produced === undefined || !this.#run.guard.canConfirmCreation(produced.request))
      return produced?.value;
    // Only the same request once more shows that the service does not look for what the request describes.
    return (await this.#callOnce(producer, producing))?.value ?? produced.value;
  }

  async #callOnce(
    producer: Producer,
    input: RequestInput,
  ): Promise<{ request: HttpRequest; value: Json | undefined } | undefined> {
    const request = await this.#run.prepare(producer.operation, input);
    if (typeof request === 'string') return undefined;
    const { response } = await this.#run.sendPatiently(request);
    if (response && saysExists(response) && this.#run.rename(producer.operation))
      return this.#callOnce(producer, input);
    if (response === undefined || response.status >= 400) return undefined;
    return { request, value: producer.read(parseBody(response), resolveLocation(response, request.url)) };
  }
}

/**
 * Listed resources may belong to anyone: they are only read, and never used where the trial needs a resource of its
 * own.
 */
function isListed({ safe }: Operation, { own, resource }: RequestInput): boolean {
  return safe && !own && resource === undefined;
}

/** Whether a request may change its resource. */
function isWrite({ safe, httpMethod }: Operation, { method = httpMethod }: RequestInput): boolean {
  return method === httpMethod ? !safe : !isSafeMethod(method);
}

/** A name that no resource has; `undefined` for an enum. */
function unusedName(parameter: Parameter): Json | undefined {
  return isClosed(parameter) ? undefined : listUnusedValues(parameter)[0]?.[1];
}

/** Whether a parameter has fixed values, whose resources exist without being created. */
export function isClosed({ schema }: Parameter): boolean {
  return ['enum', 'const'].some((name) => readKeyword(schema, name) !== undefined);
}

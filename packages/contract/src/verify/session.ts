import { randomUUID } from 'node:crypto';
import type { Json } from '@web-data/openapi';
import { assertFits } from '../fixtures/assert-fits.ts';
import type { Fixtures, Once } from '../fixtures/fixtures.ts';
import type { SampleContext } from '../values/sample.ts';
import type { Exchange, HttpRequest, HttpResponse } from '../http/exchange.ts';
import { cannotWrite } from '../http/parameter-form.ts';
import { readRetryAfter } from '../http/retry-after.ts';
import type { Secrets } from '../http/secrets.ts';
import { basicHeader, splitUserInfo } from '../http/user-info.ts';
import { parameterKey, serializeParameters } from '../http/parameters.ts';
import { TooLong } from '../http/read-body.ts';
import { createSender, type Sender } from '../http/send.ts';
import { writeQuery } from '../http/write-query.ts';
import type { Expectation } from '../semantics/expectation.ts';
import type { Deviation } from '../judge/deviation.ts';
import { parseBody } from '../http/parse-body.ts';
import { matchEntry } from '../judge/check-error-message.ts';
import { judge } from '../judge/judge.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { matchOperation } from '../semantics/match-operation.ts';
import type { Operation } from '../openapi/operation.ts';
import { baseRequest, type BaseRequest } from './base-request.ts';
import { Budget } from './budget.ts';
import { pause, poll } from '../http/pause.ts';
import { buildAccept } from './accept.ts';
import {
  findAlternative,
  asksForCredential,
  carry,
  clashes,
  type Credential,
} from '../semantics/credential.ts';
import { Fresh } from './fresh.ts';
import type { RequestInput } from './input.ts';
import type { Lenience } from '../semantics/lenience.ts';
import type { Draft } from './search/targets.ts';
import { defaultMaxTrials, type CallbackAddress, type SessionOptions } from './options.ts';
import {
  bodyText,
  contentType,
  cookies,
  isLoopback,
  describeLack,
  mergeHeaders,
  serviceUrl,
  usesBasicBody,
  withOnce,
} from './request-parts.ts';
import { Resources } from './resources.ts';
import { cleanUp, type CleanUp } from './writes/clean-up.ts';
import { credentialsIn, secretsIn } from './secrets-in.ts';
import { addIssued } from '../observe/issued-secrets.ts';
import { LookFirst } from './writes/look-first.ts';
import { resolveWriteMode } from './writes/mode.ts';
import { WriteGuard, WriteNotAllowed } from './writes/write-guard.ts';

/** Milliseconds to delete created resources after the last trial, and after an interruption. */
const [CLEAN_UP_MS, INTERRUPTED_CLEAN_UP_MS] = [120_000, 5_000];

/** One run against one service: builds requests, sends them within the budget, and judges the responses. */
export class Session {
  readonly document: ContractDocument;
  readonly fixtures: Fixtures;
  readonly baseUrl: string;
  /** Whether operations that are not safe may be called; the guard decides which. */
  readonly writes: boolean;
  readonly guard: WriteGuard;
  readonly strict: boolean;
  /** Policies that excuse accepted invalid bodies. */
  readonly lenient: ReadonlySet<Lenience>;
  readonly sampling: SampleContext;
  readonly budget: Budget;
  /** The secrets that reports must mask. */
  readonly secrets: Secrets;
  /** Distinguishes this run from others in names that a service stores. */
  readonly runId: string = randomUUID();
  readonly resources: Resources;
  /** Where the service can call back; `undefined` where it cannot reach this machine. */
  readonly callbacks: CallbackAddress | undefined;
  /** Status of the response to each operation's basic request. */
  readonly basicStatus: Map<string, number> = new Map();
  /** The first response of each operation. */
  readonly firstResponses: Map<string, HttpResponse> = new Map();
  /** Statuses and catalogue errors seen, as `operation status` and `operation ErrorName`. */
  readonly observed: Set<string> = new Set();
  readonly #lastStatus = new Map<string, number>();
  readonly #headers: Readonly<Record<string, string>>;
  /** Credentials that no response may repeat. */
  readonly #credentials: readonly string[];
  readonly #sender: Sender;
  readonly #closers: (() => void)[] = [];
  readonly #fresh: Fresh;
  readonly #lookFirst: LookFirst;
  readonly #signal: AbortSignal | undefined;
  readonly #rate: number | undefined;
  readonly #bases = new Map<string, BaseRequest>();
  /** Operations whose basic request was found by a search. */
  readonly #adopted = new Set<string>();
  /** How many entries of `once` were used, by operation. */
  readonly #used = new Map<string, number>();

  constructor(options: SessionOptions) {
    assertFits(options.fixtures, options.document);
    this.document = options.document;
    this.fixtures = options.fixtures;
    const { url: address, userInfo } = splitUserInfo(options.baseUrl);
    this.baseUrl = serviceUrl(address, options.document.basePath);
    const addresses = options.fixtures.situations.flatMap(({ url }) => url ?? []);
    const local = [this.baseUrl, ...addresses].every(isLoopback);
    const mode = resolveWriteMode(options.writes, local ? 'own' : 'none');
    this.writes = mode !== 'none';
    this.guard = new WriteGuard({
      document: options.document,
      fixtures: options.fixtures,
      mode,
      addresses: [this.baseUrl, ...addresses.map((url) => serviceUrl(url, options.document.basePath))],
    });
    this.strict = options.strict ?? false;
    this.lenient = new Set([...(options.lenient ?? []), ...(options.fixtures.lenient ?? [])]);
    this.sampling = { site: options.fixtures.site, seed: options.seed ?? 1 };
    this.#rate = options.rate ?? (local ? undefined : 20);
    this.budget = new Budget({
      maxRequests: options.maxRequests ?? Math.max(20_000, 4 * defaultMaxTrials(options.document)),
      rate: this.#rate,
      deadlineMs: options.deadlineMs ?? 600_000,
    });
    this.#headers = {
      ...(userInfo !== undefined && { authorization: basicHeader(userInfo) }),
      ...options.headers,
    };
    this.#credentials = credentialsIn(options.fixtures);
    this.secrets = secretsIn(options);
    this.resources = new Resources(this);
    this.#fresh = new Fresh(options.document, this.runId);
    this.#lookFirst = new LookFirst(this);
    this.#signal = options.signal;
    const { webhookUrl: url, webhookPort: port } = options;
    this.callbacks = local || url !== undefined ? { url, port } : undefined;
    this.#sender = createSender({ timeoutMs: options.timeoutMs ?? 30_000 });
  }

  /** The basic request of an operation. */
  base(operation: Operation): BaseRequest {
    const known = this.#bases.get(operation.id);
    const base = known ?? baseRequest(operation, this.fixtures.requests[operation.id], this.sampling);
    this.#bases.set(operation.id, base);
    return base;
  }

  /** Replaces the basic request of an operation by one that the service accepted: its trials are planned anew. */
  adopt(operation: Operation, { parameters, body }: Draft): void {
    const base = this.base(operation);
    this.#bases.set(operation.id, { ...base, parameters: new Map(parameters), body, missing: new Map() });
    this.#adopted.add(operation.id);
    this.basicStatus.set(operation.id, 200);
    this.resources.retry();
  }

  /**
   * Gives each further request of an operation other names, after one was rejected because its name exists. Returns
   * whether that is new, so that a second request is worth sending.
   */
  rename(operation: Operation): boolean {
    return operation.method === 'post' && this.#fresh.rename(operation);
  }

  /** Whether the basic request of an operation was found by a search. */
  isAdopted({ id }: Operation): boolean {
    return this.#adopted.has(id);
  }

  /** Whether the basic request of any operation was found by a search. */
  get hasAdopted(): boolean {
    return this.#adopted.size > 0;
  }

  /** Builds a request; a string says why it cannot be built. */
  async prepare(operation: Operation, input: RequestInput): Promise<HttpRequest | string> {
    const once = this.#takeOnce(operation, input);
    if (once === 'used up')
      return `what the fixtures list under requests.${operation.id}.once is used up; list more`;
    return this.#prepare(operation, once ? withOnce(operation, input, once) : input, once?.credential);
  }

  /** The next entry of `once` in the fixtures, for a request that may be accepted. */
  #takeOnce({ id }: Operation, input: RequestInput): Once | 'used up' | undefined {
    const listed = this.fixtures.requests[id]?.once ?? [];
    const isOther = input.parameters !== undefined || input.credential !== undefined;
    const hasOwnBody = !usesBasicBody(input) && listed.some(({ body }) => body !== undefined);
    if (listed.length === 0 || isOther || hasOwnBody) return undefined;
    const used = this.#used.get(id) ?? 0;
    this.#used.set(id, used + 1);
    return listed[used] ?? 'used up';
  }

  async #prepare(
    operation: Operation,
    input: RequestInput,
    provided: Credential | undefined,
  ): Promise<HttpRequest | string> {
    const path = await this.resources.obtain(operation, input);
    if (typeof path === 'string') return path;
    const base = this.base(operation);
    if (typeof base.encoded === 'string' && usesBasicBody(input)) return base.encoded;
    const fresh = this.#fresh.parameters(operation, base, this.fixtures.requests[operation.id]);
    const values = this.#expandAll([...base.parameters, ...fresh, ...path, ...(input.parameters ?? [])]);
    for (const name of input.without ?? []) values.delete(name);
    for (const parameter of operation.parameters) {
      const key = parameterKey(parameter);
      const value = values.get(key);
      const isLeft = input.without?.includes(key) === true;
      const unproved = isLeft ? undefined : base.missing.get(key);
      const reason = value === undefined ? unproved : cannotWrite(parameter, value);
      if (reason !== undefined) return reason;
    }
    const placed = serializeParameters(operation.path, operation.parameters, values);
    const credential = provided ?? this.fixtures.credentials[input.credential ?? 'valid'];
    const credentialProblem = input.credential === undefined ? this.#credentialProblem(operation) : undefined;
    if (credentialProblem !== undefined) return credentialProblem;
    if (
      input.credential === undefined &&
      asksForCredential(operation) &&
      !findAlternative(operation, credential)
    )
      return `${operation.id} asks for a credential, and the fixtures have ${describeLack(operation, credential)}`;
    const carried = carry(operation, credential);
    const querystring = writeQuery(operation.parameters, values);
    const query = [placed.query, querystring, carried.query, input.query ?? '']
      .filter((part) => part !== '')
      .join('&');
    const text = bodyText(base, input, (value) => this.#withName(operation, base, value, values));
    const body = text === undefined || input.rawBody !== undefined ? text : this.#fresh.expand(text);
    if (body === undefined && input.contentType !== undefined && usesBasicBody(input))
      return `no body is known that ${operation.id} takes`;
    const other = this.#otherPath(operation, placed.path);
    if (other !== undefined) return `${placed.path} is a path of ${other}`;
    return {
      method: input.method ?? operation.httpMethod,
      url: `${this.baseUrl}${placed.path}${query === '' ? '' : `?${query}`}`,
      headers: mergeHeaders(
        {
          accept: buildAccept(operation),
          ...contentType(base, input, body),
          ...placed.headers,
          ...carried.headers,
        },
        { ...input.headers, ...cookies(placed.headers, carried.headers, input.headers) },
      ),
      body,
    };
  }

  /** Expands the values of fixtures; a name in the path that only this request has is in use nowhere. */
  #expandAll(values: readonly [string, Json][]): Map<string, Json> {
    return new Map(
      values.map(([key, value]) => {
        const text = JSON.stringify(value);
        const expanded = this.#fresh.expand(text);
        if (expanded === text) return [key, value];
        const own = JSON.parse(expanded) as Json;
        if (key.startsWith('path ')) this.guard.addUnused(own);
        return [key, own];
      }),
    );
  }

  /**
   * Why no credential can be sent: several would need one header, or only the user knows how an undefined scheme is
   * sent.
   */
  #credentialProblem({ id, security: { alternatives, optional, unknown } }: Operation): string | undefined {
    if (!optional && alternatives.length > 0 && alternatives.every(clashes))
      return `${id} asks for credentials together that would stand in one header, which no request carries`;
    if (unknown.length === 0 || alternatives.length > 0 || optional) return undefined;
    if (Object.keys(this.#headers).length > 0) return undefined;
    const names = [...new Set(unknown)].map((name) => `"${name}"`).join(' and ');
    return `${id} asks for the security scheme ${names}, which the description does not define; define it under components.securitySchemes, or give a header with --header`;
  }

  /** A body from the fixtures is not changed. */
  #withName(
    operation: Operation,
    base: BaseRequest,
    body: Json | undefined,
    path: ReadonlyMap<string, Json>,
  ): Json | undefined {
    const provided = this.fixtures.requests[operation.id];
    return provided?.body === undefined ? this.#fresh.body(operation, base, body, path) : body;
  }

  /** A value may make the path match another operation, as `1.5` does where `/{id}.{format}` exists. */
  #otherPath({ path }: Operation, placed: string): string | undefined {
    if (!path.includes('{')) return undefined;
    const match = matchOperation(this.document, '', placed);
    return match === undefined || match.path === path ? undefined : match.path;
  }

  /**
   * Sends one request within the budget.
   * @throws WriteNotAllowed; BudgetSpent; TooLong for a response over the size limit.
   */
  async send(request: HttpRequest, budget: Budget = this.budget): Promise<Exchange> {
    this.#assertAllowed(request);
    await this.#lookFirst.before(request, budget);
    this.#assertAllowed(request);
    await budget.take();
    const sent = { ...request, headers: { ...this.#headers, ...request.headers } };
    const at = performance.now();
    const exchange = await this.#sender.send(sent);
    if (exchange.response) {
      this.guard.learn(request, exchange.response, at);
      addIssued(this.secrets, exchange.response);
    }
    if (exchange.tooLong) throw new TooLong(exchange.failure);
    return exchange;
  }

  #assertAllowed(request: HttpRequest): void {
    const reason = this.guard.findReasonAgainst(request);
    if (reason !== undefined) throw new WriteNotAllowed(reason);
  }

  /**
   * Sends a request, and retries up to twice after the `Retry-After` of a 429 or 503.
   * @param passing other temporary statuses, such as a 504
   */
  async sendPatiently(request: HttpRequest, passing: readonly number[] = []): Promise<Exchange> {
    for (let attempt = 0; ; attempt++) {
      const exchange = await this.send(request);
      const status = exchange.response?.status;
      if (attempt === 2 || status === undefined || ![429, 503, ...passing].includes(status)) return exchange;
      if (status === 503 && this.#isOut(request)) return exchange;
      const value = exchange.response?.headers['retry-after'];
      const seconds = value === undefined ? 2 ** attempt : readRetryAfter(value, Date.now());
      if (seconds === undefined || seconds > 65 || seconds * 1000 > this.budget.leftMs) return exchange;
      await pause(seconds * 1000, this.#signal);
    }
  }

  /** Whether the operation's basic request failed with 503 after all retries: its other requests are not retried. */
  #isOut({ method, url }: HttpRequest): boolean {
    const path = url.slice(this.baseUrl.length).split('?')[0] ?? '';
    const operation = matchOperation(this.document, method, path)?.operation;
    return operation !== undefined && this.basicStatus.get(operation.id) === 503;
  }

  /** Sends a request patiently, and while the resource is late polls until it exists or `settleMs` have passed. */
  async sendUntil(
    request: HttpRequest,
    isLate: boolean,
    isThere: (status: number) => boolean,
    passing: readonly number[] = [],
  ): Promise<Exchange> {
    let exchange: Exchange | undefined;
    for await (const _ of poll(isLate ? this.fixtures.settleMs : 0, { signal: this.#signal })) {
      exchange = await this.sendPatiently(request, passing);
      const status = exchange.response?.status;
      if (status === undefined || isThere(status)) break;
    }
    // There is always a first attempt.
    return exchange!;
  }

  /** Status of the newest response of an operation. */
  lastStatus({ id }: Operation): number | undefined {
    return this.#lastStatus.get(id);
  }

  /** Records the response of an operation, for the coverage table. */
  observe(operation: Operation, { response }: Exchange): void {
    if (response === undefined) return;
    if (!this.firstResponses.has(operation.id)) this.firstResponses.set(operation.id, response);
    this.#lastStatus.set(operation.id, response.status);
    this.observed.add(`${operation.id} ${response.status}`);
    if (response.status < 400) return;
    const errors = operation.errors.flatMap((name) => this.document.catalogue.get(name) ?? []);
    const entry = matchEntry(
      this.document,
      errors.filter(({ status }) => status === response.status),
      parseBody(response),
    );
    if (entry) this.observed.add(`${operation.id} ${entry.name}`);
  }

  /** Operations that ask for a credential, and for which the run has none. */
  get withoutCredential(): string[] {
    if (Object.keys(this.#headers).length > 0) return [];
    const valid = this.fixtures.credentials['valid'];
    return this.document.operations
      .filter((operation) => asksForCredential(operation) && !findAlternative(operation, valid))
      .map(({ id }) => id);
  }

  /** Returns every deviation of an exchange. */
  judge(exchange: Exchange, operation: Operation | undefined, expectation: Expectation): Deviation[] {
    const { document, strict } = this;
    return judge(exchange, { document, operation, expectation, secrets: this.#credentials, strict });
  }

  /** Deletes the resources that the run created; after an interruption within a few seconds. */
  async cleanUp(workers: number): Promise<CleanUp> {
    const deadlineMs = this.#signal?.aborted ? INTERRUPTED_CLEAN_UP_MS : CLEAN_UP_MS;
    return cleanUp(this, new Budget({ maxRequests: Infinity, rate: this.#rate, deadlineMs }), workers);
  }

  /** Adds what the end of the run closes, such as a server of a plug-in. */
  onClose(close: () => void): void {
    this.#closers.push(close);
  }

  /** Closes all connections. */
  close(): void {
    this.#sender.close();
    for (const close of this.#closers) close();
  }
}

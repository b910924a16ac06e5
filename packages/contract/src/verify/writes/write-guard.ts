import { isObject, isSafeMethod, METHODS, toHttpMethod, readKeyword } from '@web-data/openapi';
import type { Json, Parameter } from '@web-data/openapi';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { parameterKey } from '../../http/parameters.ts';
import { matchOperation, type Match } from '../../semantics/match-operation.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import { CannotTry } from '../cannot-try.ts';
import { actingRead, changingVerb } from '../../semantics/action-name.ts';
import { CreatedResources } from './created.ts';
import type { WriteMode } from './mode.ts';
import { findPurpose } from '../../semantics/post-purpose.ts';
import { isCollection, isSingleton } from '../../semantics/collections.ts';

/** Thrown instead of sending a write that the mode of a run does not allow. */
export class WriteNotAllowed extends CannotTry {}

/** The options of a run's write guard. */
export interface GuardOptions {
  readonly document: ContractDocument;
  readonly fixtures: Fixtures;
  readonly mode: WriteMode;
  /** URLs below which the document's paths live: that of the service, and those in the fixtures. */
  readonly addresses: readonly string[];
}

/**
 * Decides before a request is sent whether the mode of the run allows it. `own` allows creating a resource, and
 * changing or deleting one that the run created, one below such a resource, one that does not exist, or one that the
 * fixtures name for the operation.
 */
export class WriteGuard {
  readonly created: CreatedResources;
  readonly #options: GuardOptions;
  /** Values of path parameters that the run generated and that no resource has. */
  readonly #unused = new Set<string>();
  /** Values of path parameters in the fixtures, by operation. */
  readonly #named = new Map<string, Set<string>>();

  constructor(options: GuardOptions) {
    this.#options = options;
    this.created = new CreatedResources(options.document);
    const { requests, situations } = options.fixtures;
    for (const [id, { parameters, once }] of Object.entries(requests))
      for (const one of [parameters, ...once.map((each) => each.parameters)]) this.#name(id, one);
    // A situation of every operation names a resource for none of them.
    for (const { operations = [], parameters } of situations)
      for (const id of operations) this.#name(id, parameters);
  }

  /** Records a generated value that no resource has as its name. */
  addUnused(value: Json): void {
    this.#unused.add(String(value));
  }

  /** Records what a request showed, created or deleted, from its response. @param at when it was sent */
  learn(request: HttpRequest, response: HttpResponse, at: number): void {
    const match = this.match(request);
    if (match === undefined) return;
    if (request.method === 'GET') this.created.learnRead(match, response);
    if (isSafeMethod(request.method)) return;
    const options = { chosen: this.isUnused(match), sender: identifySender(match, request) };
    this.created.learn({ match, request, at }, response, options);
  }

  /** Whether the same request, sent once more, may prove that it creates something each time. */
  canConfirmCreation(request: HttpRequest): boolean {
    const match = this.match(request);
    return match !== undefined && this.created.canConfirmCreation({ match, request });
  }

  /** Returns why a request may not be sent, and what would allow it; `undefined` when it may. */
  findReasonAgainst(request: HttpRequest): string | undefined {
    const { mode } = this.#options;
    if (mode === 'all') return undefined;
    const match = this.match(request);
    const { method } = request;
    const label = `${method} ${match?.path ?? 'of a path that is not documented'}`;
    if (isSafeMethod(method) || match?.operation?.safe) {
      const verb = match && method !== 'OPTIONS' ? actingRead(match.path) : undefined;
      return verb && formatReason(label, `: it is called "${verb}"`);
    }
    if (mode === 'none') return `${label} may change something; allow it with --writes`;
    if (match === undefined) return formatReason(label);
    return this.#names(match).length > 0
      ? this.#againstNamed(match, method, label)
      : this.#againstLiteral(match, method, label);
  }

  /** Checks a write on the resource that a path names. */
  #againstNamed(match: Match, method: string, label: string): string | undefined {
    if (this.created.covers(match) || this.#isNoName(match)) return undefined;
    const isInUse = this.created.isInUse(match, (name) => this.isUnusedName(name));
    if (this.isUnused(match) && !isInUse) return undefined;
    const { operation, path } = match;
    if (operation === undefined) return formatReason(label);
    const isEvident = method === 'POST' && findPurpose(this.#options.document, operation) !== undefined;
    if ((!path.endsWith('}') || !isFixed(method)) && !isEvident)
      return formatReason(label, method === 'POST' ? this.#whyNotEvident(match) : '');
    if (this.#isNamed(match, operation.id)) return undefined;
    const why = this.created.isUnconfirmed(match) ? ': it may have existed before the run' : '';
    return formatReason(
      label,
      why,
      `, or name one under requests.${operation.id}.parameters in the fixtures`,
    );
  }

  /** Checks a write on a path without a name: a collection, an action, or a single resource. */
  #againstLiteral(match: Match, method: string, label: string): string | undefined {
    const { path, operation } = match;
    const { document } = this.#options;
    const hasMembers = isCollection(document, path);
    if (method !== 'POST') {
      if (hasMembers) return formatReason(label, ': it is about all of a collection');
      if (operation === undefined && this.#isReadOnly(path)) return undefined;
      return formatReason(label, operation === undefined ? '' : ': there is one of it for all');
    }
    if (operation !== undefined && findPurpose(document, operation) !== undefined) return undefined;
    const verb = changingVerb(path, operation);
    if (verb === undefined && !hasMembers && isSingleton(document, path))
      return formatReason(label, ': there is one of it for all');
    // At a path that is only read, a POST that is not documented could at most add to what is there.
    if (operation === undefined && verb === undefined) return undefined;
    return formatReason(label, this.#whyNotEvident(match));
  }

  #whyNotEvident({ path, operation }: Match): string {
    const verb = changingVerb(path, operation);
    return verb === undefined
      ? ': the description does not show that it only creates a member of a collection, or only reads'
      : `: it is called "${verb.word}"`;
  }

  /** Whether the path has only a POST that reads or calculates: other methods have nothing to change there. */
  #isReadOnly(path: string): boolean {
    const { document } = this.#options;
    return document.operations
      .filter((one) => one.path === path)
      .every((one) => one.method === 'post' && findPurpose(document, one) === 'read');
  }

  /** Values of path parameters that name resources; those of an enum do not. */
  #names(match: Match): { parameter: Parameter; value: Json }[] {
    const { document } = this.#options;
    const operation = match.operation ?? document.operations.find(({ path }) => path === match.path);
    return (operation?.parameters ?? []).flatMap((parameter) => {
      const value = match.parameters.get(parameterKey(parameter));
      if (parameter.in !== 'path' || value === undefined) return [];
      const isWord = ['enum', 'const'].some((name) => readKeyword(parameter.schema, name) !== undefined);
      return isWord ? [] : [{ parameter, value }];
    });
  }

  /** Whether the run took a name for unused. */
  isUnusedName(name: string): boolean {
    return this.#unused.has(name);
  }

  /** Whether the run took a name in the path for unused. */
  isUnused(match: Match): boolean {
    return this.#names(match).some(
      ({ parameter, value }) =>
        this.#unused.has(String(value)) ||
        this.#unused.has(match.segments.get(parameterKey(parameter)) ?? ''),
    );
  }

  /** Whether no resource can have such a name, even for a careless service, which may read `7x` as 7. */
  #isNoName(match: Match): boolean {
    const { schemas } = this.#options.document;
    return this.#names(match).some(({ parameter: { schema }, value }) => {
      const readings = listCarelessReadings(String(value));
      return readings.every((one) => one !== '' && !schemas.accepts(schema, one));
    });
  }

  #isNamed(match: Match, id: string): boolean {
    const named = this.#named.get(id);
    return (
      named !== undefined &&
      this.#names(match).every(({ value }) => named.has(String(value)) || this.#unused.has(String(value)))
    );
  }

  #name(id: string, parameters: Readonly<Record<string, Json | undefined>>): void {
    const operation = this.#options.document.operations.find((one) => one.id === id);
    const known = this.#named.get(id) ?? new Set<string>();
    for (const { name } of (operation?.parameters ?? []).filter((one) => one.in === 'path')) {
      const value = parameters[name];
      if (value !== undefined && !isObject(value)) known.add(String(value));
    }
    this.#named.set(id, known);
  }

  /** Returns the operation and the parameters of a request to the service. */
  match({ method, url }: HttpRequest): Match | undefined {
    const address = this.#options.addresses.find((one) => url.startsWith(`${one}/`));
    if (address === undefined) return undefined;
    return matchOperation(this.#options.document, method, url.slice(address.length).split(/[?#]/u)[0] ?? '');
  }
}

/** Whether OpenAPI has a member for a method; any other may do anything. */
function isFixed(method: string): boolean {
  return METHODS.some((member) => toHttpMethod(member) === method);
}

/** Identifies who asks for which collection: services show others other resources. */
export function identifySender({ operation, path, parameters }: Match, request: HttpRequest): string {
  const keys = (operation?.security.alternatives ?? []).flat().map(({ key }) => key.toLowerCase());
  const query = new URL(request.url).searchParams;
  const credentials = ['authorization', 'cookie', ...keys].map((key) => [
    request.headers[key],
    query.get(key),
  ]);
  return JSON.stringify([path, [...parameters], credentials]);
}

/** Possible readings of an unchecked string: trimmed, in another case, as a number. */
function listCarelessReadings(text: string): Json[] {
  const plain = text.trim();
  const numbers = [Number(plain), Number.parseInt(plain, 10)].filter((number) => Number.isFinite(number));
  return [text, plain, plain.toLowerCase(), plain.toUpperCase(), ...numbers, ...numbers.map(Math.round)];
}

function formatReason(label: string, why = '', remedy = ''): string {
  return `${label} may change what this run did not create${why}; allow it with --writes=all${remedy}`;
}

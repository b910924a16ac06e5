import { canonicalText, type Json, type Node } from '@web-data/openapi';
import type { Exchange, HttpResponse } from '../../http/exchange.ts';
import type { Operation } from '../../openapi/operation.ts';
import { sample } from '../../values/sample.ts';
import type { Session } from '../session.ts';
import { listLikelyValues, listOwnExamples, normalizeText } from './likely-values.ts';
import { listExamples, readListedItem, readReferences } from './others.ts';
import { isAbout, readRejection, type Remark } from './read-rejection.ts';
import { guessPathValues } from './path-values.ts';
import { isAllowed, listShape, listTargets, type Draft, type Target } from './targets.ts';

/** Maximum number of requests to find one that is accepted, the basic one included. */
const MAX_ATTEMPTS = 12;

/** Statuses that reject what a request says; others are about the caller, the moment or the service. */
const REJECTED: ReadonlySet<number> = new Set([400, 404, 409, 422]);

/** A request that a service accepts. */
export interface Found {
  readonly draft: Draft;
  readonly exchange: Exchange;
  /** It has the same members and parameters as the rejected one, only other values. */
  readonly isSameShape: boolean;
}

/** Whether another request may be accepted where this one was not. */
export function isWorthSearching({ status }: HttpResponse): boolean {
  return REJECTED.has(status) || status >= 500;
}

/**
 * Searches a request that the service accepts, after it rejected the basic one or where none could be made because
 * nothing gives the values of its path: with all members, with values that
 * names and descriptions ask for, as the words of each rejection say, with values of a listed resource, and with
 * examples from elsewhere in the description. Ends after {@link MAX_ATTEMPTS} requests.
 */
export async function searchRequest(
  session: Session,
  operation: Operation,
  rejected: HttpResponse | undefined,
): Promise<Found | undefined> {
  const search = new Search(session, operation, rejected);
  for (let attempt = rejected ? 1 : 0; attempt < MAX_ATTEMPTS; attempt++) {
    const draft = await search.next();
    if (draft === undefined) return undefined;
    const exchange = await search.send(draft);
    const status = exchange?.response?.status;
    if (exchange && status !== undefined && status < 300)
      return { draft, exchange, isSameShape: search.isSameShape(draft) };
    // A limit or a lost credential is no statement about the request.
    if (status !== undefined && [401, 403, 429].includes(status)) return undefined;
  }
  return undefined;
}

class Search {
  readonly #session: Session;
  readonly #operation: Operation;
  readonly #basic: Draft;
  readonly #schema: Node | undefined;
  readonly #targets: readonly Target[];
  readonly #tried = new Set<string>();
  readonly #steps: AsyncGenerator<Draft>;
  /** Values that were tried for each member, so that a correction brings another one. */
  readonly #values = new Map<Target, Set<string>>();
  #last: { draft: Draft; response: HttpResponse | undefined };

  constructor(session: Session, operation: Operation, rejected: HttpResponse | undefined) {
    this.#session = session;
    this.#operation = operation;
    const { parameters, body, content } = session.base(operation);
    const guessed = rejected ? new Map<string, Json>() : guessPathValues(session, operation);
    this.#basic = { parameters: new Map([...parameters, ...guessed]), body };
    this.#schema = content?.schema;
    const fixture = session.fixtures.requests[operation.id];
    const isProvided = ({ name }: Target): boolean => fixture?.parameters[name] !== undefined;
    this.#targets = listTargets(
      operation,
      fixture?.body === undefined ? this.#schema : undefined,
      new Set(guessed.keys()),
    ).filter((one) => !isProvided(one));
    this.#last = { draft: this.#basic, response: rejected };
    if (rejected) this.#tried.add(toKey(this.#basic));
    this.#steps = this.#listDrafts();
  }

  /** The next draft that differs from all before and that the description allows. */
  async next(): Promise<Draft | undefined> {
    for (;;) {
      const { value, done } = await this.#steps.next();
      if (done || value === undefined) return undefined;
      const key = toKey(value);
      if (this.#tried.has(key) || !isAllowed(value, this.#schema, this.#operation)) continue;
      this.#tried.add(key);
      return value;
    }
  }

  async send(draft: Draft): Promise<Exchange | undefined> {
    const { body, parameters } = draft;
    const request = await this.#session.prepare(this.#operation, {
      fresh: true,
      parameters,
      ...(body !== undefined && { body }),
    });
    if (typeof request === 'string') return undefined;
    const exchange = await this.#session.sendPatiently(request);
    this.#session.observe(this.#operation, exchange);
    if (exchange.response) this.#last = { draft, response: exchange.response };
    return exchange;
  }

  isSameShape(draft: Draft): boolean {
    const [before, after] = [listShape(this.#basic), listShape(draft)];
    return before.size === after.size && [...before].every((name) => after.has(name));
  }

  async *#listDrafts(): AsyncGenerator<Draft> {
    const full = this.#fill(this.#basic);
    const likely = this.#change(this.#basic, (target) => this.#listLikely(target));
    yield this.#basic;
    yield full;
    yield likely;
    yield this.#change(full, (target) => this.#listLikely(target));
    yield* this.#corrected();
    const item = await readListedItem(this.#session, this.#operation);
    if (item) yield this.#change(this.#last.draft, ({ name }) => [item[name] ?? []].flat() as Json[]);
    const referred = await this.#readReferences();
    const withReferences = this.#change(likely, (target) => referred.get(target) ?? []);
    yield withReferences;
    yield this.#change(withReferences, ({ name }) => listExamples(this.#session.document, name));
    yield* this.#corrected();
  }

  /** Follows the words of each rejection, as long as they ask for something else. */
  async *#corrected(): AsyncGenerator<Draft> {
    for (let step = 0; step < 5; step++) {
      const { draft, response } = this.#last;
      if (response === undefined) return;
      const next = this.#correct(draft, readRejection(response));
      if (toKey(next) === toKey(draft)) return;
      yield next;
    }
  }

  #correct(draft: Draft, remarks: readonly Remark[]): Draft {
    return this.#targets.reduce((changed, target) => {
      const remark = remarks.find((one) => isAbout(one, target.name));
      if (remark === undefined) return changed;
      const current = target.read(changed);
      if (remark.demand === 'remove' && current !== undefined && !target.required)
        return this.#adopt(changed, target.write(changed, undefined));
      return this.#set(changed, target, this.#listLikely(target, remark.text), true);
    }, draft);
  }

  /** Adds every optional member and parameter; optional parameters only where there is no body. */
  #fill(draft: Draft): Draft {
    return this.#targets.reduce((changed, target) => {
      const isLeft = target.in === 'header' || (target.in === 'query' && this.#schema !== undefined);
      if (isLeft || target.read(changed) !== undefined) return changed;
      const likely = [
        ...listOwnExamples(target.schema),
        ...this.#listLikely(target),
        sample(target.schema, this.#session.sampling),
      ];
      return this.#set(changed, target, likely);
    }, draft);
  }

  /** Gives each value that the draft has one that it may have instead, the first that is allowed. */
  #change(draft: Draft, list: (target: Target) => readonly Json[]): Draft {
    return this.#targets.reduce(
      (changed, target) =>
        target.read(changed) === undefined ? changed : this.#set(changed, target, list(target)),
      draft,
    );
  }

  /** Sets the first value that is allowed; a correction only one that was not tried for the target. */
  #set(draft: Draft, target: Target, values: readonly Json[], isCorrection = false): Draft {
    const tried = this.#values.get(target) ?? new Set([canonicalText(target.read(draft))]);
    this.#values.set(target, tried);
    for (const value of values) {
      const text = canonicalText(value);
      if (isCorrection && tried.has(text)) continue;
      const next = this.#adopt(draft, target.write(draft, value));
      if (next === draft) continue;
      tried.add(text);
      return next;
    }
    return draft;
  }

  #adopt(draft: Draft, next: Draft): Draft {
    return isAllowed(next, this.#schema, this.#operation) ? next : draft;
  }

  #listLikely({ name, schema }: Target, text?: string): Json[] {
    const own = listOwnExamples(schema);
    const others = listExamples(this.#session.document, name);
    const likely = listLikelyValues(
      schema,
      { name, ...(text !== undefined && { text }) },
      this.#session.sampling,
    );
    return text === undefined ? [...own, ...likely] : [...likely, ...others];
  }

  async #readReferences(): Promise<Map<Target, Json[]>> {
    const found = new Map<Target, Json[]>();
    for (const target of this.#targets) {
      if (
        /\b(?:ids?|uuids?|refs?|keys?|codes?|names?)$/u.test(normalizeText(target.name)) &&
        !found.has(target)
      )
        found.set(target, await readReferences(this.#session, target.name));
    }
    return found;
  }
}

function toKey({ parameters, body }: Draft): string {
  const values = [...parameters].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(values)} ${canonicalText(body)}`;
}

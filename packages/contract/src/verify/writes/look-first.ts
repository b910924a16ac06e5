import { isObject, readKeyword, type Json } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { type ParameterValues } from '../../http/parameters.ts';
import { parseBody } from '../../http/parse-body.ts';
import { TooLong } from '../../http/read-body.ts';
import type { Match } from '../../semantics/match-operation.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Budget } from '../budget.ts';
import { isLimit } from '../../semantics/filter.ts';
import { nextPage } from '../../semantics/next-page.ts';
import { findList, getItems } from '../../semantics/lists.ts';
import { asSender } from './as-sender.ts';
import type { CleanUpRun } from './clean-up.ts';
import { identifySender } from './write-guard.ts';

/** Maximum number of pages of a list that are read before a POST. */
const MAX_PAGES = 10;

/**
 * Reads what exists before a write, so that nothing of it counts as created: the list of a collection before the first
 * POST whose status does not tell what is new, and the resource of a name that the run took for unused.
 */
export class LookFirst {
  readonly #run: CleanUpRun;
  readonly #looks = new Map<string, Promise<void>>();

  constructor(run: CleanUpRun) {
    this.#run = run;
  }

  /** Waits until what exists is known. @throws BudgetSpent */
  async before(request: HttpRequest, budget: Budget): Promise<void> {
    const { guard } = this.#run;
    const match = guard.match(request);
    if (match?.operation === undefined || match.operation.safe || request.method === 'GET') return;
    if (guard.isUnused(match) && !guard.created.covers(match))
      await this.#once(JSON.stringify([...match.parameters]) + match.path, () =>
        this.#readUnused(match, request, budget),
      );
    const list = request.method === 'POST' ? guard.created.findList(match.operation) : undefined;
    const sender = identifySender(match, request);
    if (list !== undefined) await this.#once(sender, () => this.#readList(list, match, request, budget));
  }

  #once(key: string, look: () => Promise<void>): Promise<void> {
    const known = this.#looks.get(key) ?? look().catch(ignoreTooLong);
    this.#looks.set(key, known);
    return known;
  }

  /** The guard records what a GET finds under each name that was taken for unused. */
  async #readUnused({ path, parameters }: Match, request: HttpRequest, budget: Budget): Promise<void> {
    const gets = this.#run.document.operations.filter(
      (one) =>
        one.method === 'get' && `${path}/`.startsWith(`${one.path}/`) && this.#endsUnused(one, parameters),
    );
    for (const get of gets) {
      const read = await this.#run.prepare(get, { parameters });
      if (typeof read === 'string') continue;
      await this.#run.send(asSender(read, request), budget);
    }
  }

  #endsUnused({ path }: Operation, parameters: ParameterValues): boolean {
    const [, name] = /\{([^}]+)\}$/u.exec(path) ?? [];
    const value = name === undefined ? undefined : parameters.get(`path ${name}`);
    return value !== undefined && this.#run.guard.isUnusedName(String(value));
  }

  async #readList(list: Operation, match: Match, request: HttpRequest, budget: Budget): Promise<void> {
    const { guard } = this.#run;
    let parameters: ParameterValues = new Map(match.parameters);
    for (let page = 0, count = 0; page < MAX_PAGES; page++) {
      const read = await this.#run.prepare(list, { parameters });
      if (typeof read === 'string') return;
      const { response } = await this.#run.send(asSender(read, request), budget);
      const shape = findList(list);
      const items = shape && response && response.status < 300 ? getItems(shape, response) : undefined;
      if (response === undefined || items === undefined) return;
      count += items.length;
      const next = items.length === 0 ? undefined : nextPage(list, parameters, response, items.length);
      if (next === undefined) {
        if (items.length === 0 || !hasMore(list, response, count))
          guard.created.setListed(identifySender(match, request));
        return;
      }
      parameters = new Map([...parameters, ...next]);
    }
  }
}

/** What is too long to be read proves nothing. */
function ignoreTooLong(error: unknown): void {
  if (!(error instanceof TooLong)) throw error;
}

/** Whether a list says that it goes on, although the description does not say how. */
function hasMore(list: Operation, { headers, ...response }: HttpResponse, count: number): boolean {
  if (/rel="?next"?/iu.test(headers['link'] ?? '')) return true;
  const limit = list.parameters.find((one) => one.in === 'query' && isLimit(one));
  const size = limit && readKeyword(limit.schema, 'default');
  if (typeof size === 'number' && count > 0 && count % size === 0) return true;
  const body = parseBody({ headers, ...response });
  return isObject(body) && Object.entries(body).some(([name, value]) => isMore(name, value, count));
}

function isMore(name: string, value: Json | undefined, count: number): boolean {
  if (/^has_?(?:more|next)$/iu.test(name)) return value === true;
  return /^total(?:_?(?:count|items|results))?$/iu.test(name) && typeof value === 'number' && value > count;
}

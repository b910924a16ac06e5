import type { Json } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { parseBody } from '../../judge/check-body.ts';
import { documents } from '../../judge/response-for.ts';
import { matchOperation, type Match } from '../../observe/match-operation.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findProducer, type Producer } from '../producer.ts';

/** A resource that a run created. */
export interface Created {
  /** Path below the base URL: its template, with each name percent-encoded. */
  readonly path: string;
  /** The request that created it: its sender may delete it. */
  readonly request: HttpRequest;
}

/** A path template up to a parameter whose value is in the response of an operation. */
interface Target {
  readonly template: string;
  readonly name: string;
  readonly producer: Producer;
}

/** Stores the resources that a run created, by path. */
export class CreatedResources {
  readonly #document: ContractDocument;
  readonly #targets = new Map<string, Target[]>();
  readonly #created = new Map<string, Created>();
  readonly #deleted = new Set<string>();
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
    const segments = placeOf(match).split('/');
    return segments.some((_, index) => this.#created.has(segments.slice(0, index + 1).join('/')));
  }

  /** Records what a write created or deleted, from its response. @param chosen the run chose an unused name */
  learn(match: Match, request: HttpRequest, response: HttpResponse, chosen: boolean): void {
    const { operation } = match;
    // A redirect may lead to what was there before (RFC 9110, section 15.4.4).
    if (response.status >= 300) return;
    if (request.method === 'DELETE') this.#deleted.add(placeOf(match));
    if (operation === undefined || operation.safe) return;
    if (request.method === 'PUT' && (response.status === 201 || chosen)) this.#add(placeOf(match), request);
    if (request.method === 'POST') this.#learnPost(operation, match, request, response);
  }

  /** Returns the resources that were created and not deleted, the latest first. */
  remaining(): Created[] {
    return [...this.#created.values()].filter(({ path }) => !this.#deleted.has(path)).toReversed();
  }

  #learnPost(operation: Operation, match: Match, request: HttpRequest, response: HttpResponse): void {
    // Where 201 documents a creation, 200 means that the resource existed before.
    if (response.status === 200 && documents(operation, 201)) return;
    const body = parseBody(response);
    const location = resolveLocation(response, request.url);
    const named = (this.#targets.get(operation.id) ?? []).flatMap((target) => {
      const value = target.producer.read(body, location);
      const known = new Map([...match.parameters, [`path ${target.name}`, value ?? null]]);
      return value === undefined || typeof value === 'object' ? [] : (filled(target.template, known) ?? []);
    });
    const led = location === undefined ? undefined : this.#ledTo(location, match, request, response.status);
    const paths = new Set([...named, ...(led === undefined ? [] : [led])]);
    for (const one of paths) this.#add(one, request);
    if (paths.size === 0 && response.status === 201)
      this.unnamed.set(match.path, (this.unnamed.get(match.path) ?? 0) + 1);
  }

  /**
   * The target of `Location`, if the request created it: a path below the collection, or that of a 201. A 202 may lead
   * to what watches the work (RFC 9110, section 15.3.3), wherever that is.
   */
  #ledTo(location: string, match: Match, request: HttpRequest, status: number): string | undefined {
    const { pathname, origin } = new URL(location);
    const sent = new URL(request.url);
    const collection = placeOf(match);
    const base = sent.pathname.slice(0, -Math.max(1, collection.length));
    if (origin !== sent.origin || !pathname.startsWith(`${base}/`)) return undefined;
    const led = matchOperation(this.#document, 'GET', pathname.slice(base.length));
    if (led === undefined || !led.path.endsWith('}')) return undefined;
    const isBelow = placeOf(led).startsWith(`${collection}/`);
    return isBelow || status === 201 ? placeOf(led) : undefined;
  }

  #add(path: string, request: HttpRequest): void {
    this.#deleted.delete(path);
    if (!this.#created.has(path)) this.#created.set(path, { path, request });
  }
}

/**
 * Whether a POST adds to the collection of a resource: one at its path, or one of the same name elsewhere, such as
 * `/boards/{boardId}/cards` for `/cards/{cardId}`. A response may also link to what was there before, such as the
 * customer of an order or the user who signed in.
 */
function isOfCollection(template: string, path: string): boolean {
  const [collection, name] = [template.replace(/[/(][^/(]*\{[^}]*\}[^/]*$/u, ''), path.replace(/\/$/u, '')];
  return collection.split('/').at(-1) === name.split('/').at(-1);
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

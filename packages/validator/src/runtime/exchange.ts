import type { Incoming } from './incoming.ts';
import type { AnyValidated } from './operation-types.ts';

/** A request together with what its host knows of it. */
export interface Exchange {
  incoming: Incoming;
  request: unknown;
  /** Called at most once, when a handler asks for the signal. */
  signal(): AbortSignal;
  /** Whether something else than a reply of ours has gone out; on hosts where a handler can do that. */
  isSent?(): boolean;
}

/** A class, because an object literal with a getter costs a request more than everything that is checked of it. */
export class Context implements AnyValidated {
  readonly operation: string;
  readonly params: AnyValidated['params'];
  readonly query: AnyValidated['query'];
  readonly headers: AnyValidated['headers'];
  readonly cookies: AnyValidated['cookies'];
  readonly body: AnyValidated['body'];
  readonly identity: unknown;
  readonly request: unknown;
  readonly #exchange: Exchange;
  #signal: AbortSignal | undefined;

  constructor(operation: string, value: AnyValidated, exchange: Exchange) {
    this.operation = operation;
    this.params = value.params;
    this.query = value.query;
    this.headers = value.headers;
    this.cookies = value.cookies;
    this.body = value.body;
    this.identity = value.identity;
    this.request = exchange.request;
    this.#exchange = exchange;
  }

  get signal(): AbortSignal {
    return (this.#signal ??= this.#exchange.signal());
  }
}

import type { Incoming } from './incoming.ts';
import type { AnyValidated } from './operation-types.ts';

/** A request with the facts that only its host knows. */
export interface Exchange {
  incoming: Incoming;
  request: unknown;
  /** Called at most once, on the first use of `signal` by a handler. */
  signal(): AbortSignal;
  /** Whether the handler has sent a response itself; set on hosts where a handler can do so. */
  isSent?(): boolean;
}

/** A class, because creating an object literal with a getter takes longer than all checks of the request. */
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

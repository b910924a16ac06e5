import type { Json } from '@web-data/openapi';

/** One error that the API documents: clients recognise it by status and `error` string. */
export interface CatalogueEntry {
  readonly name: string;
  readonly status: number;
  readonly error: string;
  /** `error` may also be a message of its own, such as a validation message. */
  readonly openMessage: boolean;
  /** It may be the response to any well-formed request: its cause is not in the request. */
  readonly situational: boolean;
  readonly retryAfter: boolean;
  readonly group: string | undefined;
  /** Example of `details`; an entry with `details` always names the invalid members. */
  readonly details: Json | undefined;
  readonly code: string | undefined;
  /** Names of headers that every response with this error has, in lower case. */
  readonly headers: readonly string[];
  /** Name of the schema component of its body, for responses that no operation documents. */
  readonly body: string;
  readonly pointer: string;
}

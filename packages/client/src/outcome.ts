import type { Received } from './decode.ts';
import type { WebDataError } from './errors.ts';

/** A request whose body can be sent again. */
export interface Outgoing extends RequestInit {
  method: string;
  headers: Record<string, string>;
}

/** What one attempt ends with. */
export type Outcome = Received | WebDataError;

/** Sends a request once, or takes the answer that is given. */
export type Send = (url: string, init: Outgoing, answer?: Response) => Promise<Outcome>;

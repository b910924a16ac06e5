import type { Identity } from '../../accounts/keys/identity.ts';

/** A request to start a job. */
export interface StartCall<Body> {
  body: Body;
  identity: Identity;
  idempotencyKey: string | undefined;
  requestId: string;
}

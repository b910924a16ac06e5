import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PasskeysAddRequest,
  PasskeysStartResponse,
  SessionCreateByPasskeyRequest,
  SessionStartByPasskeyResponse,
} from '../generated/account/client/index.js';
import { UserError } from './client.ts';

/** Whether the browser supports passkeys. */
export const hasPasskeys: boolean = browserSupportsWebAuthn();

/** Lets the browser create a passkey. @throws {UserError} when it does not */
export async function makePasskey(
  optionsJSON: PasskeysStartResponse['options'],
): Promise<PasskeysAddRequest['credential']> {
  requireHost(optionsJSON.rp.id);
  const credential = await startRegistration({ optionsJSON }).catch(toUserError);
  return { ...credential, clientExtensionResults: {} };
}

/** Lets the browser sign in by a passkey that the person chooses. @throws {UserError} when it does not */
export async function signByPasskey(
  optionsJSON: SessionStartByPasskeyResponse['options'],
): Promise<SessionCreateByPasskeyRequest['credential']> {
  requireHost(optionsJSON.rpId);
  const signed = await startAuthentication({ optionsJSON }).catch(toUserError);
  return { ...signed, clientExtensionResults: {}, response: { userHandle: '', ...signed.response } };
}

function requireHost(host: string): void {
  if (location.hostname !== host)
    throw new UserError(`Passkeys work when the dashboard is opened at ${host} only.`);
}

/** Converts an error of the browser. For privacy, browsers use one error name for many causes. */
function toUserError(error: unknown): never {
  const { name, message, cause } = error as Error & { cause?: { name?: string } };
  const names = new Set([name, cause?.name]);
  if (names.has('InvalidStateError')) throw new UserError('This device has a passkey of yours already.');
  if (names.has('NotAllowedError') || names.has('AbortError'))
    throw new UserError('The browser got no passkey: it was cancelled, or took too long.');
  throw new UserError(`The browser cannot do this. It says: ${message}`);
}

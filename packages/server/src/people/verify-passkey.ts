import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRow } from '../store/tables.ts';
import type { RelyingParty } from './relying-party.ts';

/** Why a passkey does not hold: for the log of the operator, not for who sent it. */
export class PasskeyRejected extends Error {
  override readonly name = 'PasskeyRejected';
}

/** A passkey that a device has made. */
export type NewPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'is_synced'
>;

/** What reads certificates of devices is large, and most starts of a server never need it. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** What was signed, with what the browser saw. */
interface Signed {
  response: { clientDataJSON: string };
}

/** The challenge that a device has signed, before anything of it is believed. @throws {PasskeyRefused} */
export function readChallenge(signed: Signed): string {
  const { challenge } = seenBy(signed);
  if (typeof challenge !== 'string') throw new PasskeyRejected('It has no challenge.');
  return challenge;
}

/** The pages of the dashboard are in no frame; the library lets one pass that the browser does not name. */
function requireNoFrame(signed: Signed): void {
  if (seenBy(signed)['crossOrigin'] === true)
    throw new PasskeyRejected('It was made inside a page of another site.');
}

/**
 * No certificates of devices: they were not asked for (`attestation: 'none'`), and nothing here trusts their makers. The library
 * asks the address that a certificate names whether it was withdrawn: whoever sends one could have this server visit any.
 */
async function requireNoCertificates({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  );
  const format = attestation.get('fmt');
  // A device may vouch for itself with the passkey's own key: then browsers leave that as it is.
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn)
    throw new PasskeyRejected('It brings an attestation that nobody asked for.');
}

function seenBy({ response }: Signed): Record<string, unknown> {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch (cause) {
    throw new PasskeyRejected('What the browser saw is no JSON.', { cause });
  }
}

/** Holds a new passkey against Web Authentication Level 3, section 7.1. @throws {PasskeyRefused} */
export async function verifyNewPasskey(
  response: RegistrationResponseJSON,
  { rpId, origin }: RelyingParty,
): Promise<NewPasskey> {
  requireNoFrame(response);
  await requireNoCertificates(response).catch(rejectCredential);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: readChallenge(response),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(rejectCredential);
  if (!verified) throw new PasskeyRejected('Its signature does not hold.');
  const { credential, credentialBackedUp } = registrationInfo;
  if (credential.id !== response.id) throw new PasskeyRejected('It is named as another one.');
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    is_synced: credentialBackedUp ? 1 : 0,
  };
}

/**
 * Holds a signature against Web Authentication Level 3, section 7.2, and the passkey that it names.
 * @throws {PasskeyRefused} also for a count that is not beyond the last one: then there are two devices with one passkey
 */
export async function verifySignature(
  response: AuthenticationResponseJSON,
  { rpId, origin }: RelyingParty,
  passkey: PasskeyRow,
): Promise<{ counter: number; isSynced: boolean }> {
  requireNoFrame(response);
  const { userHandle } = response.response;
  if (Buffer.from(userHandle ?? '', 'base64url').toString('utf8') !== passkey.person_id)
    throw new PasskeyRejected('It is said to be somebody else’s.');
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: readChallenge(response),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(rejectCredential);
  if (!verified) throw new PasskeyRejected('Its signature does not hold.');
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}

function rejectCredential(cause: Error): never {
  throw new PasskeyRejected(cause.message, { cause });
}

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRow } from '../../platform/store/tables/people.ts';
import type { RelyingParty } from './relying-party.ts';

/** Why a passkey is invalid: for the log of the operator, not for the sender. */
export class PasskeyRejected extends Error {
  override readonly name = 'PasskeyRejected';
}

/** A passkey that a device has created. */
export type NewPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'is_synced'
>;

/** Loaded late: the parser of device certificates is large, and few starts of a server need it. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Signed data of the browser. */
interface Signed {
  response: { clientDataJSON: string };
}

/** Reads the challenge of a signature before it is verified. @throws {PasskeyRejected} when it cannot be read. */
export function readChallenge(signed: Signed): string {
  const { challenge } = seenBy(signed);
  if (typeof challenge !== 'string') throw new PasskeyRejected('It has no challenge.');
  return challenge;
}

/**
 * Rejects a signature from a frame: the dashboard is never in one, and the library accepts a frame that the browser
 * does not mention.
 */
function requireNoFrame(signed: Signed): void {
  if (seenBy(signed)['crossOrigin'] === true)
    throw new PasskeyRejected('It was made inside a page of another site.');
}

/**
 * Rejects certificates of devices: they are not requested (`attestation: 'none'`), and no maker of devices is trusted
 * here. The library would check revocation at the URL in a certificate, so any sender could make this server visit any
 * URL.
 */
async function requireNoCertificates({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  );
  const format = attestation.get('fmt');
  // Browsers pass on an attestation that a device signs with the passkey's own key.
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

/** Verifies a new passkey by Web Authentication Level 3, section 7.1. @throws {PasskeyRejected} when it is invalid. */
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
 * Verifies a signature by Web Authentication Level 3, section 7.2, and by the passkey that it uses.
 * @throws {PasskeyRejected} also for a counter that has not grown, because two devices then have the same passkey
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

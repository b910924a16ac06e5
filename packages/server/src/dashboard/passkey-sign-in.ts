import { api } from '@web-data/dashboard/account';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { CHALLENGE_MS, createChallenge, useChallenge } from '../accounts/people/passkey-challenges.ts';
import type { RelyingParty } from '../accounts/people/relying-party.ts';
import { findPasskey, notePasskeyUse } from '../accounts/people/passkeys.ts';
import { readChallenge, PasskeyRejected, verifySignature } from '../accounts/people/verify-passkey.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { openSession } from './open-session.ts';
import { requireRelyingParty } from './passkey-operations.ts';
import { toSessionState } from './session-state.ts';

type SignInOperation = 'startPasskeySignIn' | 'createSessionByPasskey';

/** Signs in by passkey. The passkey identifies the person. */
export function passkeySignIn(services: AccountServices): Pick<AccountHandlers, SignInOperation> {
  const { store, siem, log } = services;
  return {
    async startPasskeySignIn() {
      const { rpId } = requireRelyingParty(services);
      const challenge = await store.tx((query) => createChallenge(store, query, null));
      const options = { rpId, challenge, timeout: CHALLENGE_MS, userVerification: 'required' } as const;
      return { status: 200, body: { success: true, options } };
    },
    async createSessionByPasskey({ body, request }) {
      const relyingParty = requireRelyingParty(services);
      try {
        const { passkey, use } = await judge(services, body.credential, relyingParty);
        const opened = await openSession(services, request, {
          by: 'passkey',
          find: async (query) =>
            (await notePasskeyUse(query, passkey.id, use)) ? passkey.person_id : undefined,
        });
        if (opened === undefined) throw api.reject('PasskeyInvalid');
        const { identity, cookie } = opened;
        return { status: 200, headers: { 'Set-Cookie': cookie }, body: toSessionState(identity) };
      } catch (error) {
        if (!(error instanceof PasskeyRejected)) throw error;
        const { ip, id: requestId } = request;
        log.info({ reason: error.message, requestId }, 'nobody was signed in by a passkey');
        siem.report({ event: 'sign-in.failed', by: 'passkey', reason: error.message, ip, requestId });
        throw api.reject('PasskeyInvalid');
      }
    },
  };
}

async function judge(
  { store }: AccountServices,
  credential: AuthenticationResponseJSON,
  relyingParty: RelyingParty,
) {
  const challenge = readChallenge(credential);
  const isGood = await store.tx((query) => useChallenge(store, query, challenge, null));
  if (!isGood) throw new PasskeyRejected('Its challenge is none of ours.');
  const passkey = await findPasskey(store, credential.id);
  if (passkey === undefined) throw new PasskeyRejected('Nobody has it.');
  return { passkey, use: await verifySignature(credential, relyingParty, passkey) };
}

import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { CHALLENGE_MS, createChallenge, useChallenge } from '../accounts/people/passkey-challenges.ts';
import { toRelyingParty } from '../accounts/people/relying-party.ts';
import type { RelyingParty } from '../accounts/people/relying-party.ts';
import { addPasskey, listPasskeys, MAX_PASSKEYS, removePasskey } from '../accounts/people/passkeys.ts';
import { readChallenge, PasskeyRejected, verifyNewPasskey } from '../accounts/people/verify-passkey.ts';
import type { PasskeyRow } from '../platform/store/tables/people.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { optionalTime, toIsoTime } from './times.ts';

type PasskeyOperation = 'listPasskeys' | 'startPasskey' | 'addPasskey' | 'removePasskey';

/**
 * Algorithms of keys by their COSE numbers, the best first: Ed25519, ECDSA with P-256, and RSA for devices without the
 * others.
 */
const ALGORITHMS = [-8, -7, -257];

/** Lists, adds and removes the passkeys of a person. */
export function passkeyOperations(services: AccountServices): Pick<AccountHandlers, PasskeyOperation> {
  const { store } = services;
  return {
    async listPasskeys({ identity }) {
      const passkeys = await listPasskeys(store.db, identity.person.id);
      const origin = toRelyingParty(services.origin())?.origin;
      return {
        status: 200,
        body: { success: true, passkeys: passkeys.map(passkeyOf), ...(origin !== undefined && { origin }) },
      };
    },
    async startPasskey({ identity: { person, session } }) {
      const relyingParty = requireRelyingParty(services);
      const known = await listPasskeys(store.db, person.id);
      if (known.length >= MAX_PASSKEYS) throw api.reject('TooManyPasskeys');
      const challenge = await store.tx((query) => createChallenge(store, query, session.id));
      return {
        status: 200,
        body: { success: true, options: creationOf({ relyingParty, person, known, challenge }) },
      };
    },
    addPasskey: (context) => add(services, context),
    async removePasskey({ identity: { person, roles }, params, request: { ip, id: requestId } }) {
      const removed = await store.tx((query) => removePasskey(query, person.id, params.passkeyId));
      if (removed === undefined) throw api.reject('PasskeyNotFound');
      const facts = { actor: person.id, name: removed.name, ip, requestId };
      reportPasskey(services, 'passkey.removed', facts, roles.keys());
      return { status: 200, body: { success: true } };
    },
  };
}

/** @throws {Rejection} where browsers do not offer passkeys */
export function requireRelyingParty({ origin }: Pick<AccountServices, 'origin'>): RelyingParty {
  const relyingParty = toRelyingParty(origin());
  if (relyingParty === undefined) throw api.reject('PasskeysUnavailable');
  return relyingParty;
}

/** The options for the browser: a passkey that is enough to sign in, protected by a finger, a face or a PIN. */
function creationOf({
  relyingParty: { rpId },
  person,
  known,
  challenge,
}: {
  relyingParty: RelyingParty;
  person: { id: string; name: string; email: string | null };
  known: readonly PasskeyRow[];
  challenge: string;
}): components['schemas']['PasskeyCreation'] {
  const { id, name, email } = person;
  return {
    rp: { id: rpId, name: 'Web Data API' },
    user: { id: Buffer.from(id).toString('base64url'), name: email ?? name, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map((row) => ({ id: row.credential_id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

async function add(services: AccountServices, { identity, body, request }: Context<'addPasskey'>) {
  const { store, log } = services;
  const { person, session, roles } = identity;
  const relyingParty = requireRelyingParty(services);
  const { ip, id: requestId } = request;
  try {
    const challenge = readChallenge(body.credential);
    const isGood = await store.tx((query) => useChallenge(store, query, challenge, session.id));
    if (!isGood) throw new PasskeyRejected('Its challenge is not one of this session.');
    const passkey = await verifyNewPasskey(body.credential, relyingParty);
    const name = body.name.trim();
    const added = await store.tx((query) =>
      addPasskey(store, query, { ...passkey, person_id: person.id, name }),
    );
    if (added === 'full') throw api.reject('TooManyPasskeys');
    if (added === 'known') throw new PasskeyRejected('Somebody has it already.');
    reportPasskey(services, 'passkey.added', { actor: person.id, name, ip, requestId }, roles.keys());
    return { status: 200, body: { success: true, passkey: passkeyOf(added) } } as const;
  } catch (error) {
    if (!(error instanceof PasskeyRejected)) throw error;
    log.info({ reason: error.message, requestId }, 'a passkey was not added');
    throw api.reject('PasskeyInvalid');
  }
}

/** Reports a passkey to the operator once, and to the owners of each team of the person. */
function reportPasskey(
  { siem, securityLog }: AccountServices,
  event: 'passkey.added' | 'passkey.removed',
  { actor, ...facts }: { actor: string; name: string; ip: string; requestId: string },
  teams: Iterable<string>,
): void {
  siem.report({ event, personId: actor, ...facts });
  for (const teamId of teams) securityLog.note({ event, teamId, actor, ...facts });
}

function passkeyOf(row: PasskeyRow): components['schemas']['Passkey'] {
  return {
    id: row.id,
    name: row.name,
    createdAt: toIsoTime(row.created_at),
    ...optionalTime('lastUsedAt', row.last_used_at),
    isSynced: row.is_synced === 1,
  };
}

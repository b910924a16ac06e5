import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { CHALLENGE_MS, createChallenge, useChallenge } from '../people/passkey-challenges.ts';
import { passkeyPlace } from '../people/passkey-place.ts';
import type { PasskeyPlace } from '../people/passkey-place.ts';
import { addPasskey, listPasskeys, MOST_PASSKEYS, removePasskey } from '../people/passkeys.ts';
import { challengeOf, PasskeyRefused, verifyNewPasskey } from '../people/verify-passkey.ts';
import type { PasskeyRow } from '../store/tables.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { optionalTime, timeOf } from './times.ts';

type PasskeyOperation = 'listPasskeys' | 'startPasskey' | 'addPasskey' | 'removePasskey';

/** Kinds of keys, the best first: Ed25519, ECDSA with P-256, RSA for what has no other (their numbers in COSE). */
const ALGORITHMS = [-8, -7, -257];

/** The passkeys of a person. */
export function passkeyOperations(services: AccountServices): Pick<AccountHandlers, PasskeyOperation> {
  const { store } = services;
  return {
    async listPasskeys({ identity }) {
      const passkeys = await listPasskeys(store.db, identity.person.id);
      const origin = passkeyPlace(services.origin())?.origin;
      return {
        status: 200,
        body: { success: true, passkeys: passkeys.map(passkeyOf), ...(origin !== undefined && { origin }) },
      };
    },
    async startPasskey({ identity: { person, session } }) {
      const place = requirePlace(services);
      const known = await listPasskeys(store.db, person.id);
      if (known.length >= MOST_PASSKEYS) throw api.reject('TooManyPasskeys');
      const challenge = await store.tx((query) => createChallenge(store, query, session.id));
      return {
        status: 200,
        body: { success: true, options: creationOf({ place, person, known, challenge }) },
      };
    },
    addPasskey: (context) => add(services, context),
    async removePasskey({ identity: { person, roles }, params, request: { ip, id: requestId } }) {
      const removed = await store.tx((query) => removePasskey(query, person.id, params.passkeyId));
      if (removed === undefined) throw api.reject('PasskeyNotFound');
      const facts = { actor: person.id, name: removed.name, ip, requestId };
      tell(services, 'passkey.removed', facts, roles.keys());
      return { status: 200, body: { success: true } };
    },
  };
}

/** @throws {Rejection} where browsers give no passkeys */
export function requirePlace({ origin }: Pick<AccountServices, 'origin'>): PasskeyPlace {
  const place = passkeyPlace(origin());
  if (place === undefined) throw api.reject('PasskeysUnavailable');
  return place;
}

/** What a browser is asked for: a passkey that signs in by itself, behind a finger, a face or a PIN. */
function creationOf({
  place: { rpId },
  person,
  known,
  challenge,
}: {
  place: PasskeyPlace;
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
  const place = requirePlace(services);
  const { ip, id: requestId } = request;
  try {
    const challenge = challengeOf(body.credential);
    const isGood = await store.tx((query) => useChallenge(store, query, challenge, session.id));
    if (!isGood) throw new PasskeyRefused('Its challenge is not one of this session.');
    const made = await verifyNewPasskey(body.credential, place);
    const name = body.name.trim();
    const added = await store.tx((query) =>
      addPasskey(store, query, { ...made, person_id: person.id, name }),
    );
    if (added === 'full') throw api.reject('TooManyPasskeys');
    if (added === 'known') throw new PasskeyRefused('Somebody has it already.');
    tell(services, 'passkey.added', { actor: person.id, name, ip, requestId }, roles.keys());
    return { status: 200, body: { success: true, passkey: passkeyOf(added) } } as const;
  } catch (error) {
    if (!(error instanceof PasskeyRefused)) throw error;
    log.info({ reason: error.message, requestId }, 'a passkey was not added');
    throw api.reject('PasskeyInvalid');
  }
}

/** To the operator once, and to the owners of each team that the person gets into by it. */
function tell(
  { siem, securityLog }: AccountServices,
  event: 'passkey.added' | 'passkey.removed',
  { actor, ...facts }: { actor: string; name: string; ip: string; requestId: string },
  teams: Iterable<string>,
): void {
  siem.tell({ event, personId: actor, ...facts });
  for (const teamId of teams) securityLog.note({ event, teamId, actor, ...facts });
}

function passkeyOf(row: PasskeyRow): components['schemas']['Passkey'] {
  return {
    id: row.id,
    name: row.name,
    createdAt: timeOf(row.created_at),
    ...optionalTime('lastUsedAt', row.last_used_at),
    isSynced: row.is_synced === 1,
  };
}

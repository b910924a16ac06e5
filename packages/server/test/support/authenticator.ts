import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { certificatesOf } from './attestation.ts';

/** A value of what CBOR has and passkeys need. */
type Cbor = number | string | Buffer | Cbor[] | Map<Cbor, Cbor>;

/** CBOR (RFC 8949) of small values. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(major: number, count: number): Buffer {
  const start = major << 5;
  if (count < 24) return Buffer.from([start | count]);
  if (count < 256) return Buffer.from([start | 24, count]);
  return Buffer.from([start | 25, count >> 8, count & 255]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** What a device or a browser may get wrong, or be made to. */
export interface Twist {
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  challenge?: string;
  /** Count of the signatures. */
  counter?: number;
  /** Presence 1, verification 4. */
  flags?: number;
  userHandle?: string;
  /** Of another passkey. */
  id?: string;
  /** Signs in its place. */
  key?: KeyObject;
  fmt?: string;
  /** Vouches for itself with its own key. */
  isSelfAttested?: boolean;
  /** Is vouched for by certificates, which name this address as that of what was withdrawn. */
  withdrawnAt?: string;
}

/** A device that holds one passkey, by Web Authentication Level 3, section 6: made for the attacks that no browser makes. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id: string = base64url(randomBytes(16));
  readonly #origin: string;
  readonly #rpId: string;
  userHandle = '';
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#rpId = new URL(origin).hostname;
  }

  /** Makes the passkey (`navigator.credentials.create`). */
  create({ challenge, user }: { challenge: string; user: { id: string } }, twist: Twist = {}): object {
    this.userHandle = user.id;
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
    const authData = Buffer.concat([this.#data({ flags: 0x45, ...twist }), attested]);
    const clientDataJSON = this.#clientData('webauthn.create', challenge, twist);
    const [fmt, statement] = this.#attest(authData, clientDataJSON, twist);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', fmt],
      ['attStmt', statement],
      ['authData', authData],
    ]);
    return this.#credential(twist, {
      clientDataJSON,
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  #attest(authData: Buffer, clientDataJSON: string, twist: Twist): [string, Map<Cbor, Cbor>] {
    const { isSelfAttested, withdrawnAt: address } = twist;
    if (!isSelfAttested && address === undefined) return [twist.fmt ?? 'none', new Map()];
    const challenge = sha256(Buffer.from(clientDataJSON, 'base64url'));
    const { publicKey, privateKey } = this.#keys;
    const sig = createSign('sha256').update(authData).update(challenge).sign(privateKey);
    const statement = new Map<Cbor, Cbor>([
      ['alg', -7],
      ['sig', sig],
    ]);
    if (address === undefined) return ['packed', statement];
    return [
      twist.fmt ?? 'android-key',
      statement.set('x5c', certificatesOf({ publicKey, challenge, address })),
    ];
  }

  /** Signs (`navigator.credentials.get`). */
  sign({ challenge }: { challenge: string }, twist: Twist = {}): object {
    if (this.counter > 0) this.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, twist);
    const authData = this.#data({ flags: 5, counter: this.counter, ...twist });
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = createSign('sha256')
      .update(signed)
      .sign(twist.key ?? this.#keys.privateKey);
    return this.#credential(twist, {
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: twist.userHandle ?? this.userHandle,
    });
  }

  #credential({ id = this.id }: Twist, response: object): object {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, twist: Twist): string {
    const { origin = this.#origin, crossOrigin = false } = twist;
    const seen = { type: twist.type ?? type, challenge: twist.challenge ?? challenge, origin, crossOrigin };
    return base64url(JSON.stringify(seen));
  }

  #data({ flags = 5, counter = this.counter, rpId = this.#rpId }: Twist): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}

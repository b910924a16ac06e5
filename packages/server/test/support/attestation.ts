import { createSign, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A value of ASN.1 in DER (X.690): its tag, how long it is, and what it holds. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const integer = (value: number) => der(2, Buffer.from([value]));
const octets = (content: Buffer) => der(4, content);
/** An object identifier by the bytes that it is written with. */
const oid = (hex: string) => der(6, Buffer.from(hex, 'hex'));
const name = (text: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))));
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));

interface Certificate {
  subject: string;
  issuer: string;
  publicKey: KeyObject;
  signer: KeyObject;
  extensions?: Buffer[];
}

/** A certificate (RFC 5280) that is good for a long time. */
function certificate({ subject, issuer, publicKey, signer, extensions = [] }: Certificate): Buffer {
  const [from, until] = ['20200101000000Z', '20991231235959Z'].map((time) => der(0x18, Buffer.from(time)));
  const signed = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name(issuer),
    sequence(from!, until!),
    name(subject),
    publicKey.export({ format: 'der', type: 'spki' }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  );
  const signature = createSign('sha256').update(signed).sign(signer);
  return sequence(signed, ecdsaWithSha256, der(3, Buffer.from([0]), signature));
}

/**
 * The certificates by which a phone vouches for a passkey (Web Authentication Level 3, section 8.4), under a root of one's own:
 * whoever judges the first asks `address` whether it was withdrawn (RFC 5280, section 4.2.1.13).
 */
export function certificatesOf({
  publicKey,
  challenge,
  address,
}: {
  publicKey: KeyObject;
  challenge: Buffer;
  address: string;
}): Buffer[] {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const level = der(0x0a, Buffer.from([1]));
  const described = [integer(3), level, integer(4), level, octets(challenge), octets(Buffer.alloc(0))];
  const place = der(0xa0, der(0xa0, der(0x86, Buffer.from(address))));
  const extensions = [
    sequence(oid('2b06010401d679020111'), octets(sequence(...described, sequence(), sequence()))),
    sequence(oid('551d1f'), octets(sequence(sequence(place)))),
  ];
  const own = { issuer: 'Root', signer: root.privateKey };
  return [
    certificate({ ...own, subject: 'Leaf', publicKey, extensions }),
    certificate({ ...own, subject: 'Root', publicKey: root.publicKey }),
  ];
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };

/**
 * Keeps what must be read again, such as a secret that signs, out of plain sight in the store. With a key it is encrypted
 * (AES-256-GCM), bound to its place; without one it stands as it is, and the store has to be kept as secret as it. What was
 * written without a key is still read once there is one.
 */
export interface Seal {
  /** @param place what the text belongs to; opened with another it is refused. */
  close(text: string, place: string): string;
  /** @throws {Error} when it was closed with another key, or has been changed. */
  open(sealed: string, place: string): string;
}

/** @param key 32 bytes in base64; undefined to encrypt nothing. */
export function sealWith(key: string | undefined): Seal {
  const bytes = key === undefined ? undefined : Buffer.from(key, 'base64');
  return {
    close: (text, place) => (bytes === undefined ? `plain:${text}` : `gcm1:${encrypt(bytes, text, place)}`),
    open(sealed, place) {
      if (sealed.startsWith('plain:')) return sealed.slice('plain:'.length);
      if (bytes === undefined)
        throw new Error('It was sealed with a key, and none is configured: set webhookSealKey.');
      return decrypt(bytes, sealed.slice('gcm1:'.length), place);
    },
  };
}

function encrypt(key: Buffer, text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, TAG).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function decrypt(key: Buffer, sealed: string, place: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), TAG).setAAD(
      Buffer.from(place),
    );
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, cipher.final()]).toString();
  } catch (cause) {
    throw new Error(
      'It was sealed with another key, or changed: set webhookSealKey to the one it was sealed with.',
      {
        cause,
      },
    );
  }
}

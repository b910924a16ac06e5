import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };

/**
 * Encrypts data of the store that must be readable later, such as signing secrets. With a key it uses AES-256-GCM,
 * bound to a context; without one the text is stored in the clear, and the store must be protected accordingly. Text
 * stored without a key can still be read once there is one. Of several keys, the first one encrypts and each one
 * decrypts.
 */
export interface Seal {
  /** @param context the owner of the text; `open` fails with another one. */
  close(text: string, context: string): string;
  /** @throws {Error} when it was closed with another key, or has been changed. */
  open(sealed: string, context: string): string;
  /** Whether it was closed with the first key. */
  isFirst(sealed: string, context: string): boolean;
}

/** @param keys 32 bytes in base64, or several such, separated by commas; undefined to encrypt nothing. */
export function sealWith(keys: string | undefined): Seal {
  const known = keys === undefined ? [] : keys.split(',').map((key) => Buffer.from(key, 'base64'));
  const [first] = known;
  return {
    close: (text, context) =>
      first === undefined ? `plain:${text}` : `gcm1:${encrypt(first, text, context)}`,
    open(sealed, context) {
      if (sealed.startsWith('plain:')) return sealed.slice('plain:'.length);
      if (first === undefined)
        throw new Error('It was sealed with a key, and none is configured: set webhookSealKey.');
      return openedBy(known, sealed, context);
    },
    isFirst: (sealed, context) => first !== undefined && opens(first, sealed, context),
  };
}

function openedBy(keys: readonly Buffer[], sealed: string, context: string): string {
  const causes: unknown[] = [];
  for (const key of keys) {
    try {
      return decrypt(key, sealed.slice('gcm1:'.length), context);
    } catch (cause) {
      causes.push(cause);
    }
  }
  throw new Error(
    'It was sealed with another key, or changed: set webhookSealKey to the one it was sealed with.',
    { cause: causes[0] },
  );
}

function opens(key: Buffer, sealed: string, context: string): boolean {
  try {
    openedBy([key], sealed, context);
    return true;
  } catch {
    return false;
  }
}

function encrypt(key: Buffer, text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, TAG).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function decrypt(key: Buffer, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), TAG).setAAD(
    Buffer.from(context),
  );
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, cipher.final()]).toString();
}

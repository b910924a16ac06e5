import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { ParseError } from '../../errors.ts';
import { decodeText, EMPTY } from '../../text/decode-text.ts';
import type { DecodedText } from '../../text/decode-text.ts';
import { repairLatin1 } from '../../text/encodings.ts';

/** Max nesting depth of messages. */
const MAX_NESTING = 32;
/** Max bytes of the header of a message. */
const MAX_HEAD_BYTES = 1_048_576;

/** A message, and the encoding of the parts that name none. */
export type Mail = Email & Pick<DecodedText, 'warning'> & { encoding?: string | undefined };

/** Parses a message. Text whose encoding is not named, or named wrongly, is read as what its bytes look like. */
export async function parseMail(bytes: Uint8Array): Promise<Mail> {
  const mail = await parseMime(bytes);
  if (isReadable(mail)) return mail;
  const { text, encoding, warning } = decodeText(bytes) ?? EMPTY;
  if (encoding.startsWith('utf-')) return { ...mail, warning };
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  // Other parts than these would be read wrongly as Unicode.
  const hasNamed = [...text.matchAll(NAMED)].some(([, label]) => !UNNAMED.test(label!));
  const head = new TextEncoder().encode(text.slice(0, end));
  const body = hasNamed
    ? bytes.subarray(findBody(bytes))
    : new TextEncoder().encode(text.slice(end).replaceAll(NAMED, ''));
  return { ...(await parseMime(Buffer.concat([head, body]))), encoding, warning };
}

/** A parameter that names an encoding, and names that say nothing. */
const NAMED = /;\s*charset\s*=\s*"?([^\s";]+)"?/gi;
const UNNAMED = /^(?:us-ascii|utf-?8|unknown(?:-8bit)?|x-unknown|x-user-defined|binary|default)$/i;

async function parseMime(bytes: Uint8Array): Promise<Email> {
  const mail = await PostalMime.parse(bytes, {
    maxNestingDepth: MAX_NESTING,
    maxHeadersSize: MAX_HEAD_BYTES,
  }).catch((cause: unknown) => {
    throw new ParseError('Damaged', 'The message is damaged, or nested too deeply.', { cause });
  });
  return {
    ...mail,
    ...(mail.subject !== undefined && { subject: repairLatin1(mail.subject) }),
    ...(mail.text !== undefined && { text: repairLatin1(mail.text) }),
    ...(mail.html !== undefined && { html: repairLatin1(mail.html) }),
  };
}

/** Whether a message has no bytes that are no text in its encodings, and no escape sequences of ISO-2022-JP. */
function isReadable({ subject, text, html, from, attachments }: Email): boolean {
  const names = attachments.map(({ filename }) => filename);
  return [subject, text, html, from?.name, ...names].every((one) => !hasBroken(one ?? ''));
}

function hasBroken(text: string): boolean {
  return text.includes('\uFFFD') || text.includes('\u001B$');
}

/** Index of the empty line that ends the header. */
function findBody(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = ['\r\n\r\n', '\n\n'].map((end) => file.indexOf(end)).filter((at) => at !== -1);
  return ends.length === 0 ? bytes.length : Math.min(...ends);
}

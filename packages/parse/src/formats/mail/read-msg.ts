import { createRequire } from 'node:module';
import type { decompressRTF as Decompress } from '@kenjiuno/decompressrtf';
import type MsgReaderModule from '@kenjiuno/msgreader';
import type { FieldsData } from '@kenjiuno/msgreader';
import { ParseError } from '../../errors.ts';
import type { FileContent } from '../../file-content.ts';
import { decodeText } from '../../text/decode-text.ts';
import { readRtf } from '../rtf/read-rtf.ts';
import { writeMail } from './write-mail.ts';
import type { Person } from './write-mail.ts';

/** Max bytes of RTF, decompressed. */
const MAX_RTF_BYTES = 16_777_216;

/**
 * Reads a message of Outlook (MS-OXMSG). Of its bodies the HTML is displayed, else the text, else the RTF.
 * @throws {ParseError} `Damaged`
 */
export async function readMsg(bytes: Uint8Array): Promise<FileContent> {
  const fields = readFields(bytes);
  const { subject, senderName, senderSmtpAddress, senderEmail, recipients = [], attachments = [] } = fields;
  const list = (type: 'to' | 'cc'): Person[] =>
    recipients
      .filter(({ recipType = 'to' }) => recipType === type)
      .map(({ name, smtpAddress, email }) => ({ name, address: readAddress(smtpAddress, email) }));
  const files = attachments.filter(({ attachmentHidden }) => attachmentHidden !== true);
  const mail = {
    subject,
    from: { name: senderName, address: readAddress(senderSmtpAddress, senderEmail) },
    to: list('to'),
    cc: list('cc'),
    date: toIsoDate(fields.messageDeliveryTime ?? fields.clientSubmitTime),
    // Another message in it has a name and no file name.
    files: files.flatMap(({ fileName, name, pidContentId }) =>
      pidContentId && isPicture(fileName) ? [] : (fileName ?? name ?? []),
    ),
    inline: [],
  };
  const html = fields.bodyHtml ?? decodeHtml(fields);
  if (html !== undefined) return writeMail({ ...mail, html });
  if (fields.body?.trim() || fields.compressedRtf === undefined)
    return writeMail({ ...mail, text: fields.body });
  const rtf = await readRtf(decompress(fields.compressedRtf));
  const content = writeMail({ ...mail, html: rtf.html });
  return { ...content, warnings: [...(content.warnings ?? []), ...(rtf.warnings ?? [])] };
}

function readFields(bytes: Uint8Array): FieldsData {
  // Loaded on first use, as few files are of this type.
  const require = createRequire(import.meta.url);
  const { default: MsgReader } = require('@kenjiuno/msgreader') as typeof MsgReaderModule;
  const fields = new MsgReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)).getFileData();
  if (fields.error === undefined) return fields;
  throw new ParseError('Damaged', 'The message is damaged: it cannot be read.');
}

/** Within an organization an address is a path of X.500, which says nothing to others. */
function readAddress(...addresses: (string | undefined)[]): string | undefined {
  return addresses.find((one) => one?.includes('@'));
}

/** HTML is stored as bytes, in the encoding that the message or the HTML itself names. */
function decodeHtml({ html, internetCodepage }: FieldsData): string | undefined {
  if (html === undefined) return undefined;
  const label = internetCodepage === undefined ? undefined : CODE_PAGES[internetCodepage];
  return label === undefined ? decodeText(html)?.text : new TextDecoder(label).decode(html);
}

/** Encodings of HTML by their code page of Windows; all others are detected. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20_866: 'koi8-r',
  28_591: 'windows-1252',
  50_220: 'iso-2022-jp',
  51_932: 'euc-jp',
  54_936: 'gb18030',
  65_001: 'utf-8',
  ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [1250 + at, `windows-${1250 + at}`])),
};

function decompress(compressed: Uint8Array): Uint8Array {
  // The header names the size (MS-OXRTFCP 2.1.3.1).
  const size = Buffer.from(compressed).readUInt32LE(4);
  if (size > MAX_RTF_BYTES) throw new ParseError('TooLarge', 'The text of the message unfolds to too much.');
  const require = createRequire(import.meta.url);
  const { decompressRTF } = require('@kenjiuno/decompressrtf') as { decompressRTF: typeof Decompress };
  return Uint8Array.from(decompressRTF([...compressed]));
}

function isPicture(name: string = ''): boolean {
  return /\.(?:png|jpe?g|gif|bmp|webp)$/i.test(name);
}

function toIsoDate(date: string | undefined): string | undefined {
  const at = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

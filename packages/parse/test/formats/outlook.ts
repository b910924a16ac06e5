import { CFB } from '@e965/xlsx';

/** Tags of properties (MS-OXPROPS), each with its type. */
export const TAGS = {
  subject: '0037001F',
  sender: '0C1A001F',
  senderAddress: '0C1F001F',
  senderSmtp: '5D01001F',
  text: '1000001F',
  html: '10130102',
  codePage: '3FDE0003',
  sent: '00390040',
  name: '3001001F',
  smtp: '39FE001F',
  recipientType: '0C150003',
  fileName: '3707001F',
  content: '37010102',
  contentId: '3712001F',
  compressedRtf: '10090102',
} as const;

/** Properties of an object by their tags in hexadecimal (MS-OXPROPS): a string, bytes, or a whole number. */
type Properties = Readonly<Record<string, string | Uint8Array | number>>;

interface Parts {
  properties: Properties;
  recipients?: readonly Properties[];
  attachments?: readonly Properties[];
}

/** Writes a message (MS-OXMSG 2). */
export function writeMessage({ properties, recipients = [], attachments = [] }: Parts): Uint8Array {
  const file = CFB.utils.cfb_new();
  const add = (folder: string, own: Properties, headBytes: number): void => {
    const entries = [Buffer.alloc(headBytes)];
    for (const [tag, value] of Object.entries(own)) {
      const entry = Buffer.alloc(16);
      entry.writeUInt32LE(Number.parseInt(tag, 16));
      entry.writeUInt32LE(6, 4);
      if (tag.endsWith('0040')) entry.writeBigUInt64LE(BigInt(value as number), 8);
      else if (typeof value === 'number') entry.writeUInt32LE(value, 8);
      else {
        const bytes = typeof value === 'string' ? Buffer.from(value, 'utf16le') : value;
        entry.writeUInt32LE(bytes.length + (typeof value === 'string' ? 2 : 0), 8);
        CFB.utils.cfb_add(file, `${folder}/__substg1.0_${tag}`, bytes);
      }
      entries.push(entry);
    }
    CFB.utils.cfb_add(file, `${folder}/__properties_version1.0`, Buffer.concat(entries));
  };
  add('', properties, 32);
  for (const [index, own] of recipients.entries()) add(`/__recip_version1.0_#0000000${index}`, own, 8);
  for (const [index, own] of attachments.entries()) add(`/__attach_version1.0_#0000000${index}`, own, 8);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}

/** A time as Windows counts it: in 100 ns since 1601. */
export const fileTime = (iso: string): number => (Date.parse(iso) + 11_644_473_600_000) * 10_000;

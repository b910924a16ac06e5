import { toJson, type CreateItemWriter } from './item-writer.ts';
import { isJsonType } from './media-type.ts';

/** How parts are written by their position (OpenAPI 3.2, Encoding By Position). */
export interface PartEncodings {
  /** Of the first parts, in order. */
  readonly prefix?: readonly PartEncoding[];
  /** Of all further parts. */
  readonly item?: PartEncoding;
}

/** The media type of a part, and the encodings of the parts that it consists of. */
export interface PartEncoding extends PartEncodings {
  readonly type?: string;
}

/**
 * The parts of a multipart body (RFC 2046, section 5.1): a `Blob` as it is, a text as it is where its encoding says so,
 * a list as the parts of a part where that is one of `multipart/*`, and any other item as JSON.
 */
export function partWriter(type: string, encodings: PartEncodings = {}): CreateItemWriter {
  return () => {
    const boundary = crypto.randomUUID();
    let count = 0;
    return {
      type: `${type}; boundary=${boundary}`,
      async write(item) {
        const { type: media, body } = await toPart(item, encodings.prefix?.[count] ?? encodings.item ?? {});
        count += 1;
        const head = `--${boundary}\r\ncontent-type: ${media}\r\n\r\n`;
        return toBytes([head, body, '\r\n']);
      },
      end: `--${boundary}--\r\n`,
    };
  };
}

type PartBody = string | Blob | Uint8Array<ArrayBuffer>;

interface Part {
  readonly type: string;
  readonly body: PartBody;
}

/** @throws TypeError for an item that its encoding cannot express */
async function toPart(item: unknown, { type = '', ...nested }: PartEncoding): Promise<Part> {
  if (item instanceof Blob) return { type: item.type || type || 'application/octet-stream', body: item };
  if (/^multipart\//i.test(type)) return toNested(item, type, nested);
  if (type === '' || isJsonType(type))
    return { type: type || 'application/json', body: toJson(item, 'A part') };
  if (typeof item === 'string') return { type, body: item };
  throw new TypeError(`A part of ${type} must be a text or a Blob.`);
}

async function toNested(item: unknown, type: string, encodings: PartEncodings): Promise<Part> {
  if (!Array.isArray(item)) throw new TypeError(`A part of ${type} must be a list of its parts.`);
  const writer = partWriter(type, encodings)();
  const parts: PartBody[] = [];
  for (const one of item) parts.push((await writer.write(one)) as PartBody);
  return { type: writer.type, body: await toBytes([...parts, writer.end!]) };
}

async function toBytes(parts: PartBody[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

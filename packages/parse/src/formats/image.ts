import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { MAX_PIXELS } from '../bounds.ts';
import { ParseError } from '../errors.ts';
import type { FileContent } from '../file-content.ts';
import { Ledger } from '../ledger.ts';
import { Recogniser } from './pdf/ocr.ts';
import { toHtml } from './pdf/to-html.ts';

/** Reads an image of text by recognizing its characters. @throws {ParseError} `TooLarge` before the image is decoded */
export async function readImage(bytes: Uint8Array): Promise<FileContent> {
  const { width, height } = sizeOf(bytes);
  if (width * height > MAX_PIXELS)
    throw new ParseError('TooLarge', `The picture has ${width} × ${height} pixels, more than ${MAX_PIXELS}.`);
  if (!isFullPage(bytes)) throw new ParseError('Damaged', 'The picture is broken off: its end is missing.');
  const recogniser = new Recogniser();
  try {
    const ledger = new Ledger();
    const html = toHtml(await recogniser.read(await onWhite(bytes), ledger));
    return { html, metadata: { numPages: 1 }, ledger };
  } finally {
    await recogniser.close();
  }
}

/** Converts an image to PNG, with a white background instead of transparency. */
async function onWhite(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const image = await loadImage(bytes);
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, image.width, image.height);
    context.drawImage(image, 0, 0);
    return canvas.toBuffer('image/png');
  } catch (cause) {
    throw new ParseError('Damaged', 'The picture is damaged: it cannot be shown.', { cause });
  }
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch (cause) {
    throw new ParseError('Damaged', 'The picture is damaged: its size cannot be found.', { cause });
  }
}

/** First and last bytes of each format; bytes after the end marker are allowed. */
const ENDS = [
  { begins: Buffer.from('89504e470d0a1a0a', 'hex'), ends: Buffer.from('IEND') },
  { begins: Buffer.from('ffd8ff', 'hex'), ends: Buffer.from('ffd9', 'hex') },
];
const LAST_BYTES = 65_536;

/** False for a truncated image, whose visible part could pass for all of it. */
function isFullPage(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = ENDS.find(({ begins }) => file.subarray(0, begins.length).equals(begins));
  return kind === undefined || file.subarray(-LAST_BYTES).includes(kind.ends);
}

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { MAX_PIXELS } from '../bounds.ts';
import { ParseError } from '../errors.ts';
import type { FileContent } from '../file-content.ts';
import { Recogniser } from '../ocr/recognise.ts';
import { toHtml } from './pdf/to-html.ts';

/** A picture of text, by recognition of its characters. @throws {ParseError} `TooLarge` before anything of it unfolds */
export async function readImage(bytes: Uint8Array): Promise<FileContent> {
  const { width, height } = sizeOf(bytes);
  if (width * height > MAX_PIXELS)
    throw new ParseError('TooLarge', `The picture has ${width} × ${height} pixels, more than ${MAX_PIXELS}.`);
  const recogniser = new Recogniser();
  try {
    return { html: toHtml(await recogniser.read(await onWhite(bytes))), metadata: { numPages: 1 } };
  } finally {
    await recogniser.close();
  }
}

/** As one kind of picture, without anything to see through. */
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

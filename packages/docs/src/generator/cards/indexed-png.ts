import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

/**
 * A PNG (ISO/IEC 15948) of opaque pixels, four bytes each, in the nearest of 16 colours: an eighth of the bytes that the
 * pixels have, before they are compressed.
 */
export function encodeIndexedPng(
  pixels: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  palette: readonly Colour[],
): Buffer {
  if (palette.length > 16) throw new Error(`Four bits tell 16 colours apart, not ${palette.length}.`);
  const nearest = nearestIn(palette);
  // Each row begins with its filter type, which is 0 (none).
  const row = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * row + 1 + (x >> 1);
      rows[at] = rows[at]! | (nearest(pixels, (y * width + x) * 4) << (x % 2 === 0 ? 4 : 0));
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Finds the colour of the palette that is nearest to a pixel, once for all pixels of its colour. */
function nearestIn(palette: readonly Colour[]): (pixels: Uint8ClampedArray, at: number) => number {
  const known = new Map<number, number>();
  return (pixels, at) => {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = (red << 16) | (green << 8) | blue;
    const found = known.get(key);
    if (found !== undefined) return found;
    const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    const index = distances.indexOf(Math.min(...distances));
    known.set(key, index);
    return index;
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

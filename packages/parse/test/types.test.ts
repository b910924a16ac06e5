import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { readFile } from '../src/read-file.ts';

/** Types of which the corpus has no file, by their content and by what is claimed. */
const options = { mode: 'auto', maxPages: 10 } as const;
const text = new TextEncoder();

test.each([
  ['plan.md', '# Plan\n\n- one\n- two\n', 'text/markdown', '<h1>Plan</h1>'],
  ['plan.markdown', 'No sign of it.', 'text/markdown', '<p>No sign of it.</p>'],
  ['plan.txt', 'One.\nTwo.\n\nThree & four.', 'text/plain', '<p>One.<br>Two.</p>\n<p>Three &amp; four.</p>'],
  [
    'plan.json',
    '{"price":"<20>"}',
    'application/json',
    '<pre>{&quot;price&quot;:&quot;&lt;20&gt;&quot;}</pre>',
  ],
  ['plan.xml', '<?xml version="1.0"?><plan>20</plan>', 'application/xml', '&lt;plan&gt;20&lt;/plan&gt;'],
  ['plan.htm', '<!doctype html><h1>Plan</h1>', 'text/html', '<h1>Plan</h1>'],
])('%s is read as what it is', async (fileName, content, contentType, html) => {
  const read = await readFile(text.encode(content), { fileName }, options);
  expect(read.contentType).toBe(contentType);
  expect(read.html).toContain(html);
  expect(read.warnings).toEqual([]);
});

test.each([
  ['image/webp', async () => canvasOf('Plans').encode('webp')],
  ['image/bmp', async () => bitmapOf('Plans')],
] as const)('the text of a picture is read from %s', async (contentType, picture) => {
  const read = await readFile(await picture(), {}, options);
  expect(read.contentType).toBe(contentType);
  expect(read.html).toContain('Plans');
});

function canvasOf(word: string): Canvas {
  const canvas = createCanvas(320, 80);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 320, 80);
  context.fillStyle = '#000';
  context.font = '40px sans-serif';
  context.fillText(word, 40, 55);
  return canvas;
}

/** Uncompressed, 24 bits a pixel, its lines from below. */
function bitmapOf(word: string): Uint8Array {
  const { width, height } = canvasOf(word);
  const { data } = canvasOf(word).getContext('2d').getImageData(0, 0, width, height);
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + width * height * 3, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + x) * 4;
      pixels.set([data[from + 2]!, data[from + 1]!, data[from]!], (y * width + x) * 3);
    }
  return Buffer.concat([header, pixels]);
}

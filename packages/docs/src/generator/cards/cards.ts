import type * as CanvasModule from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { readPacked, typeface } from '../assets.ts';
import { type Page, cardPath, cardSize, SHARED_CARDS } from '../content/page.ts';
import type { Site } from '../render/layout.ts';
import { mix, readColour } from '../contrast.ts';
import { loadOptional } from '../optional.ts';
import { plain } from '../render/plain.ts';
import { getAccent, ownTheme } from '../theme.ts';
import type { Theme } from '../theme.ts';
import type { Colour } from './indexed-png.ts';
import { encodeIndexedPng } from './indexed-png.ts';

/** The colours of the site's dark theme, besides its accent. */
const neutral = { paper: '#101513', line: '#24302b', ink: '#e4e8e3', soft: '#a0aaa3' };
type Colours = typeof neutral & { accent: string };
const margin = 88;

/** Draws the cards of all pages, by file: the title on the contours of a map, in the typeface of the site. */
export function drawCards(
  site: Pick<Site, 'pages' | 'title' | 'version'>,
  theme: Theme = ownTheme,
): Map<string, Uint8Array> {
  const canvas = loadOptional<Canvas>('@napi-rs/canvas');
  const { headings = typeface['source-serif-4.woff2'] } = theme.typefaces;
  canvas.GlobalFonts.registerFromPath(
    headings === 'system' ? typeface['source-serif-4.woff2'] : headings,
    family,
  );
  const colours = { ...neutral, accent: getAccent(theme, 'dark') };
  const files = new Map<string, Uint8Array>();
  for (const page of site.pages)
    if (!files.has(cardPath(page)))
      files.set(cardPath(page), draw(canvas, colours, textOf(page, site), `${site.title} ${site.version}`));
  return files;
}

type Canvas = typeof CanvasModule;
const family = 'Card of the site';

interface CardText {
  above: string;
  title: string;
  below: string;
}

function textOf({ path, section, title, description, endpoint }: Page, site: { title: string }): CardText {
  if (path === '') return { above: 'Documentation', title: site.title, below: plain(description) };
  if (SHARED_CARDS.has(section)) return { above: 'Documentation', title: section, below: '' };
  return {
    above: section,
    title: plain(title),
    below: endpoint ? `${endpoint.method} ${endpoint.path}` : plain(description),
  };
}

function draw(canvas: Canvas, colours: Colours, { above, title, below }: CardText, name: string): Uint8Array {
  const { width, height } = cardSize;
  const context = canvas.createCanvas(width, height).getContext('2d');
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);
  drawContours(canvas, context);
  write(context, above, { at: 132, size: 34, colour: colours.accent, lines: 1 });
  const end = write(context, title, { at: 240, size: 82, colour: colours.ink, lines: 2 });
  write(context, below, { at: end + 76, size: 36, colour: colours.soft, lines: 2 });
  write(context, name, { at: height - 64, size: 30, colour: colours.soft, lines: 1 });
  return encodeIndexedPng(context.getImageData(0, 0, width, height).data, cardSize, palette(colours));
}

/** The background, and each other colour in the steps needed for antialiased edges. */
function palette(colours: Colours): Colour[] {
  const steps = { line: 2, soft: 4, accent: 4, ink: 5 } as const;
  const mixed = Object.entries(steps).flatMap(([name, count]) => {
    const colour = colours[name as keyof typeof steps];
    return Array.from({ length: count }, (_, step) =>
      readColour(mix(colours.paper, colour, (step + 1) / count)),
    );
  });
  return [readColour(colours.paper), ...mixed];
}

let contours: CanvasModule.Path2D | undefined;

function drawContours({ Path2D }: Canvas, context: SKRSContext2D): void {
  const lines = /\sd="([^"]+)"/.exec(readPacked('contours.svg'))?.[1]?.match(/M[^M]+/g) ?? [];
  contours ??= new Path2D(lines.filter((_, index) => index % 2 === 0).join(''));
  context.save();
  context.translate(420, -60);
  context.scale(1.15, 1.15);
  context.strokeStyle = neutral.line;
  context.lineWidth = 1.5;
  context.stroke(contours);
  context.restore();
}

interface Style {
  /** Position of the first line, in pixels from the top. */
  at: number;
  size: number;
  colour: string;
  lines: number;
}

/** Writes a text in a limited number of lines, cut with an ellipsis, and returns the position of the last one. */
function write(context: SKRSContext2D, text: string, { at, size, colour, lines }: Style): number {
  context.font = `500 ${size}px "${family}"`;
  context.fillStyle = colour;
  const broken = breakLines(
    text,
    lines,
    (line) => context.measureText(line).width <= cardSize.width - 2 * margin,
  );
  for (const [index, line] of broken.entries()) context.fillText(line, margin, at + index * size * 1.15);
  return at + (broken.length - 1) * size * 1.15;
}

/** Breaks a text between words into lines that fit; a text that does not fit ends with an ellipsis. */
export function breakLines(text: string, max: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let rest = text.split(' ');
  while (rest.length > 0 && lines.length < max) {
    const last = lines.length === max - 1;
    let count = rest.length;
    const lineOf = (): string => rest.slice(0, count).join(' ') + (last && count < rest.length ? '…' : '');
    while (count > 1 && !fits(lineOf())) count -= 1;
    lines.push(lineOf());
    rest = rest.slice(count);
  }
  return lines;
}

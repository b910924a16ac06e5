import { escapeHtml } from '../../escape-html.ts';
import type { Block } from '../content/block.ts';
import { drawing } from './state-parts.ts';

/** A message from one part to another, or to itself. */
interface Message {
  from: string;
  to: string;
  label: string;
}

const wide = { name: 'wide', width: 720, head: 150, characters: 60 } as const;
const narrow = { name: 'narrow', width: 340, head: 96, characters: 24 } as const;
/** Heights in px: of the names, of a line of a label, and of an arrow without its label. */
const top = 36;
const line = 17;
const step = 24;

/**
 * Draws a sequence diagram. Its text begins with a caption and the names of the parts, joined by commas; each further
 * line is `A -> B: message`.
 * @throws Error naming the line that is malformed.
 */
export function sequenceFigure(text: string): Block {
  const [caption = '', names = '', ...rest] = text.split('\n').filter((one) => one.trim() !== '');
  const parts = names.split(',').map((name) => name.trim());
  const messages = rest.map((one) => messageOf(one, parts));
  const words = messages.map(({ from, to, label }) => `${from} to ${to}: ${label}`).join('; ');
  return {
    kind: 'figure',
    drawings: [wide, narrow].map((frame) => sequence(frame, parts, messages, words)),
    caption,
    alternative: messages.map(({ from, to, label }) => `- ${from} → ${to}: ${label}`).join('\n'),
  };
}

function messageOf(text: string, parts: readonly string[]): Message {
  const { from, to, label } = /^(?<from>.+?) -> (?<to>.+?): (?<label>.+)$/.exec(text)?.groups ?? {};
  if (
    from === undefined ||
    to === undefined ||
    label === undefined ||
    !parts.includes(from) ||
    !parts.includes(to)
  )
    throw new Error(
      `"${text}" is no line of a sequence: write "A -> B: what is said", of ${parts.join(', ')}.`,
    );
  return { from, to, label };
}

function sequence(
  { name, width, head, characters }: typeof wide | typeof narrow,
  parts: readonly string[],
  messages: readonly Message[],
  words: string,
): string {
  const apart = (width - head) / Math.max(1, parts.length - 1);
  const location = (part: string): number => head / 2 + parts.indexOf(part) * apart;
  let y = top + step;
  const rows = messages.map((message) => {
    const lines = linesOf(message.label, characters);
    const first = y;
    y += lines.length * line + step;
    return { ...message, lines, first, arrow: first + (lines.length - 1) * line + 9 };
  });
  const height = y;
  return drawing(name, [width, height], words, (arrow) => [
    ...parts.map(
      (part) => `<path d="M${location(part)} ${top}V${height}" class="line" stroke-dasharray="3 5"/>`,
    ),
    ...rows.flatMap(({ from, to, lines, first }) => {
      const middle = (location(from) + location(to)) / 2;
      return lines.map((words, index) => label(words, middle, first + index * line, width));
    }),
    ...rows.map(({ from, to, arrow: at }) => arrow(wayOf(location(from), location(to), at))),
    ...parts.map(
      (part) =>
        `<rect x="${location(part) - head / 2 + 1}" y="1" width="${head - 2}" height="${top - 2}" rx="10" class="box"/>` +
        `<text x="${location(part)}" y="${top / 2 + 5}" text-anchor="middle">${escapeHtml(part)}</text>`,
    ),
  ]);
}

/** The path from one line to another, ending at the edge of the other; a message to itself goes out and comes back. */
function wayOf(from: number, to: number, y: number): string {
  if (from === to) return `M${from} ${y - 6}h24v10h-20`;
  return `M${from} ${y}H${to - 3 * Math.sign(to - from)}`;
}

/** Maximum width in px of a character of a label. */
const characterWidth = 7.6;

/** A line of a label, within the drawing. */
function label(text: string, middle: number, y: number, width: number): string {
  const half = (text.length * characterWidth) / 2;
  const x = Math.min(Math.max(middle, half), Math.max(half, width - half));
  return `<text x="${x.toFixed(1)}" y="${y}" text-anchor="middle" class="said">${escapeHtml(text)}</text>`;
}

function linesOf(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < characters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

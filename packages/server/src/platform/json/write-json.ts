import { TimeSlice } from '@web-data/net/pace';
import { jsonPieces } from './json-pieces.ts';

/** Characters after which text becomes bytes. */
const FLUSHED = 65_536;
/** Length of a list or of a text from which on writing takes milliseconds. */
const LARGE_LIST = 1000;
const LARGE_TEXT = 262_144;
/** Levels of objects that are searched for long lists and texts. */
const LEVELS = 3;

/** Whether writing a value as JSON would hold up the event loop. Looks at members, not at the items of lists. */
export function isLarge(value: unknown, levels: number = LEVELS): boolean {
  if (typeof value === 'string') return value.length > LARGE_TEXT;
  if (Array.isArray(value)) return value.length > LARGE_LIST;
  if (typeof value !== 'object' || value === null || levels === 0) return false;
  return Object.values(value).some((member) => isLarge(member, levels - 1));
}

/** Writes JSON, as UTF-8, without holding up the event loop; the team's turns at it are used. */
export async function writeJson(value: unknown, teamId: string): Promise<Uint8Array> {
  const slice = new TimeSlice(teamId);
  const written: Buffer[] = [];
  let text = '';
  for (const piece of jsonPieces(value)) {
    text += piece;
    if (text.length < FLUSHED) continue;
    written.push(Buffer.from(text));
    text = '';
    if (slice.isOver) await slice.next();
  }
  written.push(Buffer.from(text));
  return Buffer.concat(written);
}

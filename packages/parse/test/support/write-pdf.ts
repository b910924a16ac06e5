import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Text with the points from the left and from the foot of its page, and its size; 10 points unless given. */
export type Placed = readonly [text: string, x: number, y: number, size?: number];

/** A PDF of pages of 600 by 800 points. */
export async function writePdf(pages: readonly (readonly Placed[])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const strings of pages) {
    const page = document.addPage([600, 800]);
    for (const [text, x, y, size = 10] of strings) page.drawText(text, { x, y, size, font });
  }
  return document.save();
}

/** Lines below each other from the top, an empty text for a gap; `from` points from the foot. */
export function column(strings: readonly string[], from = 760, spacing = 14): Placed[] {
  return strings.flatMap((text, at) => (text === '' ? [] : [[text, 60, from - at * spacing] as const]));
}

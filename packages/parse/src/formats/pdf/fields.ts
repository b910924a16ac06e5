import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Run } from './run.ts';

/** An annotation as pdfjs reads it (ISO 32000-1, 12.5). */
export interface Annotation {
  subtype?: string;
  url?: string;
  rect?: number[];
  hidden?: boolean;
  annotationFlags?: number;
  fieldType?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string;
  options?: readonly { exportValue: string; displayValue: string }[];
  contentsObj?: { str?: string };
}

/** Flags of annotations that are not displayed: hidden, and not on screen (12.5.3). */
const INVISIBLE = 2 | 32;
/** Size of text in a field, and the height of its lines, in points. */
const SIZE = 10;
const LINE = 12;

/** The text of the annotations of a page. */
export interface Annotations {
  /** Values of form fields and text written on the page, at their positions. */
  runs: Run[];
  /** Notes that readers see when they point at them. */
  notes: string[];
}

/** Reads the values of form fields (12.7), text boxes and notes of a page. */
export function readAnnotations(all: readonly Annotation[], viewport: PageViewport): Annotations {
  const found: Annotations = { runs: [], notes: [] };
  for (const annotation of all) {
    const { subtype, rect, annotationFlags = 0, contentsObj } = annotation;
    if (rect?.length !== 4 || (annotationFlags & INVISIBLE) !== 0) continue;
    if (subtype === 'Widget') found.runs.push(...positionText(fieldText(annotation), rect, viewport));
    else if (subtype === 'FreeText') found.runs.push(...positionText(contentsObj?.str ?? '', rect, viewport));
    else if (subtype !== 'Link' && subtype !== 'Popup' && contentsObj?.str?.trim())
      found.notes.push(contentsObj.str.trim());
  }
  return found;
}

function fieldText({ fieldType, fieldValue, options = [], ...button }: Annotation): string {
  if (fieldType === 'Btn') {
    const { checkBox, radioButton, exportValue, buttonValue } = button;
    if (checkBox) return fieldValue === exportValue ? '☒' : '☐';
    return radioButton ? (fieldValue === buttonValue ? '☒' : '☐') : '';
  }
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return '';
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter(
    (one) => typeof one === 'string',
  );
  return values
    .map((value) => options.find((one) => one.exportValue === value)?.displayValue ?? value)
    .join(', ');
}

/** Positions lines of text in a rectangle of the page; a single line is centred vertically. */
function positionText(text: string, rect: readonly number[], viewport: PageViewport): Run[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const [x1, y1, x2, y2] = viewport.convertToViewportRectangle([...rect]) as [number, number, number, number];
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  const first = lines.length === 1 ? (top + bottom) / 2 + SIZE * 0.35 : top + LINE;
  return lines.map((line, at) => ({
    text: line,
    x: left + 1,
    y: first + at * LINE,
    width: Math.min(right - left, line.length * SIZE * 0.5),
    size: SIZE,
    isMono: false,
    isBold: false,
  }));
}

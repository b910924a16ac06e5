/** Text of one font in one place, in points from the left and the top of its page. */
export interface Run {
  text: string;
  x: number;
  /** Its base line. */
  y: number;
  width: number;
  size: number;
  isMono: boolean;
  isBold: boolean;
  /** The mark that the structure of a tagged document calls it by. */
  id?: string;
  /** The address that it links to. */
  href?: string;
}

/** Text without a wide gap inside. */
export interface Cell {
  runs: Run[];
  x: number;
  right: number;
}

/** Text on one base line. */
export interface Line {
  cells: Cell[];
  y: number;
  /** Size of most of its text. */
  size: number;
  /** Whether all of it is bold. */
  isBold: boolean;
}

/** The text of runs beside each other, with the spaces that their places show. */
export function joinRuns(runs: readonly Run[]): string {
  let text = '';
  let right = Number.NaN;
  for (const run of runs) {
    const isApart = run.x - right > run.size * 0.15;
    if (isApart && !/\s$/.test(text) && !/^\s/.test(run.text)) text += ' ';
    text += run.text;
    right = run.x + run.width;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The text of a line, its cells apart by spaces. */
export function lineText(line: Line): string {
  return line.cells.map((cell) => joinRuns(cell.runs)).join(' ');
}

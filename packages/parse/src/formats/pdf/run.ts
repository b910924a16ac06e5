/** Text in one font at one position, in points from the left and the top of its page. */
export interface Run {
  text: string;
  x: number;
  /** Y position of its base line. */
  y: number;
  width: number;
  size: number;
  isMono: boolean;
  isBold: boolean;
  /** Id that the structure of a tagged document refers to. */
  id?: string;
  /** Whether the file marks it as decoration of the page, such as a running head (ISO 32000-1, 14.8.2.2). */
  isArtifact?: true;
  /** The URL that it links to. */
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
  /** Size of the longest run. */
  size: number;
  /** Whether all of it is bold. */
  isBold: boolean;
}

/** Joins the text of adjacent runs, with spaces where there are gaps between them. */
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

/** Returns the text of a line, its cells separated by spaces. */
export function lineText(line: Line): string {
  return line.cells.map((cell) => joinRuns(cell.runs)).join(' ');
}

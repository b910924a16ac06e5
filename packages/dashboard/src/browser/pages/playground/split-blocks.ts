/** A block of Markdown: code without its fences, or lines of text. */
export interface Block {
  isCode: boolean;
  text: string;
}

/** Starts a block of code (CommonMark, section 4.5): at least three backticks, and a language without any. */
const FENCE = /^(`{3,})[^`]*$/;
const FENCE_END = /^(`{3,})[ \t]*$/;
const HEADING = /^#{1,6}\s/;

/**
 * Splits Markdown at blank lines, but not inside fenced code; a heading is a block of its own. Reads each line once,
 * as a hostile page may have thousands of fences that do not end: such code ends with the page.
 */
export function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let fence: string | undefined;
  const endBlock = () => {
    if (lines.length > 0 || fence !== undefined)
      blocks.push({ isCode: fence !== undefined, text: lines.join('\n') });
    lines = [];
    fence = undefined;
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (fence !== undefined) {
      if ((FENCE_END.exec(line)?.[1]!.length ?? 0) >= fence.length) endBlock();
      else lines.push(line);
      continue;
    }
    const start = FENCE.exec(line)?.[1];
    const isHeading = HEADING.test(line);
    if (start !== undefined || isHeading || line.trim() === '') endBlock();
    if (start !== undefined) fence = start;
    else if (line.trim() !== '') lines.push(line);
    if (isHeading) endBlock();
  }
  endBlock();
  return blocks;
}

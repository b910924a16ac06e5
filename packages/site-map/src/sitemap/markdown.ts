/** A Markdown link, `[text](url "title")`, but not an image; or a URL in angle brackets. */
const LINK = /(!?)\[[^\][]{0,500}\]\(\s*(?:<([^<>]*)>|([^\s()<>]+))|<(https?:[^<>\s]+)>/gi;
/** A line that is a URL. */
const URL_LINE = /^\s*https?:\/\/[^\s<>()[\]]+\s*$/i;
/** Max characters of a line, which limits the time of the pattern. */
const MAX_LINE = 16_384;

/** Returns the link targets of one line of Markdown, as in an `llms.txt` (llmstxt.org). */
export function markdownLinks(line: string): string[] {
  // A list of URLs may begin with a comment.
  if (URL_LINE.test(line)) return [line.trim()];
  if (!line.includes('](') && !line.includes('<http')) return [];
  return [...line.slice(0, MAX_LINE).matchAll(LINK)]
    .filter(([, picture]) => picture !== '!')
    .map(([, , bracketed, bare, automatic]) => bracketed ?? bare ?? automatic ?? '');
}

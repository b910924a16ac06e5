const MARKED = 'b, strong, i, em';
const TEXT_NODE = 3;
/** Elements between words that Markdown writes without marks. */
const UNMARKED = /^(?:SPAN|FONT|ABBR|TIME|SMALL|U|RUBY)$/;

/**
 * Moves punctuation out of bold and italic text where a letter follows or precedes it directly: CommonMark reads the marks
 * there as text (0.31, 6.2). This is common in languages without spaces between words.
 */
export function freePunctuation(content: Element): void {
  for (const element of content.querySelectorAll(MARKED)) {
    if (element.closest('pre, code')) continue;
    const { firstChild, lastChild, previousSibling, nextSibling } = element;
    if (isText(lastChild) && /^[\p{L}\p{N}]/u.test(textBeside(nextSibling))) {
      const [end = ''] = /[\p{P}\p{S}]+$/u.exec(lastChild.textContent ?? '') ?? [];
      lastChild.textContent = lastChild.textContent!.slice(0, lastChild.textContent!.length - end.length);
      if (end !== '') element.after(end);
    }
    if (isText(firstChild) && /[\p{L}\p{N}]$/u.test(textBeside(previousSibling))) {
      const [start = ''] = /^[\p{P}\p{S}]+/u.exec(firstChild.textContent ?? '') ?? [];
      firstChild.textContent = firstChild.textContent!.slice(start.length);
      if (start !== '') element.before(start);
    }
  }
}

function isText(node: Node | null): node is ChildNode {
  return node?.nodeType === TEXT_NODE;
}

/** The text of a neighbour that is written directly beside the marks. */
function textBeside(node: Node | null): string {
  return node && (isText(node) || UNMARKED.test(node.nodeName)) ? (node.textContent ?? '') : '';
}

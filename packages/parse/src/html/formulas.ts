import { mathmlToTex } from './mathml-to-tex.ts';
import { readClasses } from './names.ts';

/** The elements that MediaWiki, MathJax 2 to 4, KaTeX, pandoc and MkDocs put around a formula. */
const HOLDER =
  /(?:^|\s)(?:mwe-math-element|katex(?:-display)?|MathJax(?:_Display|_SVG|_SVG_Display|_CHTML|_Preview)?|arithmatex|math (?:inline|display))(?:$|\s)/;
/** Classes of pictures of formulas, whose text is the source. */
const PICTURE = /(?:^|\s)(?:tex|latex|mwe-math-fallback-image-\w+|ql-img-\w+-equation)(?:$|\s)/;
const SCRIPT = /^math\/tex\b/i;
/** Programs that find formulas in the text of a page. */
const TYPESETTER = /mathjax|katex|renderMathInElement/i;
const SOURCE = /\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$/gs;
const UNTOUCHED = /^(?:CODE|PRE|SCRIPT|STYLE|TEXTAREA|KBD|SAMP|TT|MATH)$/i;
const TEXT_NODE = 3;

interface Formula {
  tex: string;
  isBlock: boolean;
}

/** Whether an element holds a formula, in any of the forms in which pages draw one. */
export function isFormula(element: Element): boolean {
  switch (element.nodeName) {
    case 'MATH':
    case 'math':
    case 'MJX-CONTAINER':
      return true;
    case 'SCRIPT':
      return SCRIPT.test(element.getAttribute('type') ?? '');
    case 'IMG':
      return PICTURE.test(readClasses(element));
    case 'SPAN':
    case 'DIV':
      return HOLDER.test(readClasses(element));
    default:
      return false;
  }
}

/**
 * Replaces each formula of a page by one `math` element whose `alttext` is its LaTeX. Pages draw a formula twice or
 * more: for the eye, for screen readers, and as its source.
 * @param formulas what `isFormula` found, in document order
 */
export function resolveFormulas(body: Element, formulas: readonly Element[]): void {
  for (const element of formulas) {
    if (!body.contains(element)) continue;
    if (isDrawnBySource(element)) {
      element.remove();
      continue;
    }
    const formula = readFormula(element);
    if (formula === undefined) replaceByText(element);
    else replaceByMath(element, formula);
  }
}

/** Whether the source of a formula of MathJax 2 follows what is drawn of it. */
function isDrawnBySource(element: Element): boolean {
  if (!/(?:^|\s)MathJax/.test(readClasses(element)) || element.nodeName === 'MJX-CONTAINER') return false;
  let next = element.nextElementSibling;
  while (next && /(?:^|\s)MathJax/.test(readClasses(next))) next = next.nextElementSibling;
  return next?.nodeName === 'SCRIPT' && SCRIPT.test(next.getAttribute('type') ?? '');
}

function readFormula(element: Element): Formula | undefined {
  const name = element.nodeName.toUpperCase();
  const names = readClasses(element);
  if (name === 'SCRIPT')
    return formulaOf(element.textContent, /mode\s*=\s*display/i.test(element.getAttribute('type') ?? ''));
  if (name === 'IMG') return formulaOf(element.getAttribute('alt'), /display|block/.test(names));
  const math = name === 'MATH' ? element : (element.querySelector('math') ?? parseData(element));
  const isBlock =
    /display|block/i.test(names) ||
    element.getAttribute('display') === 'true' ||
    math?.getAttribute('display') === 'block';
  const latex = element.querySelector('[data-latex]')?.getAttribute('data-latex');
  if (latex) return formulaOf(latex, isBlock);
  if (math) return formulaOf(sourceOf(math) ?? mathmlToTex(math), isBlock);
  const picture = element.querySelector('img[alt]');
  if (picture) return formulaOf(picture.getAttribute('alt'), isBlock);
  return /arithmatex|math (?:inline|display)/.test(names) ? delimited(element.textContent ?? '') : undefined;
}

/** The MathML that MathJax 2 stores with what it draws. */
function parseData(element: Element): Element | null {
  const data =
    element.getAttribute('data-mathml') ??
    element.querySelector('[data-mathml]')?.getAttribute('data-mathml');
  if (!data) return null;
  const holder = element.ownerDocument.createElement('div');
  holder.innerHTML = data;
  return holder.querySelector('math');
}

function sourceOf(math: Element): string | null | undefined {
  const annotation = math.querySelector('annotation[encoding="application/x-tex" i]');
  return annotation?.textContent?.trim() || math.getAttribute('alttext')?.trim() || undefined;
}

/** A source between its delimiters, and nothing else. */
function delimited(text: string): Formula | undefined {
  const [, inline, block, dollars] = /^\s*(?:\\\((.+)\\\)|\\\[(.+)\\\]|\$\$(.+)\$\$)\s*$/s.exec(text) ?? [];
  const tex = inline ?? block ?? dollars;
  return tex === undefined ? undefined : formulaOf(tex, inline === undefined);
}

function formulaOf(source: string | null | undefined, isBlock: boolean): Formula | undefined {
  const plain = (source ?? '')
    .replaceAll(/%\s*(?:<!\[CDATA\[|\]\]>)/g, '')
    .replaceAll(/\s*\n\s*/g, isBlock ? '\n' : ' ')
    .trim();
  const inner = /^\{\\(?:display|text)style\s*(.*)\}$/s.exec(plain)?.[1];
  const tex = (inner ?? plain).replace(/^\\displaystyle\s*/, '').trim();
  return tex === '' ? undefined : { tex, isBlock };
}

/** Replaces a formula without a source by the text of its rendering, once. */
function replaceByText(element: Element): void {
  if (/^(?:SCRIPT|IMG)$/.test(element.nodeName)) return;
  const drawn = element.querySelector('.katex-html') ?? element;
  element.replaceWith(element.ownerDocument.createTextNode(drawn.textContent ?? ''));
}

function replaceByMath(element: Element, formula: Formula): void {
  const math = element.nodeName.toUpperCase() === 'MATH' ? element : element.querySelector('math');
  const own = math ?? element.ownerDocument.createElement('math');
  if (math === null) own.append(createText(element, formula.tex));
  own.setAttribute('alttext', formula.tex);
  own.setAttribute('display', formula.isBlock ? 'block' : 'inline');
  for (const name of ['class', 'style', 'hidden', 'aria-hidden']) own.removeAttribute(name);
  if (own !== element) element.replaceWith(own);
}

function createText({ ownerDocument }: Element, text: string): Element {
  const element = ownerDocument.createElement('mtext');
  element.textContent = text;
  return element;
}

/** Finds formulas in the text of pages that load a program which would find them: `\(…\)`, `\[…\]` and `$$…$$`. */
export function resolveSources(document: Document): void {
  const isTypeset = [...document.getElementsByTagName('script')].some((script) =>
    TYPESETTER.test(`${script.getAttribute('src') ?? ''} ${script.textContent ?? ''}`),
  );
  if (isTypeset) for (const node of listStrings(document.body)) resolveText(node);
}

function listStrings(element: Element): Node[] {
  return [...element.childNodes].flatMap((child) => {
    if (child.nodeType === TEXT_NODE) return startsText(child) ? [child] : [];
    return child.nodeType === 1 && !UNTOUCHED.test(child.nodeName) ? listStrings(child as Element) : [];
  });
}

/** Joins a text with those that follow it: a `<` that begins no tag ends a text for the parser. */
function startsText(node: ChildNode): boolean {
  if (node.previousSibling?.nodeType === TEXT_NODE) return false;
  for (let next = node.nextSibling; next?.nodeType === TEXT_NODE; next = node.nextSibling) {
    node.nodeValue = (node.nodeValue ?? '') + (next.nodeValue ?? '');
    next.remove();
  }
  return true;
}

function resolveText(node: Node): void {
  const text = node.nodeValue ?? '';
  const parts: Node[] = [];
  const document = node.ownerDocument!;
  let end = 0;
  for (const found of text.matchAll(SOURCE)) {
    const formula = formulaOf(found[1] ?? found[2] ?? found[3], found[1] === undefined);
    if (formula === undefined) continue;
    const math = document.createElement('math');
    math.setAttribute('alttext', formula.tex);
    math.setAttribute('display', formula.isBlock ? 'block' : 'inline');
    math.append(createText(math, formula.tex));
    parts.push(document.createTextNode(text.slice(end, found.index)), math);
    end = found.index + found[0].length;
  }
  if (parts.length === 0) return;
  (node as ChildNode).replaceWith(...parts, document.createTextNode(text.slice(end)));
}

import { attribute, findChild, listChildren, localName, textIn } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';
import { ACCENTS, escapeTex, OPERATORS } from './signs.ts';

/** Converts a formula (Office Math, ECMA-376 part 1, 22.1) to LaTeX. */
export function mathToTex(element: Element): string {
  return listChildren(element).map(toTex).join('').replaceAll(/\s+/g, ' ').trim();
}

const writers: Readonly<Record<string, (element: Element) => string>> = {
  r: run,
  f: fraction,
  sSup: (element) => `${base(element)}^${group(element, 'sup')}`,
  sSub: (element) => `${base(element)}_${group(element, 'sub')}`,
  sSubSup: (element) => `${base(element)}_${group(element, 'sub')}^${group(element, 'sup')}`,
  sPre: (element) => `{}_${group(element, 'sub')}^${group(element, 'sup')}${inner(element, 'e')}`,
  rad: radical,
  nary,
  d: delimited,
  func: (element) => `${functionName(inner(element, 'fName'))}{${inner(element, 'e')}}`,
  limLow: (element) => `${limitBase(inner(element, 'e'))}_${group(element, 'lim')}`,
  limUpp: (element) => `${limitBase(inner(element, 'e'))}^${group(element, 'lim')}`,
  acc: (element) =>
    `${ACCENTS[property(element, 'accPr', 'chr') ?? '\u0302'] ?? '\\hat'}${group(element, 'e')}`,
  bar: (element) =>
    `${property(element, 'barPr', 'pos') === 'top' ? '\\overline' : '\\underline'}${group(element, 'e')}`,
  groupChr: (element) =>
    `${property(element, 'groupChrPr', 'pos') === 'top' ? '\\overbrace' : '\\underbrace'}${group(element, 'e')}`,
  borderBox: (element) => `\\boxed${group(element, 'e')}`,
  m: matrix,
  eqArr: (element) => environment('aligned', listChildren(element, 'e').map(mathToTex)),
};

function toTex(element: Element): string {
  const name = localName(element);
  if (Object.hasOwn(writers, name)) return writers[name]!(element);
  // Properties hold no text of the formula.
  return name.endsWith('Pr') ? '' : mathToTex(element);
}

function run(element: Element): string {
  const text = listChildren(element, 't').map(textIn).join('');
  const isPlain = findChild(findChild(element, 'rPr'), 'nor') !== undefined;
  return isPlain && text.trim() !== '' ? `\\text{${escapeTex(text, { isText: true })}}` : escapeTex(text);
}

function inner(element: Element, name: string): string {
  const child = findChild(element, name);
  return child === undefined ? '' : mathToTex(child);
}

function group(element: Element, name: string): string {
  return `{${inner(element, name)}}`;
}

/** The base of a script, in braces unless it is a single character. */
function base(element: Element): string {
  const tex = inner(element, 'e');
  return /^(?:.|\\[a-z]+ ?)$/iu.test(tex) ? tex.trim() : `{${tex}}`;
}

function property(element: Element, properties: string, name: string): string | undefined {
  return attribute(findChild(findChild(element, properties), name), 'val');
}

function fraction(element: Element): string {
  const [above, below] = [inner(element, 'num'), inner(element, 'den')];
  const type = property(element, 'fPr', 'type');
  if (type === 'lin' || type === 'skw') return `{${above}}/{${below}}`;
  return type === 'noBar' ? `\\binom{${above}}{${below}}` : `\\frac{${above}}{${below}}`;
}

function radical(element: Element): string {
  const degree = inner(element, 'deg');
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}${group(element, 'e')}`;
}

/** A sum, product or integral with its limits; without a sign it is an integral. */
function nary(element: Element): string {
  const sign = property(element, 'naryPr', 'chr') ?? '∫';
  const [sub, sup] = [inner(element, 'sub'), inner(element, 'sup')];
  const limits = `${sub === '' ? '' : `_{${sub}}`}${sup === '' ? '' : `^{${sup}}`}`;
  return `${OPERATORS[sign] ?? escapeTex(sign)}${limits}${group(element, 'e')}`;
}

function delimited(element: Element): string {
  const read = (name: string, usual: string): string => property(element, 'dPr', name) ?? usual;
  const parts = listChildren(element, 'e').map(mathToTex);
  return `\\left${fence(read('begChr', '('))}${parts.join(fenceText(read('sepChr', '|')))}\\right${fence(read('endChr', ')'))}`;
}

function fence(sign: string): string {
  if (sign === '') return '.';
  if (sign === '{' || sign === '}') return `\\${sign}`;
  return escapeTex(sign);
}

function fenceText(sign: string): string {
  return sign === '|' ? ' \\mid ' : escapeTex(sign);
}

/** Names that LaTeX has as commands. */
const FUNCTIONS = new Set(
  'sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln exp lim max min sup inf det dim gcd ker arg'.split(
    ' ',
  ),
);

function functionName(tex: string): string {
  const name = /^[a-z]+/.exec(tex)?.[0] ?? '';
  return FUNCTIONS.has(name) ? `\\${tex}` : /^[a-z]{2,}$/i.test(tex) ? `\\operatorname{${tex}}` : tex;
}

function limitBase(tex: string): string {
  return FUNCTIONS.has(tex) ? tex : `{${tex}}`;
}

function matrix(element: Element): string {
  const rows = listChildren(element, 'mr').map((row) => listChildren(row, 'e').map(mathToTex).join(' & '));
  return environment('matrix', rows);
}

function environment(name: string, rows: readonly string[]): string {
  return `\\begin{${name}}${rows.join(' \\\\ ')}\\end{${name}}`;
}

/** A pattern in the syntax of RE2, or the end of a sentence that says why it cannot be converted. */
export type LinearSyntax = { linear: string } | { problem: string };

const LOOKS_AROUND = 'looks around with (?= (?! (?<= or (?<!, which cannot be matched in linear time.';
const REFERS_BACK = 'refers back to a group, which cannot be matched in linear time.';

/**
 * Rewrites a valid pattern of ECMA-262 (`u` flag) in the syntax of RE2, which defines white space, the dot, escapes and
 * classes differently.
 */
export function toLinearSyntax(pattern: string): LinearSyntax {
  let linear = '';
  let inClass = false;
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at, at + MAX_TOKEN);
    const { source, text, problem } = inClass ? insideClass(rest) : outsideClass(rest);
    if (problem !== undefined) return { problem };
    if (!inClass && source.startsWith('[') && source.length <= 2 && !isCompleteClass(source)) inClass = true;
    else if (inClass && source === ']') inClass = false;
    linear += text;
    at += source.length;
  }
  return { linear };
}

/** Maximum characters of a token, which may be the name of a property. */
const MAX_TOKEN = 100;

/** A token of a pattern and its replacement. */
interface Token {
  source: string;
  text: string;
  problem?: string;
}

function outsideClass(rest: string): Token {
  if (/^\(\?<?[=!]/.test(rest)) return { source: rest, text: '', problem: LOOKS_AROUND };
  const name = /^\(\?<[^>]*>/.exec(rest)?.[0];
  // Captures are not used, and RE2 may reject the name of the group.
  if (name !== undefined) return { source: name, text: '(?:' };
  if (rest.startsWith('[^]')) return { source: '[^]', text: '(?s:.)' };
  if (rest.startsWith('[]')) return { source: '[]', text: '[^\\x{0}-\\x{10FFFF}]' };
  if (rest.startsWith('[^')) return { source: '[^', text: '[^' };
  if (rest[0] === '.') return { source: '.', text: '[^\\n\\r\\x{2028}\\x{2029}]' };
  if (/^\\[1-9k]/.test(rest)) return { source: rest, text: '', problem: REFERS_BACK };
  return escaped(rest, false) ?? literal(rest);
}

function insideClass(rest: string): Token {
  if (rest[0] === '[') return { source: '[', text: '\\[' };
  if (rest.startsWith('\\b')) return { source: '\\b', text: '\\x{8}' };
  return escaped(rest, true) ?? literal(rest);
}

function isCompleteClass(source: string): boolean {
  return source === '[]' || source === '[^]';
}

function literal(rest: string): Token {
  const source = String.fromCodePoint(rest.codePointAt(0)!);
  return { source, text: source };
}

/** Converts an escape; undefined for any other token. */
function escaped(rest: string, inClass: boolean): Token | undefined {
  if (rest[0] !== '\\') return undefined;
  const code = codeOf(rest);
  if (code !== undefined) return code;
  if (rest.startsWith('\\s')) return { source: '\\s', text: inClass ? SPACE : `[${SPACE}]` };
  if (rest.startsWith('\\S')) return { source: '\\S', text: inClass ? NOT_SPACE : `[${NOT_SPACE}]` };
  const property = /^\\(?<sign>[pP])\{(?<name>[^}]*)\}/.exec(rest);
  if (property) return propertyToken(property[0], property.groups!['sign']!, property.groups!['name']!);
  return { source: rest.slice(0, 2), text: rest.slice(0, 2) };
}

function propertyToken(source: string, sign: string, name: string): Token {
  const known = findProperty(name);
  if (known !== undefined) return { source, text: `\\${sign}{${known}}` };
  const problem = `uses the property ${JSON.stringify(name)}, which is not known here: use a general category such as "L", or a script.`;
  return { source, text: '', problem };
}

/** Converts an escape of one code point; a surrogate pair is one. */
function codeOf(rest: string): Token | undefined {
  const pair = /^\\u(?<high>d[89ab][\da-f]{2})\\u(?<low>d[c-f][\da-f]{2})/i.exec(rest);
  if (pair) {
    const [high, low] = [pair.groups!['high']!, pair.groups!['low']!].map((half) =>
      Number.parseInt(half, 16),
    );
    return hexToken(pair[0], String.fromCharCode(high!, low!).codePointAt(0)!);
  }
  const hex = /^\\(?:u\{(?<long>[\da-f]+)\}|u(?<four>[\da-f]{4})|x(?<two>[\da-f]{2}))/i.exec(rest);
  const digits = hex?.groups!['long'] ?? hex?.groups!['four'] ?? hex?.groups!['two'];
  if (hex && digits !== undefined) return hexToken(hex[0], Number.parseInt(digits, 16));
  const control = /^\\c(?<letter>[a-z])/i.exec(rest);
  if (control) return hexToken(control[0], control.groups!['letter']!.charCodeAt(0) % 32);
  return rest.startsWith('\\0') ? hexToken('\\0', 0) : undefined;
}

function hexToken(source: string, code: number): Token {
  return { source, text: `\\x{${code.toString(16)}}` };
}

/** White space of ECMA-262 (WhiteSpace and LineTerminator) as the content of a character class, and its complement. */
const SPACE =
  '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NOT_SPACE =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';

/** Long names of general categories (Unicode, PropertyValueAliases); RE2 only knows the short ones. */
const CATEGORIES: Readonly<Record<string, string>> = {
  Letter: 'L',
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Mark: 'M',
  Nonspacing_Mark: 'Mn',
  Spacing_Mark: 'Mc',
  Enclosing_Mark: 'Me',
  Number: 'N',
  Decimal_Number: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Punctuation: 'P',
  Symbol: 'S',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Separator: 'Z',
  Space_Separator: 'Zs',
};

/** Returns RE2's name for a property of ECMA-262; undefined when RE2 does not know it. */
function findProperty(name: string): string | undefined {
  const category = /^(?:(?:General_Category|gc)=)?(?<value>\w+)$/.exec(name)?.groups!['value'];
  if (category !== undefined && category in CATEGORIES) return CATEGORIES[category];
  if (category !== undefined && /^[LMNPSZ][a-z]?$/.test(category)) return category;
  return /^(?:Script|sc)=(?<script>[A-Z][a-z_A-Z]+)$/.exec(name)?.groups!['script'];
}

/** White space of ECMA-262 (WhiteSpace and LineTerminator) as the content of a character class, and its complement. */
export const SPACE =
  '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
export const NOT_SPACE =
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
export function findProperty(name: string): string | undefined {
  const category = /^(?:(?:General_Category|gc)=)?(?<value>\w+)$/.exec(name)?.groups!['value'];
  if (category !== undefined && category in CATEGORIES) return CATEGORIES[category];
  if (category !== undefined && /^[LMNPSZ][a-z]?$/.test(category)) return category;
  return /^(?:Script|sc)=(?<script>[A-Z][a-z_A-Z]+)$/.exec(name)?.groups!['script'];
}

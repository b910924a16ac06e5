/** How lists write their numbers, by the names of WordprocessingML (ECMA-376 part 1, 17.18.59). */
export type NumberFormat =
  | 'decimal'
  | 'decimalZero'
  | 'lowerLetter'
  | 'upperLetter'
  | 'lowerRoman'
  | 'upperRoman';

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
/** Max number with letters; a greater one is written in digits. */
const MAX_ALPHABETIC = 3999;

/**
 * Writes a number of a list. Numbers that letters cannot stand for are written in digits.
 * @param repeats whether the letters after `z` are `aa`, `bb`, as in Word, and not `aa`, `ab`, as in HTML
 */
export function formatNumber(
  number: number,
  format: NumberFormat,
  { repeats = false }: { repeats?: boolean } = {},
): string {
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  if (format === 'decimal' || !Number.isInteger(number) || number < 1 || number > MAX_ALPHABETIC)
    return String(number);
  const lower = /Roman/.test(format)
    ? toRoman(number)
    : repeats
      ? repeatCharacter(number)
      : toAlphabetic(number);
  return format.startsWith('upper') ? lower.toUpperCase() : lower;
}

function toRoman(number: number): string {
  let left = number;
  let text = '';
  for (const [value, numeral] of ROMAN)
    while (left >= value) {
      text += numeral;
      left -= value;
    }
  return text;
}

function toAlphabetic(number: number): string {
  const text = String.fromCharCode(97 + ((number - 1) % 26));
  return number > 26 ? toAlphabetic(Math.floor((number - 1) / 26)) + text : text;
}

function repeatCharacter(number: number): string {
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
}

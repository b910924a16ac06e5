import { formatNumber } from '../../list-numbers.ts';
import type { NumberFormat } from '../../list-numbers.ts';
import { Element } from 'domhandler';
import { attribute, findAll, findChild, isElement, listChildren, localName } from '../../xml/read-xml.ts';
import type { ParentNode } from '../../xml/read-xml.ts';

/** The list and the level of a paragraph. */
export interface ListLevel {
  list: string;
  /** From 0. */
  level: number;
}

interface Level {
  format: string;
  /** The format of the number, with `%1` for that of the first level. */
  text: string;
  start: number;
  /** Whether all of its numbers are written in digits. */
  isLegal: boolean;
}

/** A list; it may restart the numbering of another one. */
interface NumberedList {
  definition: string;
  starts: ReadonlyMap<number, number>;
}

const MAX_LEVELS = 9;

/** Numbers paragraphs in sequence as Word does (ECMA-376 part 1, 17.9). */
export class Numbering {
  readonly #lists = new Map<string, NumberedList>();
  readonly #levels = new Map<string, ReadonlyMap<number, Level>>();
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #started = new Set<string>();

  /** @param root `numbering.xml`; its levels that HTML has no numbers for become bullets. */
  constructor(root: ParentNode | undefined) {
    const numbering = findChild(root, 'numbering');
    if (numbering === undefined) return;
    const definitions = listChildren(numbering, 'abstractNum');
    const byStyle = new Map(
      definitions.map((one) => [attribute(findChild(one, 'styleLink'), 'val'), one] as const),
    );
    for (const definition of definitions) {
      const link = attribute(findChild(definition, 'numStyleLink'), 'val');
      const source = (link !== undefined && byStyle.get(link)) || definition;
      this.#levels.set(attribute(definition, 'abstractNumId') ?? '', readLevels(source));
    }
    for (const list of listChildren(numbering, 'num')) {
      const starts = listChildren(list, 'lvlOverride').flatMap((one): [number, number][] => {
        const start = attribute(findChild(one, 'startOverride'), 'val');
        return start === undefined ? [] : [[Number(attribute(one, 'ilvl')), Number(start)]];
      });
      const definition = attribute(findChild(list, 'abstractNumId'), 'val') ?? '';
      this.#lists.set(attribute(list, 'numId') ?? '', { definition, starts: new Map(starts) });
    }
    for (const level of findAll(numbering, 'lvl')) if (!isPlain(readLevel(level))) makeBullet(level);
  }

  /** Counts a paragraph; returns its formatted number, and undefined for a bullet or no list. */
  next({ list, level }: ListLevel): string | undefined {
    const found = this.#lists.get(list);
    const levels = found && this.#levels.get(found.definition);
    const own = levels?.get(level);
    if (found === undefined || own === undefined) return undefined;
    const counts = this.#counts.get(found.definition) ?? [];
    const restart = this.#started.has(`${list} ${level}`) ? undefined : found.starts.get(level);
    this.#started.add(`${list} ${level}`);
    counts[level] = restart ?? (counts[level] === undefined ? own.start : counts[level] + 1);
    this.#counts.set(found.definition, counts.slice(0, level + 1));
    if (own.format === 'bullet' || own.format === 'none') return undefined;
    const text = own.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const other = levels!.get(at);
      const number = counts[at] ?? other?.start ?? 1;
      return writeNumber(number, own.isLegal ? 'decimal' : (other?.format ?? 'decimal'));
    });
    return text.trim() === '' ? undefined : text.trim();
  }
}

function readLevels(definition: Element): Map<number, Level> {
  return new Map(
    listChildren(definition, 'lvl')
      .slice(0, MAX_LEVELS)
      .map((level) => [Number(attribute(level, 'ilvl') ?? 0), readLevel(level)] as const),
  );
}

function readLevel(level: Element): Level {
  return {
    format: attribute(findChild(level, 'numFmt'), 'val') ?? 'decimal',
    text: attribute(findChild(level, 'lvlText'), 'val') ?? '',
    start: Number(attribute(findChild(level, 'start'), 'val') ?? 1),
    isLegal: findChild(level, 'isLgl') !== undefined,
  };
}

/** Whether HTML and Markdown can write the numbers of a level. */
function isPlain({ format, text }: Level): boolean {
  return format === 'decimal' && /^%[1-9][.)]$/.test(text);
}

function makeBullet(level: Element): void {
  const { name } = level;
  const prefix = name.slice(0, name.indexOf(':') + 1);
  level.children = level.children.filter((child) => !isElement(child) || localName(child) !== 'numFmt');
  level.children.push(new Element(`${prefix}numFmt`, { [`${prefix}val`]: 'bullet' }));
}

const FORMATS: ReadonlySet<string> = new Set<NumberFormat>([
  'decimal',
  'decimalZero',
  'lowerLetter',
  'upperLetter',
  'lowerRoman',
  'upperRoman',
]);
/** Formats that write 12 as 十二. */
const CHINESE =
  /^(?:chineseCounting(?:Thousand)?|japaneseCounting|taiwaneseCounting(?:Thousand)?|ideographDigital)$/;
const DIGITS = '〇一二三四五六七八九';

function writeNumber(number: number, format: string): string {
  if (FORMATS.has(format)) return formatNumber(number, format as NumberFormat, { repeats: true });
  return CHINESE.test(format) && number > 0 && number < 100 ? writeChinese(number) : String(number);
}

function writeChinese(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const one = ones === 0 ? '' : DIGITS[ones]!;
  if (tens === 0) return one;
  return `${tens === 1 ? '' : DIGITS[tens]!}十${one}`;
}

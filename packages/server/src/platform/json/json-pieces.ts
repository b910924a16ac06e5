/** Items of a list that are written at once, and characters of a text. */
const ITEMS = 64;
const CHARACTERS = 65_536;
/** Maximum members and characters of a text up to which an item is written at once with its neighbours. */
const SMALL_MEMBERS = 16;
const SMALL_TEXT = 2048;

/** Writes JSON as `JSON.stringify` does, piece by piece, each of which takes well below a millisecond. */
export function* jsonPieces(value: unknown): Generator<string, void, undefined> {
  if (typeof value === 'string') yield* textPieces(value);
  else if (Array.isArray(value)) yield* listPieces(value);
  else if (isPlainObject(value)) yield* memberPieces(value);
  else yield JSON.stringify(value) ?? 'null';
}

function* textPieces(text: string): Generator<string, void, undefined> {
  if (text.length <= CHARACTERS) return void (yield JSON.stringify(text));
  yield '"';
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + CHARACTERS);
    // Half of a surrogate pair would be escaped.
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to += 1;
    yield JSON.stringify(text.slice(from, to)).slice(1, -1);
    from = to;
  }
  yield '"';
}

function* listPieces(list: readonly unknown[]): Generator<string, void, undefined> {
  yield '[';
  for (let from = 0; from < list.length; from += ITEMS) {
    const items = list.slice(from, from + ITEMS);
    if (from > 0) yield ',';
    if (items.every(isSmall)) yield JSON.stringify(items).slice(1, -1);
    else
      for (const [index, item] of items.entries()) {
        if (index > 0) yield ',';
        yield* jsonPieces(item);
      }
  }
  yield ']';
}

function* memberPieces(object: object): Generator<string, void, undefined> {
  let separator = '{';
  for (const [name, member] of Object.entries(object)) {
    if (member === undefined || typeof member === 'function') continue;
    yield `${separator}${JSON.stringify(name)}:`;
    yield* jsonPieces(member);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

/** Whether a value is short text, a number or the like, or an object of a few of them. */
function isSmall(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isSmallScalar(value);
  if (!isPlainObject(value)) return false;
  const members = Object.values(value);
  return members.length <= SMALL_MEMBERS && members.every(isSmallScalar);
}

function isSmallScalar(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= SMALL_TEXT : typeof value !== 'object' || value === null;
}

/** False for what writes itself by `toJSON`, such as a date. */
function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

import { asArray, isObject, type Json, sameJson } from '@web-data/openapi';
import { tokenize, type Token } from './tokens.ts';

/** Finds the value of a runtime expression; `undefined` when there is none. */
export type Lookup = (expression: string) => Json | undefined;

/**
 * Whether a condition holds: comparisons, `&&`, `||`, `!`, parentheses, `length()` and filters on lists.
 * @param item what `@` stands for.
 * @throws when the condition is not understood.
 */
export function holds(condition: string, lookup: Lookup, item?: Json): boolean {
  const reader = new Reader(tokenize(condition), lookup);
  const value = reader.either(item);
  reader.finish(condition);
  return truthy(value);
}

/** Whether a JSONPath filter `$[?…]` selects anything of a value: the value itself, or an item of a list. */
export function selects(path: string, value: Json, lookup: Lookup): boolean {
  const inner = /^\$\[\?(?<condition>[\s\S]*)\]$/u.exec(path.trim())?.groups?.['condition'];
  if (inner === undefined) throw new Error(`the JSONPath "${path}" is not a filter of the form $[?…]`);
  const items = Array.isArray(value) ? value : [value];
  return items.some((item) => holds(inner, lookup, item));
}

/** A recursive descent over the tokens of one condition. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #lookup: Lookup;
  #at = 0;

  constructor(tokens: readonly Token[], lookup: Lookup) {
    this.#tokens = tokens;
    this.#lookup = lookup;
  }

  finish(condition: string): void {
    if (this.#at < this.#tokens.length)
      throw new Error(`the condition "${condition}" has something behind its end`);
  }

  either(item: Json | undefined): Json | undefined {
    let left = this.#both(item);
    while (this.#take('||')) {
      const right = this.#both(item);
      left = truthy(left) || truthy(right);
    }
    return left;
  }

  #both(item: Json | undefined): Json | undefined {
    let left = this.#comparison(item);
    while (this.#take('&&')) {
      const right = this.#comparison(item);
      left = truthy(left) && truthy(right);
    }
    return left;
  }

  #comparison(item: Json | undefined): Json | undefined {
    const left = this.#operand(item);
    for (const operator of ['==', '!=', '<=', '>=', '<', '>']) {
      if (this.#take(operator)) return compare(left, operator, this.#operand(item));
    }
    return left;
  }

  #operand(item: Json | undefined): Json | undefined {
    if (this.#take('!')) return !truthy(this.#operand(item));
    if (this.#take('(')) return this.#closed(this.either(item));
    if (this.#take('length') || this.#take('count')) {
      this.#expect('(');
      return sizeOf(this.#closed(this.either(item)));
    }
    const token = this.#tokens[this.#at++];
    if (token?.kind === 'value') return token.value;
    if (token?.kind !== 'reference') throw new Error('a value is missing');
    const value = token.text.startsWith('@') ? memberAt(item, token.text.slice(1)) : this.#lookup(token.text);
    return this.#take('[?') ? this.#filtered(value) : value;
  }

  /** `list[?condition]`: the items for which it holds; the same tokens are read for each item. */
  #filtered(list: Json | undefined): Json | undefined {
    const start = this.#at;
    const items = asArray(list);
    const matches = items.filter((item) => {
      this.#at = start;
      return truthy(this.either(item));
    });
    if (items.length === 0) this.either(undefined);
    this.#expect(']');
    return matches.length > 0 ? matches : undefined;
  }

  #closed(value: Json | undefined): Json | undefined {
    this.#expect(')');
    return value;
  }

  #take(text: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'operator' || token.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #expect(text: string): void {
    if (!this.#take(text)) throw new Error(`"${text}" is missing`);
  }
}

/** A value is truthy unless it is absent, `null` or `false`: filters and conditions share this rule. */
function truthy(value: Json | undefined): boolean {
  return value !== undefined && value !== false && value !== null;
}

function sizeOf(value: Json | undefined): number | undefined {
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : undefined;
}

function compare(left: Json | undefined, operator: string, right: Json | undefined): boolean {
  if (operator === '==' || operator === '!=') return equal(left, right) === (operator === '==');
  const [a, b] = [Number(left), Number(right)];
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}

/**
 * Compares strings without regard to case (Arazzo 1.0.1, 4.6.11.2). A header is a string and may stand for a number.
 */
function equal(left: Json | undefined, right: Json | undefined): boolean {
  if (typeof left === 'string' && typeof right === 'string')
    return left.toLowerCase() === right.toLowerCase();
  if (typeof left === 'string' && typeof right === 'number') return Number(left) === right;
  return sameJson(left, right);
}

function memberAt(value: Json | undefined, path: string): Json | undefined {
  const members = path.match(/[\w-]+/gu) ?? [];
  return members.reduce<Json | undefined>((at, member) => {
    if (Array.isArray(at)) return at[Number(member)];
    return isObject(at) ? at[member] : undefined;
  }, value);
}

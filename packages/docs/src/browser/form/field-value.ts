import { toText } from './parameter-pairs.ts';
import type { FormField } from './form-field.ts';

/** A value of a request as it is typed in its field: a list a line each, what is no text as JSON in lines. */
export function typeValue({ kind }: Pick<FormField, 'kind'>, value: unknown): string {
  if (kind === 'lines' && Array.isArray(value)) return value.map(toText).join('\n');
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value, null, 2);
}

/**
 * The value of a field as a request has it; undefined for an optional one without text.
 * @param typed what is typed in the field
 * @throws {Error} with a sentence for the reader when the text is no such value
 */
export function readValue(field: FormField, typed: string): unknown {
  const { kind, least, max, isRequired, name } = field;
  if (typed.trim() === '') {
    if (isRequired) throw new Error(`${name} is required.`);
    return undefined;
  }
  if (kind === 'switch') return typed === 'true';
  if (kind === 'url') return typed.trim();
  if (kind === 'lines')
    return typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (kind === 'json') return readJson(typed);
  if (kind !== 'number') return typed;
  const number = Number(typed);
  if (Number.isNaN(number)) throw new Error('Type a number.');
  if (least !== undefined && number < least) throw new Error(`At least ${least}.`);
  if (max !== undefined && number > max) throw new Error(`At most ${max}.`);
  return number;
}

/** A number as its input takes it (the HTML standard, valid floating-point number). */
const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether the input of a field shows a text as it is: a number input and a choice drop what they do not know. */
export function canShowValue({ kind, choices }: Pick<FormField, 'kind' | 'choices'>, text: string): boolean {
  if (text === '') return true;
  if (kind === 'switch') return text === 'true' || text === 'false';
  if (choices !== undefined) return choices.includes(text);
  if (kind === 'number') return NUMBER.test(text) && Number.isFinite(Number(text));
  // Inputs of one line remove line breaks.
  return kind === 'long' || kind === 'lines' || kind === 'json' || !/[\r\n]/.test(text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`Not JSON: ${(error as Error).message}.`, { cause: error });
  }
}

import { parseUrl } from '@web-data/net/url';
import type { JSONSchema7 } from 'ai';

/** The schemas of the tools' inputs, which the model sees, and their checks: a model may write anything. */

const url: JSONSchema7 = { type: 'string', description: 'An absolute http or https URL.' };
const offset: JSONSchema7 = {
  type: 'integer',
  description: 'Characters to skip, for what follows in a long text.',
};
const search: JSONSchema7 = { type: 'string', description: 'Words that the pages should fit.' };

export const readInput: JSONSchema7 = { type: 'object', properties: { url, offset }, required: ['url'] };
export const mapInput: JSONSchema7 = {
  type: 'object',
  properties: { url, search },
  required: ['url'],
};
export const searchInput: JSONSchema7 = {
  type: 'object',
  properties: { query: { type: 'string', description: 'A few words, as for a search engine.' } },
  required: ['query'],
};

/** @param max maximum number of pages */
export function crawlInput(max: number): JSONSchema7 {
  const limit: JSONSchema7 = {
    type: 'integer',
    minimum: 1,
    maximum: max,
    description: 'How many pages to read.',
  };
  return { type: 'object', properties: { url, search, limit }, required: ['url'] };
}

/** Returns an absolute http or https URL in its normal form; undefined for anything else. */
export function parseHttpUrl(text: unknown): string | undefined {
  const parsed = typeof text === 'string' ? parseUrl(text) : undefined;
  return parsed?.protocol === 'http:' || parsed?.protocol === 'https:' ? parsed.href : undefined;
}

/** Returns a whole number within bounds: the nearest one, or the lower bound for anything that is no number. */
export function toInteger(input: unknown, min: number, max: number): number {
  const number = typeof input === 'number' && Number.isFinite(input) ? Math.trunc(input) : min;
  return Math.min(max, Math.max(min, number));
}

import type { JSONSchema7 } from 'ai';

const data: JSONSchema7 = { properties: { data: {}, sources: { type: 'object' } }, required: ['data'] };
/** Member of an output that says why there is no result; see `parseOutput`. */
const REASON = 'refused';
const rejection: JSONSchema7 = { properties: { [REASON]: { type: 'string' } }, required: [REASON] };

/** What a model may write that reads one page: its result, or why there is none. */
export const pageFormat: JSONSchema7 = { type: 'object', anyOf: [data, rejection] };

/** Describes what a model may write in a run: a call of a tool that there is, its result, or why there is none. */
export function createRunFormat(canBrowse: boolean): JSONSchema7 {
  const names = ['search', 'map', 'scrape', 'crawl', 'parse', ...(canBrowse ? ['browse'] : [])];
  const call: JSONSchema7 = {
    properties: { tool: { type: 'string', enum: names }, arguments: { type: 'object' } },
    required: ['tool', 'arguments'],
  };
  return { type: 'object', anyOf: [call, data, rejection] };
}

import type { JSONSchema7 } from 'ai';

const data: JSONSchema7 = { properties: { data: {}, sources: { type: 'object' } }, required: ['data'] };
/** Member of an output that says why there is no result; see `parseOutput`. */
const REASON = 'refused';
const rejection: JSONSchema7 = { properties: { [REASON]: { type: 'string' } }, required: [REASON] };
const call: JSONSchema7 = {
  properties: {
    tool: { type: 'string', enum: ['search', 'map', 'scrape', 'crawl', 'parse', 'browse'] },
    arguments: { type: 'object' },
  },
  required: ['tool', 'arguments'],
};

/** What a model may write that reads one page: its result, or why there is none. */
export const pageFormat: JSONSchema7 = { type: 'object', anyOf: [data, rejection] };

/** What a model may write in a run: a call of a tool, its result, or why there is none. */
export const runFormat: JSONSchema7 = { type: 'object', anyOf: [call, data, rejection] };

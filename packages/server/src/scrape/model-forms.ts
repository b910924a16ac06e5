import type { NormalizedScrape } from './normalize-scrape.ts';

/** Whether an answer is extracted by a model where there is one. */
export function asksModel({ formats, prompt }: Pick<NormalizedScrape, 'formats' | 'prompt'>): boolean {
  return prompt !== undefined && formats?.includes('json') === true;
}

/** Forms that a model makes where there is one. */
export type ModelForm = 'json' | 'summary';

/** Those of a request. */
export function modelForms(request: Pick<NormalizedScrape, 'formats' | 'prompt'>): ModelForm[] {
  return [
    asksModel(request) ? ('json' as const) : [],
    request.formats?.includes('summary') ? ('summary' as const) : [],
  ].flat();
}

/** What a model is asked for a summary. */
export const SUMMARY = {
  prompt:
    'Summarize what the page says, in two to five plain sentences in the language of the page. State nothing that it does not state.',
  schema: {
    type: 'object',
    properties: { summary: { type: 'string', minLength: 1, maxLength: 4000 } },
    required: ['summary'],
  },
} as const;

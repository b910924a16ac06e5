import type { NormalizedScrape } from '../normalize-scrape.ts';

/** Whether a request needs a model for its `json` form. */
export function asksModel({ formats, prompt }: Pick<NormalizedScrape, 'formats' | 'prompt'>): boolean {
  return prompt !== undefined && formats?.includes('json') === true;
}

/** Forms that a model produces, where the service has one. */
export type ModelForm = 'json' | 'summary';

/** Returns the forms of a request that a model produces. */
export function modelForms(request: Pick<NormalizedScrape, 'formats' | 'prompt'>): ModelForm[] {
  return [
    asksModel(request) ? ('json' as const) : [],
    request.formats?.includes('summary') ? ('summary' as const) : [],
  ].flat();
}

/** The prompt and the schema of a summary. */
export const SUMMARY = {
  prompt:
    'Summarize what the page says, in two to five plain sentences in the language of the page. State nothing that it does not state.',
  schema: {
    type: 'object',
    properties: { summary: { type: 'string', minLength: 1, maxLength: 4000 } },
    required: ['summary'],
  },
} as const;

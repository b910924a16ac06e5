import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { endpointFetch } from './endpoint-fetch.ts';
import { patientFetch } from './patient-fetch.ts';

/** A model and what it costs. */
export interface ModelOptions {
  /** Base URL of an OpenAI-compatible endpoint. */
  url: string;
  /** Its bearer token. */
  key: string | undefined;
  name: string;
  /** Credits of each answer of the model. */
  stepCredits: number;
}

/** The model behind an endpoint; what passes is asked again. */
export function openModel({ url, key, name }: ModelOptions): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'agent',
    baseURL: url,
    fetch: patientFetch(endpointFetch()),
    ...(key !== undefined && { apiKey: key }),
  });
  return provider(name);
}

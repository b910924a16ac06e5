import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { endpointFetch } from './endpoint-fetch.ts';
import { patientFetch } from './patient-fetch.ts';

/** A model and its price. */
export interface ModelOptions {
  /** Base URL of an OpenAI-compatible endpoint. */
  url: string;
  /** Bearer token of the endpoint. */
  key: string | undefined;
  name: string;
  /** Credits of each response of the model. */
  stepCredits: number;
}

/** Opens the model behind an endpoint. Transient failures are retried. */
export function openModel({ url, key, name }: ModelOptions): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'agent',
    baseURL: url,
    fetch: patientFetch(endpointFetch()),
    ...(key !== undefined && { apiKey: key }),
  });
  return provider(name);
}

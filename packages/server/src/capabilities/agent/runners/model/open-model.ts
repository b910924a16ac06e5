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
  /** Max tokens of one response. */
  maxTokens: number;
  /** Max tokens of pages and lists that the model sees at once. */
  contextTokens: number;
  /** Default: that of the endpoint. */
  temperature: number | undefined;
  /** Whether tools are called by the protocol of the endpoint, or by JSON in the text. */
  toolMode: 'native' | 'text';
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

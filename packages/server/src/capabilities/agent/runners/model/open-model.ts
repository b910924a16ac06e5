import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { JSONSchema7, LanguageModel } from 'ai';
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
  /** Max tokens of all requests and responses of a run together. */
  runTokens: number;
  /** Default: that of the endpoint. */
  temperature: number | undefined;
  /** How tools are called: by the protocol of the endpoint, or by JSON in the text, which the endpoint may enforce. */
  toolMode: ToolMode;
}

export type ToolMode = 'native' | 'text' | 'json' | 'schema';

/**
 * Opens the model behind an endpoint. Transient failures are retried.
 * @param format JSON Schema to which the endpoint holds each response in the mode `schema`; in the mode `json` it holds it
 * to some JSON object
 */
export function openModel({ url, key, name, toolMode }: ModelOptions, format: JSONSchema7): LanguageModel {
  const responseFormat = toResponseFormat(toolMode, format);
  const provider = createOpenAICompatible({
    name: 'agent',
    baseURL: url,
    fetch: patientFetch(endpointFetch()),
    ...(key !== undefined && { apiKey: key }),
    ...(responseFormat && {
      transformRequestBody: (body) => ({ ...body, response_format: responseFormat }),
    }),
  });
  return provider(name);
}

/** Returns `response_format` as OpenAI's API has it, which llama.cpp, Ollama and vLLM take too. */
function toResponseFormat(toolMode: ToolMode, schema: JSONSchema7): object | undefined {
  if (toolMode === 'json') return { type: 'json_object' };
  if (toolMode !== 'schema') return undefined;
  // Not `strict`: that would forbid objects whose members the task names.
  return { type: 'json_schema', json_schema: { name: 'response', schema } };
}

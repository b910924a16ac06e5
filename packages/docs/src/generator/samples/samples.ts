import type { Language, Tab } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import type { Operation } from '../description/operations.ts';
import { curlSample } from './curl.ts';
import { fetchSample } from './fetch.ts';
import { goSample } from './go.ts';
import { sampleLanguages } from '../../sample-languages.ts';
import type { SampleLanguage } from '../../sample-languages.ts';
import { hasPhpSample, phpSample } from './php.ts';
import { pythonSample } from './python.ts';
import { sampleRequests } from './request.ts';
import type { SampleRequest } from './request.ts';
import { typescriptSample } from './typescript.ts';

interface Writer {
  value: SampleLanguage;
  label: string;
  language: Language;
  write(request: SampleRequest): string;
}

const writers: Writer[] = [
  { value: 'curl', label: 'curl', language: 'sh', write: curlSample },
  { value: 'typescript', label: 'TypeScript', language: 'ts', write: typescriptSample },
  { value: 'fetch', label: 'fetch', language: 'js', write: fetchSample },
  { value: 'python', label: 'Python', language: 'python', write: pythonSample },
  { value: 'go', label: 'Go', language: 'go', write: goSample },
  { value: 'php', label: 'PHP', language: 'php', write: phpSample },
];

/** One program of the documentation that can be run. */
export interface SampleRecord {
  operation: string;
  example: string;
  language: SampleLanguage;
  code: string;
}

/** Our client has a method for the operations that name theirs, and not every language can write every form. */
function writersOf(request: SampleRequest): Writer[] {
  const hasClient = request.operation.object['x-sdk-method'] !== undefined;
  const has: Partial<Record<SampleLanguage, boolean>> = { typescript: hasClient, php: hasPhpSample(request) };
  const { languages = sampleLanguages } = request;
  return languages
    .filter((language) => has[language] ?? true)
    .flatMap((language) => writers.filter(({ value }) => value === language));
}

/** A request in every language, as tabs. */
export function sampleTabs(request: SampleRequest): Tab[] {
  return writersOf(request).map(({ value, label, language, write }) => ({
    value,
    label,
    code: { language, text: write(request) },
  }));
}

/** Every sample of the site: each example of each operation in each language. */
export function allSamples(description: Description): SampleRecord[] {
  return description.operations.flatMap((operation) =>
    sampleRequests(description, operation).flatMap((request) => records(operation, request)),
  );
}

function records(operation: Operation, request: SampleRequest): SampleRecord[] {
  return writersOf(request).map(({ value, write }) => ({
    operation: operation.id,
    example: request.example,
    language: value,
    code: write(request),
  }));
}

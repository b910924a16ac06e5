import type { Language, Tab } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import type { Operation } from '../description/operations.ts';
import { curlSample } from './curl.ts';
import { fetchSample } from './fetch.ts';
import { goSample } from './go.ts';
import { sampleLanguages, type SampleLanguage } from '../../sample-languages.ts';
import { hasPhpSample, phpSample } from './php.ts';
import { pythonSample } from './python.ts';
import { sampleRequests, type SampleRequest } from './request.ts';
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

/** The languages of samples that pages colour, by the names that descriptions use. */
const LANGUAGES: Record<string, Language> = {
  curl: 'sh',
  shell: 'sh',
  bash: 'sh',
  sh: 'sh',
  typescript: 'ts',
  ts: 'ts',
  javascript: 'js',
  js: 'js',
  node: 'js',
  python: 'python',
  go: 'go',
  php: 'php',
  json: 'json',
  yaml: 'yaml',
  http: 'http',
};

/** The tabs of an operation, those that its description brings (`x-codeSamples`) first. */
export function withOwnSamples(tabs: Tab[], operation: Operation | undefined): Tab[] {
  const samples = operation?.object['x-codeSamples'] ?? operation?.object['x-code-samples'];
  if (!Array.isArray(samples)) return tabs;
  const own = samples.flatMap((sample: unknown, index): Tab[] => {
    const { lang, label, source } = (sample ?? {}) as Record<string, unknown>;
    if (typeof source !== 'string') return [];
    const name = typeof label === 'string' ? label : typeof lang === 'string' ? lang : 'Sample';
    const language = LANGUAGES[String(lang).toLowerCase()] ?? 'text';
    return [{ label: name, value: `own-${index}`, code: { language, text: source.trimEnd() } }];
  });
  const labels = new Set(own.map(({ label }) => label.toLowerCase()));
  return [...own, ...tabs.filter(({ label }) => !labels.has(label.toLowerCase()))];
}

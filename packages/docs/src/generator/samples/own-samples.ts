import type { Language, Tab } from '../content/block.ts';
import type { Operation } from '../description/operations.ts';

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

import { curlSample, pythonSample, typescriptSample } from '@web-data/docs/sample-writers';
import type { SampleRequest } from '@web-data/docs/sample-writers';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyableText } from '../../parts/copied.tsx';
import { Switch } from '../../parts/switch.tsx';

const writers = { curl: curlSample, TypeScript: typescriptSample, Python: pythonSample };
type Language = keyof typeof writers;

/** The request of the form as code, in the style of the documentation. */
export function Sample({ request, hasClient }: { request: SampleRequest; hasClient: boolean }): JSX.Element {
  const [language, setLanguage] = useState<Language>('curl');
  const names = (Object.keys(writers) as Language[]).filter((name) => hasClient || name !== 'TypeScript');
  return (
    <>
      <Switch
        label="Language of the sample"
        names={names}
        value={language}
        onChange={(name) => setLanguage(name)}
      />
      <CopyableText text={writers[language](request)} label="sample" />
    </>
  );
}

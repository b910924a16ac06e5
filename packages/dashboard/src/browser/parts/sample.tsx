import {
  curlSample,
  fetchSample,
  goSample,
  hasPhpSample,
  phpSample,
  pythonSample,
  typescriptSample,
} from '@web-data/docs/sample-writers';
import type { SampleRequest } from '@web-data/docs/sample-writers';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyableText } from './copied.tsx';
import { Switch } from './switch.tsx';

const writers = {
  curl: curlSample,
  TypeScript: typescriptSample,
  JavaScript: fetchSample,
  Python: pythonSample,
  Go: goSample,
  PHP: phpSample,
};
type Language = keyof typeof writers;

/** A request as code, in the languages and the style of the documentation. */
export function Sample({ request, hasClient }: { request: SampleRequest; hasClient: boolean }): JSX.Element {
  const [chosen, setChosen] = useState<Language>('curl');
  const names = (Object.keys(writers) as Language[]).filter(
    (name) => (hasClient || name !== 'TypeScript') && (name !== 'PHP' || hasPhpSample(request)),
  );
  const language = names.includes(chosen) ? chosen : 'curl';
  return (
    <>
      <Switch
        label="Language of the sample"
        names={names}
        value={language}
        onChange={(name) => setChosen(name)}
      />
      <CopyableText text={writers[language](request)} label="sample" />
    </>
  );
}

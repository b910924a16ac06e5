import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Copied } from '../../parts/copied.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { curlOf, programOf } from './samples.ts';

interface ShownKeyProps {
  secret: string;
  scopes: string[];
  /** What happens to the key that it takes the place of. */
  note?: string | undefined;
  onClose(): void;
}

/** A new key, this once, with the two lines that use it. */
export function ShownKey({ secret, scopes, note, onClose }: ShownKeyProps): JSX.Element {
  const [language, setLanguage] = useState<'js' | 'curl'>('js');
  const sample = language === 'js' ? programOf(secret, scopes) : curlOf(secret, scopes);
  return (
    <ShownOnce title="Your new key" onClose={onClose}>
      <p>Copy it now: it is not shown again. Only its hash is kept.{note ? ` ${note}` : ''}</p>
      <Copied text={secret} label="key" isWhole />
      {sample ? (
        <>
          <p class="switch" role="group" aria-label="Language of the sample">
            <button type="button" aria-pressed={language === 'js'} onClick={() => setLanguage('js')}>
              JavaScript
            </button>
            <button type="button" aria-pressed={language === 'curl'} onClick={() => setLanguage('curl')}>
              curl
            </button>
          </p>
          <Copied text={sample} label="sample" />
        </>
      ) : null}
    </ShownOnce>
  );
}

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyableText } from '../../parts/copied.tsx';
import { OneTimeDialog } from '../../parts/shown-once.tsx';
import { createCurl, createSample } from './samples.ts';

interface NewKeyDialogProps {
  secret: string;
  scopes: string[];
  /** A note on the key that it replaces. */
  note?: string | undefined;
  onClose(): void;
}

/** Displays a new key once, with two lines of code that use it. */
export function NewKeyDialog({ secret, scopes, note, onClose }: NewKeyDialogProps): JSX.Element {
  const [language, setLanguage] = useState<'js' | 'curl'>('js');
  const sample = language === 'js' ? createSample(secret, scopes) : createCurl(secret, scopes);
  return (
    <OneTimeDialog title="Your new key" onClose={onClose}>
      <p>Copy it now: it is not displayed again. Only its hash is stored.{note ? ` ${note}` : ''}</p>
      <CopyableText text={secret} label="key" isFullWidth />
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
          <CopyableText text={sample} label="sample" />
        </>
      ) : null}
    </OneTimeDialog>
  );
}

import { splitJson } from '@web-data/docs/sample-writers';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface CopiedProps {
  text: string;
  label: string;
  /** Breaks at the end of the line, as fits one long word. */
  isFullWidth?: boolean;
  /** Displays it in the colours of the documentation. */
  isJson?: boolean;
}

/** Code with a copy button. Browsers allow copying only on https and on localhost. */
export function CopyableText({ text, label, isFullWidth = false, isJson = false }: CopiedProps): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <div class={isFullWidth ? 'code whole' : 'code'}>
      {'clipboard' in navigator ? (
        <button
          type="button"
          class={`copy ${isCopied ? 'copied' : ''}`}
          aria-label={isCopied ? 'Copied' : `Copy ${label}`}
          onClick={copy}
        >
          <svg class="copy-icon" viewBox="0 0 16 16" aria-hidden="true">
            <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
            <path d="M10.5 2.5h-7a1 1 0 0 0-1 1v7" />
          </svg>
          <svg class="done" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 8.5 3.5 3.5L13 4.5" />
          </svg>
        </button>
      ) : null}
      <pre tabIndex={0} aria-label={label}>
        <code>{isJson ? <Json text={text} /> : text}</code>
      </pre>
    </div>
  );
}

function Json({ text }: { text: string }): JSX.Element {
  return (
    <>
      {splitJson(text).map(({ text: part, kind }, at) =>
        kind === undefined ? (
          part
        ) : (
          <i key={at} class={kind}>
            {part}
          </i>
        ),
      )}
    </>
  );
}

import type { Form } from 'api-forms';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyableText } from '../../parts/copied.tsx';
import { Notice } from '../../parts/notice.tsx';
import { toSharedRequest } from './share.ts';
import type { Typed } from './values.ts';

interface ShareButtonProps {
  form: Form;
  typed: Typed;
}

/** A button that shows a link to the request of the form, without the key and whatever may be secret. */
export function ShareButton({ form, typed }: ShareButtonProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="share">
      <button type="button" class="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Link to this request
      </button>
      {isOpen ? <SharedLink form={form} typed={typed} /> : null}
    </div>
  );
}

function SharedLink({ form, typed }: ShareButtonProps): JSX.Element {
  const { hash, leftOut, isTooLong } = toSharedRequest(form, typed);
  if (isTooLong) return <Notice>The request is too long for a link.</Notice>;
  return (
    <>
      <CopyableText
        text={`${location.origin}${location.pathname}${hash}`}
        label="link to the request"
        isFullWidth
      />
      <p class="soft">
        For people of this team. It has no key
        {leftOut.length === 0 ? '' : `, and leaves out ${[...new Set(leftOut)].join(', ')}`}. Nothing is sent
        until somebody presses Send.
      </p>
    </>
  );
}

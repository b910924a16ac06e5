import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';

/** Requests a link by email. The page does not reveal whether the address belongs to a member. */
export function MailSignIn(): JSX.Element {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const requestLink = useAction(async () => {
    await account.session.sendLink({ email: email.trim() });
    setSentTo(email.trim());
  });
  const submit = (event: Event) => {
    event.preventDefault();
    void requestLink.run();
  };
  return (
    <form onSubmit={submit}>
      <label class="field">
        <span>Your e-mail address</span>
        <input
          type="email"
          autocomplete="email"
          required
          maxLength={254}
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
      </label>
      {requestLink.error ? <Notice kind="bad">{requestLink.error}</Notice> : null}
      {sentTo === undefined || requestLink.error ? null : (
        <Notice>
          If {sentTo} is the address of a member, a link is on its way. It is good once, for fifteen minutes.
        </Notice>
      )}
      <p>
        <button type="submit" disabled={requestLink.isBusy}>
          Send me a link
        </button>
      </p>
    </form>
  );
}

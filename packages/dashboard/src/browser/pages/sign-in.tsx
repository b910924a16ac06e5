import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { account } from '../client.ts';
import { Alone } from '../parts/alone.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { go } from '../router.tsx';
import { useLoaded } from '../use-loaded.ts';
import { keepReturn, takeReturn } from './sign-in/return.ts';
import { hasPasskeys, signByPasskey } from '../passkey.ts';

interface SignInProps {
  /** The person who is already signed in in this browser. */
  signedIn?: string | undefined;
  onSignedIn(): Promise<void>;
}

/**
 * Exchanges the one-time link of the URL for a session, when a person clicks: programs that scan links must not use it
 * up.
 */
export function SignInPage({ signedIn, onSignedIn }: SignInProps): JSX.Element {
  const [link] = useState(() => location.hash.slice(1));
  useEffect(() => {
    document.title = 'Sign in · Web Data API';
    // Removes the link from the URL and the history, where others may see it.
    if (link) history.replaceState(null, '', location.pathname);
  }, [link]);
  const signIn = useAction(async () => {
    await account.session.create({ link });
    await onSignedIn();
    go(takeReturn(), { replace: true });
  });
  if (!link) return <HowToSignIn onSignedIn={onSignedIn} />;
  return (
    <Alone title="Sign in">
      <p>
        This link signs you in once, in this browser. You stay signed in for two weeks after your last visit,
        and for up to 90 days.
      </p>
      {signedIn ? <p>You are signed in as {signedIn}; the link may be somebody else’s.</p> : null}
      {signIn.error ? (
        <Notice kind="bad">{signIn.error} Request another link: each is valid for one sign-in.</Notice>
      ) : null}
      <p class="actions">
        <button type="button" class="primary" disabled={signIn.isBusy} onClick={signIn.run}>
          Sign in
        </button>
        {signIn.error ? <a href="/dashboard/">Other ways to sign in</a> : null}
      </p>
    </Alone>
  );
}

interface HowToSignInProps {
  isForDevice?: boolean;
  onSignedIn(): Promise<void>;
}

/** The ways to sign in without a link. */
export function HowToSignIn({ isForDevice = false, onSignedIn }: HowToSignInProps): JSX.Element {
  // Each way to sign in leads back to this page.
  useEffect(keepReturn, []);
  // Links still work when the list of ways cannot be loaded.
  const { data: ways, error } = useLoaded('ways', () => account.session.ways());
  if (ways === undefined && error === undefined) return <Alone title="Sign in" />;
  return (
    <Alone title="Sign in">
      {isForDevice ? (
        <p>
          An agent requests its own key. Sign in first, in this browser, then reload this page: the code that
          the agent displays is valid for ten minutes.
        </p>
      ) : null}
      {ways?.organization ? <OpenidSignIn organization={ways.organization} /> : null}
      {ways?.passkeys ? <PasskeySignIn onSignedIn={onSignedIn} /> : null}
      {ways?.mail ? <MailSignIn /> : null}
      <p>
        You can also sign in with a one-time link. There are {ways?.mail ? 'more ways' : 'two ways'} to one:
      </p>
      <ul>
        <li>
          An owner of your team adds you under <em>Members</em> and sends you the link.
        </li>
        <li>The operator of the service creates one on its command line:</li>
      </ul>
      <div class="code">
        <pre tabIndex={0} aria-label="Commands">
          <code>{'web-data-server people list\nweb-data-server people link <person id>'}</code>
        </pre>
      </div>
    </Alone>
  );
}

/** Signs in by a passkey, where the browser supports it. */
function PasskeySignIn({ onSignedIn }: { onSignedIn(): Promise<void> }): JSX.Element | null {
  const signIn = useAction(async () => {
    const { options } = await account.session.startByPasskey();
    await account.session.createByPasskey({ credential: await signByPasskey(options) });
    // Before the session loads: otherwise the page of a sign-in link would stay.
    if (location.pathname.endsWith('/sign-in')) go('', { replace: true });
    await onSignedIn();
  });
  if (!hasPasskeys) return null;
  return (
    <>
      <p>Have you added a passkey to your account? Then it signs you in.</p>
      {signIn.error ? <Notice kind="bad">{signIn.error}</Notice> : null}
      <p>
        <button type="button" class="primary" disabled={signIn.isBusy} onClick={signIn.run}>
          Sign in with a passkey
        </button>
      </p>
    </>
  );
}

/** Redirects to the OpenID provider of the organization. */
function OpenidSignIn({ organization }: { organization: string }): JSX.Element {
  const leave = useAction(async () => {
    const { address } = await account.session.startByOpenid();
    location.assign(address);
  });
  return (
    <>
      <p>Are you of the organization that runs this service? Then sign in as you do elsewhere.</p>
      {leave.error ? <Notice kind="bad">{leave.error}</Notice> : null}
      <p>
        <button type="button" class="primary" disabled={leave.isBusy} onClick={leave.run}>
          Sign in at {organization}
        </button>
      </p>
    </>
  );
}

/** Requests a link by email. The page does not reveal whether the address belongs to a member. */
function MailSignIn(): JSX.Element {
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

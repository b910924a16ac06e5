import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { account } from '../client.ts';
import { Alone } from '../parts/alone.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { go } from '../router.tsx';

interface SignInProps {
  /** Who is signed in in this browser already. */
  signedIn?: string | undefined;
  onSignedIn(): Promise<void>;
}

/** Trades the one-time link of the address for a session: when a person says so, not a program that looks at links. */
export function SignInPage({ signedIn, onSignedIn }: SignInProps): JSX.Element {
  const [link] = useState(() => location.hash.slice(1));
  useEffect(() => {
    document.title = 'Sign in · Web Data API';
    // Out of the address and its history, where others may look.
    if (link) history.replaceState(null, '', location.pathname);
  }, [link]);
  const signIn = useAction(async () => {
    await account.session.create({ link });
    await onSignedIn();
    go('', { replace: true });
  });
  if (!link) return <HowToSignIn />;
  return (
    <Alone title="Sign in">
      <p>
        This link signs you in once, in this browser. You stay signed in for two weeks after your last visit.
      </p>
      {signedIn ? <p>You are signed in as {signedIn}; the link may be somebody else’s.</p> : null}
      {signIn.error ? (
        <Notice kind="bad">{signIn.error} Ask for another link: each is good for one sign-in.</Notice>
      ) : null}
      <p>
        <button type="button" class="primary" disabled={signIn.isBusy} onClick={signIn.run}>
          Sign in
        </button>
      </p>
    </Alone>
  );
}

/** How one gets a link, for who has none. */
export function HowToSignIn({ isForDevice = false }: { isForDevice?: boolean }): JSX.Element {
  return (
    <Alone title="Sign in">
      {isForDevice ? (
        <p>
          An agent asks for a key of its own. Sign in first, in this browser, then load this page again: the
          code that the agent shows is good for ten minutes.
        </p>
      ) : null}
      <p>You sign in with a link that is good once. There are two ways to one:</p>
      <ul>
        <li>
          An owner of your team adds you under <em>Members</em>, and hands you the link.
        </li>
        <li>Whoever runs the service shows one on its command line:</li>
      </ul>
      <div class="code">
        <pre tabIndex={0} aria-label="Commands">
          <code>{'web-data-server people list\nweb-data-server people link <person id>'}</code>
        </pre>
      </div>
    </Alone>
  );
}

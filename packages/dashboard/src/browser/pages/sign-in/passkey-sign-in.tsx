import type { JSX } from 'preact';
import { account } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { hasPasskeys, signByPasskey } from '../../passkey.ts';
import { go } from '../../router.tsx';

/** Signs in by a passkey, where the browser supports it. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn(): Promise<void> }): JSX.Element | null {
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

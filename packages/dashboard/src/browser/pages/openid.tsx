import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { account } from '../client.ts';
import { Alone } from '../parts/alone.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { go } from '../router.tsx';
import { takeReturn } from './sign-in/return.ts';

/** The page to which the provider redirects: sends its response and returns to the former page. */
export function OpenidPage({ onSignedIn }: { onSignedIn(): Promise<void> }): JSX.Element {
  const [query] = useState(() => location.search.slice(1));
  const bring = useAction(async () => {
    await account.session.createByOpenid({ response: query });
    await onSignedIn();
    go(takeReturn(), { replace: true });
  });
  useEffect(() => {
    document.title = 'Sign in · Web Data API';
    // Removes the response from the URL and the history, where others may see it.
    history.replaceState(null, '', location.pathname);
    if (query) void bring.run();
    else go('', { replace: true });
  }, []);
  return (
    <Alone title="Sign in">
      {bring.error ? (
        <>
          <Notice kind="bad">{bring.error}</Notice>
          <p>
            <a href="/dashboard/">Back to the sign-in page</a>
          </p>
        </>
      ) : (
        <Notice>Your organization has confirmed who you are. You are being signed in.</Notice>
      )}
    </Alone>
  );
}

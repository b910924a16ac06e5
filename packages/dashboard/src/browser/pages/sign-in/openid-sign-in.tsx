import type { JSX } from 'preact';
import { account } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';

/** Redirects to the OpenID provider of the organization. */
export function OpenidSignIn({ organization }: { organization: string }): JSX.Element {
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

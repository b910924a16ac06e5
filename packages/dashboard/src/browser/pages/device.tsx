import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DeviceRequestNotFoundError } from '../../generated/account/client/index.js';
import { account, UserError } from '../client.ts';
import { Alone } from '../parts/alone.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { DecideDevice } from './device/decide-device.tsx';
import type { Decision, KeyRequest } from './device/key-request.ts';

/** The page on which a person approves or denies an agent by its code. */
export function DevicePage(): JSX.Element {
  const [request, setRequest] = useState<KeyRequest>();
  const [decision, setDecision] = useState<Decision>();
  useEffect(() => {
    document.title = 'An agent asks for a key · Web Data API';
  }, []);
  if (decision) return <Decided decision={decision} name={request!.clientName} />;
  return (
    <Alone title="An agent asks for a key">
      {request ? (
        <DecideDevice request={request} onDecided={setDecision} />
      ) : (
        <TypeCode onFound={setRequest} />
      )}
    </Alone>
  );
}

/** Prompts for the code. A code from a link is filled in, for comparison. */
function TypeCode({ onFound }: { onFound(request: KeyRequest): void }): JSX.Element {
  const [code, setCode] = useState(() => location.hash.slice(1, 51));
  const find = useAction(async () => onFound(await toRequest(code)));
  const submit = (event: Event) => {
    event.preventDefault();
    void find.run();
  };
  return (
    <form onSubmit={submit}>
      <label class="field">
        <span>Code</span>
        <input
          name="code"
          class="code-input"
          required
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          placeholder="WDJB-MJHT"
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <small>The one that your agent, or your terminal, shows. Go on only if it shows the same.</small>
      </label>
      {find.error ? <Notice kind="bad">{find.error}</Notice> : null}
      <p class="actions">
        <button type="submit" class="primary" disabled={find.isBusy}>
          Go on
        </button>
      </p>
    </form>
  );
}

async function toRequest(code: string): Promise<KeyRequest> {
  try {
    return (await account.device.find({ code })).request;
  } catch (error) {
    if (!(error instanceof DeviceRequestNotFoundError)) throw error;
    throw new UserError(
      'No agent waits under this code. Compare it with the one that the agent shows, or let the agent ask for another.',
      { cause: error },
    );
  }
}

function Decided({ decision, name }: { decision: Decision; name: string }): JSX.Element {
  if (decision.denied)
    return (
      <Alone title="Denied">
        <Notice>{name} gets no key. You can close this page.</Notice>
      </Alone>
    );
  const { team } = decision;
  return (
    <Alone title="Approved">
      <Notice>{name} fetches its key by itself. You can close this page and go back to it.</Notice>
      <p>
        The key then stands among the <a href={`/dashboard/teams/${team.id}/keys`}>keys of {team.name}</a>,
        where you see when it was last used, and revoke it.
      </p>
    </Alone>
  );
}

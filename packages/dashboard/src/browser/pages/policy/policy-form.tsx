import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PolicyGetResponse } from '../../../generated/account/client/index.js';
import { account, UserError } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import { LinesField } from '../../parts/lines-field.tsx';

interface PolicyFormProps {
  team: TeamEntry;
  state: PolicyGetResponse;
  onSaved(): Promise<void>;
}

/** Returns an error with the list entry that the service rejected, as it was typed; undefined for any other error. */
function wrongEntry(error: unknown, policy: PolicyGetResponse['policy']): UserError | undefined {
  const { details } = Object(error) as { details?: { path?: string }[] };
  const [, list, at] =
    /^\/policy\/(blacklist|whitelist|blockedTlds)\/(\d+)$/.exec(details?.[0]?.path ?? '') ?? [];
  if (list === undefined) return undefined;
  const entry = policy[list as 'blacklist' | 'whitelist' | 'blockedTlds'][Number(at)];
  const requested =
    list === 'blockedTlds'
      ? 'a top-level domain such as zip'
      : 'a domain such as example.com or *.example.com';
  return new UserError(`“${entry}” is not ${requested}.`);
}

/** The policy as a form; read-only for people who may not change it. */
export function PolicyForm({ team, state, onSaved }: PolicyFormProps): JSX.Element {
  const [policy, setPolicy] = useState(state.policy);
  const [overrides, setOverrides] = useState(state.overrides);
  const [isSaved, setSaved] = useState(false);
  const save = useAction(async () => {
    await account.policy.change(team.id, { policy, overrides }).catch((error: unknown) => {
      throw wrongEntry(error, policy) ?? error;
    });
    setSaved(true);
    await onSaved();
  });
  const change = (part: Partial<typeof policy>) => {
    setSaved(false);
    setPolicy((before) => ({ ...before, ...part }));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void save.run();
  };
  return (
    <form onSubmit={submit}>
      <fieldset disabled={!state.canChange}>
        <label class="option">
          <input
            type="checkbox"
            checked={policy.mode === 'normal'}
            onChange={(event) => change({ mode: event.currentTarget.checked ? 'normal' : 'off' })}
          />
          <span>Judge URLs</span>
        </label>
        <label class="option">
          <input
            type="checkbox"
            checked={overrides}
            onChange={(event) => {
              setSaved(false);
              setOverrides(event.currentTarget.checked);
            }}
          />
          <span>A request may replace fields of the policy, for itself alone</span>
        </label>
        <label class="field">
          <span>Risk from which a URL is blocked</span>
          <input
            type="number"
            min={0}
            max={100}
            step={1}
            required
            value={policy.riskScoreThreshold}
            onInput={(event) => change({ riskScoreThreshold: event.currentTarget.valueAsNumber })}
          />
          <small>From 0 to 100; lower is stricter.</small>
        </label>
        <label class="field">
          <span>While the reputation service does not respond</span>
          <select
            value={policy.failurePolicy}
            onChange={(event) => change({ failurePolicy: event.currentTarget.value as 'open' | 'closed' })}
          >
            <option value="closed">URLs are blocked</option>
            <option value="open">URLs are let through</option>
          </select>
        </label>
        <LinesField
          label="Domains that are always blocked"
          hint="One on each line, such as example.com or *.example.com."
          lines={policy.blacklist}
          onChange={(blacklist) => change({ blacklist })}
        />
        <LinesField
          label="Domains that are never blocked"
          hint="They win over every other rule."
          lines={policy.whitelist}
          onChange={(whitelist) => change({ whitelist })}
        />
        <LinesField
          label="Top-level domains that are blocked"
          hint="One on each line, without a dot, such as zip."
          lines={policy.blockedTlds}
          onChange={(blockedTlds) => change({ blockedTlds })}
        />
        {save.error ? <Notice kind="bad">{save.error}</Notice> : null}
        {isSaved ? <Notice>Saved. It holds for new requests within moments.</Notice> : null}
        {state.canChange ? (
          <p class="actions">
            <button type="submit" class="primary" disabled={save.isBusy}>
              Save
            </button>
          </p>
        ) : null}
      </fieldset>
    </form>
  );
}

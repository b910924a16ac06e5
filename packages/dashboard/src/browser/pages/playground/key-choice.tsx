import type { JSX } from 'preact';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';

interface KeyChoiceProps {
  team: TeamEntry;
  secret: string;
  /** Whether requests use a temporary key of the page. */
  isOwn: boolean;
  onType(secret: string): void;
  onMake(): Promise<unknown>;
}

/** A choice of the key for requests: one of the team, or a temporary one of the page for the current operation. */
export function KeyChoice({ team, secret, isOwn, onType, onMake }: KeyChoiceProps): JSX.Element {
  const make = useAction(onMake);
  return (
    <fieldset>
      <label class="field">
        <span>Key</span>
        <input
          type="password"
          autoComplete="off"
          spellcheck={false}
          required
          placeholder="wd_…"
          value={secret}
          onInput={(event) => onType(event.currentTarget.value.trim())}
        />
        <small>
          This page keeps it nowhere, and sends it to this service alone. What you do is charged to the team.
        </small>
      </label>
      {make.error ? <Notice kind="bad">{make.error}</Notice> : null}
      {may(team.role, 'member') ? (
        <p class="actions">
          <button type="button" disabled={make.isBusy || (isOwn && secret !== '')} onClick={make.run}>
            Make a key for this page
          </button>
          <small class="soft">
            It may do the operation below alone; another operation gets another key. It is revoked when you
            leave, and ends two minutes after the page could last renew it in any case.
          </small>
        </p>
      ) : null}
    </fieldset>
  );
}

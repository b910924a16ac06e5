import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { account } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';

const HOUR = 3_600_000;

interface KeyChoiceProps {
  team: TeamEntry;
  secret: string;
  onChange(secret: string): void;
}

/** The key that requests are made with: one of the team, or one that ends with the page, after an hour at most. */
export function KeyChoice({ team, secret, onChange }: KeyChoiceProps): JSX.Element {
  const made = useRef<string>(undefined);
  const make = useAction(async () => {
    const expiresAt = new Date(Date.now() + HOUR).toISOString();
    const { key, secret } = await account.keys.create(team.id, {
      name: 'Playground',
      scopes: ['*'],
      expiresAt,
    });
    made.current = key.id;
    onChange(secret);
  });
  useEffect(
    () => () => {
      // Who leaves by closing the browser leaves it to end by itself.
      if (made.current) void account.keys.revoke(team.id, made.current).catch(() => undefined);
    },
    [],
  );
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
          onInput={(event) => onChange(event.currentTarget.value.trim())}
        />
        <small>
          It stays on this page, and goes to this service alone. What you do is charged to the team.
        </small>
      </label>
      {make.error ? <Notice kind="bad">{make.error}</Notice> : null}
      {may(team.role, 'member') ? (
        <p class="actions">
          <button type="button" disabled={make.isBusy || made.current !== undefined} onClick={make.run}>
            Make a key for this page
          </button>
          <small class="soft">It is revoked when you leave, and ends after an hour in any case.</small>
        </p>
      ) : null}
    </fieldset>
  );
}

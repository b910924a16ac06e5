import { operations, scopes as scopeTexts } from 'api-facts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import { ShownKey } from './shown-key.tsx';

const DAY = 86_400_000;
const ends: [label: string, days: number | undefined][] = [
  ['Never', undefined],
  ['In 7 days', 7],
  ['In 30 days', 30],
  ['In 90 days', 90],
  ['In a year', 365],
];

/** Asks what a new key is for, and shows it this once. */
export function CreateKey({ team, onClose }: { team: TeamEntry; onClose(): void }): JSX.Element {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>(['*']);
  const [days, setDays] = useState<number | undefined>();
  const [created, setCreated] = useState<{ secret: string; scopes: string[] }>();
  const create = useAction(async () => {
    const expiresAt = days === undefined ? undefined : new Date(Date.now() + days * DAY).toISOString();
    const { secret, key } = await account.keys.create(team.id, {
      name: name.trim(),
      scopes: chosen,
      ...(expiresAt && { expiresAt }),
    });
    setCreated({ secret, scopes: key.scopes });
  });
  if (created) return <ShownKey {...created} onClose={onClose} />;
  const submit = (event: Event) => {
    event.preventDefault();
    void create.run();
  };
  return (
    <Dialog title="Create a key" onClose={onClose}>
      <form onSubmit={submit}>
        <label class="field">
          <span>Name</span>
          <input
            name="name"
            required
            maxLength={200}
            pattern=".*\S.*"
            placeholder="Nightly crawl"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
            autoFocus
          />
          <small>What it is for, so that you know it again.</small>
        </label>
        <ScopeChoice chosen={chosen} onChange={setChosen} />
        <label class="field">
          <span>Ends</span>
          <select name="ends" onChange={(event) => setDays(ends[event.currentTarget.selectedIndex]?.[1])}>
            {ends.map(([label]) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        {create.error ? <Notice kind="bad">{create.error}</Notice> : null}
        <p class="actions">
          <button type="submit" class="primary" disabled={create.isBusy || chosen.length === 0}>
            Create
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** Everything, or some capabilities. */
function ScopeChoice({
  chosen,
  onChange,
}: {
  chosen: string[];
  onChange(scopes: string[]): void;
}): JSX.Element {
  const isAll = chosen.includes('*');
  const toggle = (scope: string) =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <fieldset>
      <legend>May</legend>
      <label class="option">
        <input type="radio" name="all" checked={isAll} onChange={() => onChange(['*'])} />{' '}
        <span>Everything</span>
      </label>
      <label class="option">
        <input type="radio" name="all" checked={!isAll} onChange={() => onChange([operations[0]!.scope])} />{' '}
        <span>Only some things</span>
      </label>
      {isAll ? null : (
        <div class="scopes">
          {Object.entries(scopeTexts).map(([scope, text]) => (
            <label key={scope} class="option">
              <input type="checkbox" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />{' '}
              <span>
                <code>{scope}</code> {text}
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

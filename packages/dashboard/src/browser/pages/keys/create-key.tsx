import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import { EndChoice, endOf } from './end-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { ShownKey } from './shown-key.tsx';

/** Asks what a new key is for, and shows it this once. */
export function CreateKey({ team, onClose }: { team: TeamEntry; onClose(): void }): JSX.Element {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>(['*']);
  const [days, setDays] = useState<number | undefined>();
  const [created, setCreated] = useState<{ secret: string; scopes: string[] }>();
  const create = useAction(async () => {
    const expiresAt = endOf(days);
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
        <ScopeChoice offered={['*']} chosen={chosen} onChange={setChosen} />
        <EndChoice days={days} onChange={setDays} />
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

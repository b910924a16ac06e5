import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import { EndChoice, toExpiry } from './end-choice.tsx';
import { leastScope, ScopeChoice } from './scope-choice.tsx';
import { NewKeyDialog } from './shown-key.tsx';

/** Prompts for the name, scopes and expiry of a new key, and displays it once. */
export function CreateKey({ team, onClose }: { team: TeamEntry; onClose(): void }): JSX.Element {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>([leastScope]);
  const [days, setDays] = useState<number | undefined>();
  const [created, setCreated] = useState<{ secret: string; scopes: string[] }>();
  const create = useAction(async () => {
    const expiresAt = toExpiry(days);
    const { secret, key } = await account.keys.create(team.id, {
      name: name.trim(),
      scopes: chosen,
      ...(expiresAt && { expiresAt }),
    });
    setCreated({ secret, scopes: key.scopes });
  });
  if (created) return <NewKeyDialog {...created} onClose={onClose} />;
  return (
    <FormDialog
      title="Create a key"
      yes="Create"
      action={create}
      isReady={chosen.length > 0}
      onClose={onClose}
    >
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
        <small>A name that tells you later what the key is for.</small>
      </label>
      <ScopeChoice offered={['*']} chosen={chosen} onChange={setChosen} />
      <EndChoice days={days} onChange={setDays} />
    </FormDialog>
  );
}

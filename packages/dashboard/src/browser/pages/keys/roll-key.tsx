import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import type { ApiKey } from './api-key.ts';
import { NewKeyDialog } from './shown-key.tsx';

const overlaps: [label: string, seconds: number][] = [
  ['For another day', 86_400],
  ['For another hour', 3600],
  ['For another week', 604_800],
  ['Not at all: revoke it now', 0],
];

interface RollKeyProps {
  team: TeamEntry;
  apiKey: ApiKey;
  onClose(): void;
}

/** Replaces a key by a new one, with an overlap in which both are valid. */
export function RollKey({ team, apiKey, onClose }: RollKeyProps): JSX.Element {
  const [overlapSeconds, setOverlap] = useState(overlaps[0]![1]);
  const [secret, setSecret] = useState<string>();
  const roll = useAction(async () => {
    setSecret((await account.keys.roll(team.id, apiKey.id, { overlapSeconds })).secret);
  });
  if (secret) {
    const note = overlapSeconds === 0 ? 'The old key is revoked.' : 'The old key ends by itself.';
    return <NewKeyDialog secret={secret} scopes={apiKey.scopes} note={note} onClose={onClose} />;
  }
  return (
    <FormDialog title={`Roll ${apiKey.name}`} yes="Roll" action={roll} onClose={onClose}>
      <p>
        You get a new key with the same name, scopes and lifetime. Put it into your program while both are
        accepted.
      </p>
      <label class="field">
        <span>The old key works</span>
        <select onChange={(event) => setOverlap(overlaps[event.currentTarget.selectedIndex]![1])}>
          {overlaps.map(([label]) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </label>
    </FormDialog>
  );
}

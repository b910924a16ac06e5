import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { parseBrowser } from '../../browser-of.ts';
import { account } from '../../client.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useAction } from '../../parts/use-action.ts';
import { makePasskey } from '../../passkey.ts';

/** Prompts for the name of a new passkey, and lets the browser create it. */
export function AddPasskey({ onClose }: { onClose(): void }): JSX.Element {
  const [name, setName] = useState(parseBrowser(navigator.userAgent));
  const add = useAction(async () => {
    const { options } = await account.passkeys.start();
    await account.passkeys.add({ name: name.trim(), credential: await makePasskey(options) });
    onClose();
  });
  return (
    <FormDialog title="Add a passkey" yes="Add" action={add} onClose={onClose}>
      <label class="field">
        <span>Name</span>
        <input
          name="name"
          required
          maxLength={100}
          pattern=".*\S.*"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          autoFocus
        />
        <small>The device that it is on, so that you know which to remove when you lose it.</small>
      </label>
    </FormDialog>
  );
}

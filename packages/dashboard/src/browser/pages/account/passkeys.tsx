import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PasskeysListResponse } from '../../../generated/account/client/index.js';
import { account } from '../../client.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { Notice } from '../../parts/notice.tsx';
import { When } from '../../parts/when.tsx';
import { hasPasskeys, makePasskey } from '../../passkey.ts';
import { useLoaded } from '../../use-loaded.ts';
import { parseBrowser } from '../../browser-of.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useAction } from '../../parts/use-action.ts';

type Passkey = PasskeysListResponse['passkeys'][number];
type Open = { dialog: 'add' } | { dialog: 'remove'; passkey: Passkey };

/** The passkeys of the person, with actions to add and remove them. */
export function Passkeys(): JSX.Element {
  const { data, error, reload } = useLoaded('passkeys', () => account.passkeys.list());
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
    void reload();
  };
  return (
    <>
      <h2>Passkeys</h2>
      <p>
        A passkey signs you in by the finger, face or PIN that unlocks your device, with no link. It works for
        this service alone, and nobody can read it off or have you type it elsewhere.
      </p>
      <LoadError error={error} reload={reload} />
      {data ? <Add origin={data.origin} onAdd={() => setOpen({ dialog: 'add' })} /> : null}
      {data && data.passkeys.length > 0 ? (
        <List passkeys={data.passkeys} onRemove={(passkey) => setOpen({ dialog: 'remove', passkey })} />
      ) : null}
      {open?.dialog === 'add' ? <AddPasskey onClose={close} /> : null}
      {open?.dialog === 'remove' ? (
        <Confirm
          title={`Remove ${open.passkey.name}?`}
          yes="Remove"
          no="Keep it"
          act={() => account.passkeys.remove(open.passkey.id)}
          onClose={close}
        >
          It signs you in no more. Sessions that it began go on until you end them. Your device may still
          offer it: remove it there as well.
        </Confirm>
      ) : null}
    </>
  );
}

/** The button that adds a passkey, or the reason why it is missing. */
function Add({ origin, onAdd }: { origin: string | undefined; onAdd(): void }): JSX.Element {
  if (!hasPasskeys) return <Notice>This browser has no passkeys.</Notice>;
  if (origin === undefined)
    return (
      <Notice>
        Passkeys need https and a host name, and this service does not have both. Contact its operator.
      </Notice>
    );
  if (origin !== location.origin)
    return (
      <Notice>
        Passkeys work at <a href={`${origin}/dashboard/account`}>{origin}</a> only, and you are at{' '}
        {location.origin}. Sign in there.
      </Notice>
    );
  return (
    <p class="actions">
      <button type="button" onClick={onAdd}>
        Add a passkey
      </button>
    </p>
  );
}

function List({
  passkeys,
  onRemove,
}: {
  passkeys: Passkey[];
  onRemove(passkey: Passkey): void;
}): JSX.Element {
  return (
    <table class="rows">
      <caption class="hidden">Passkeys</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Last used</th>
          <th scope="col">Added</th>
          <th scope="col">
            <span class="hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map((passkey) => (
          <tr key={passkey.id}>
            <th scope="row">
              <span class="name">{passkey.name}</span>
              {passkey.isSynced ? <span class="soft">on several devices</span> : null}
            </th>
            <td data-label="Last used">{passkey.lastUsedAt ? <When at={passkey.lastUsedAt} /> : 'never'}</td>
            <td data-label="Added">
              <When at={passkey.createdAt} />
            </td>
            <td class="buttons">
              <button
                type="button"
                class="danger"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => onRemove(passkey)}
              >
                Remove
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prompts for the name of a new passkey, and lets the browser create it. */
function AddPasskey({ onClose }: { onClose(): void }): JSX.Element {
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

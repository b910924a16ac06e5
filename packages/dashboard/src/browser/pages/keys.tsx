import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account, formatError } from '../client.ts';
import { Notice } from '../parts/notice.tsx';
import { When } from '../parts/when.tsx';
import { may } from '../session.ts';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import type { ApiKey } from './keys/api-key.ts';
import { CreateKey } from './keys/create-key.tsx';
import { RevokeKey } from './keys/revoke-key.tsx';
import { RollKey } from './keys/roll-key.tsx';

type Open = { dialog: 'create' } | { dialog: 'roll' | 'revoke'; key: ApiKey };

/** The keys of a team, with actions to create, roll and revoke them. */
export function KeysPage({ team }: { team: TeamEntry }): JSX.Element {
  const { data, error, reload } = useLoaded(`keys ${team.id}`, () => account.keys.list(team.id), {
    everyMs: 10_000,
  });
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
    void reload();
  };
  const mayChange = may(team.role, 'member');
  const create = mayChange ? (
    <button type="button" class="primary" onClick={() => setOpen({ dialog: 'create' })}>
      Create a key
    </button>
  ) : null;
  return (
    <>
      <p class="lead">
        A key lets a program call the API for {team.name}. Give each program one of its own, with no more than
        it needs.
      </p>
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {data && data.keys.length > 0 ? <p class="actions">{create}</p> : null}
      {data ? <List keys={data.keys} mayChange={mayChange} onOpen={setOpen} create={create} /> : null}
      {open?.dialog === 'create' ? <CreateKey team={team} onClose={close} /> : null}
      {open?.dialog === 'roll' ? <RollKey team={team} apiKey={open.key} onClose={close} /> : null}
      {open?.dialog === 'revoke' ? <RevokeKey team={team} apiKey={open.key} onClose={close} /> : null}
    </>
  );
}

interface ListProps {
  keys: ApiKey[];
  mayChange: boolean;
  create: JSX.Element | null;
  onOpen(open: Open): void;
}

function List({ keys, mayChange, create, onOpen }: ListProps): JSX.Element {
  const live = keys.filter(({ status }) => status === 'active');
  const ended = keys.filter(({ status }) => status !== 'active');
  return (
    <>
      {live.length === 0 ? (
        <section class="empty">
          <h2>No key yet</h2>
          <p>
            With a key a program can map a website, scrape pages, crawl and search. The key is displayed once,
            when you create it.
          </p>
          {create ?? <p>Your role here is viewer: a member or an owner of the team creates keys.</p>}
        </section>
      ) : (
        <Table keys={live} mayChange={mayChange} onOpen={onOpen} caption="Keys that are accepted" />
      )}
      {ended.length > 0 ? (
        <details>
          <summary>
            {ended.length === 1 ? 'One key that has ended' : `${ended.length} keys that have ended`}
          </summary>
          <Table keys={ended} mayChange={false} onOpen={onOpen} caption="Keys that have ended" />
        </details>
      ) : null}
    </>
  );
}

function Table({
  keys,
  mayChange,
  onOpen,
  caption,
}: Omit<ListProps, 'create'> & { caption: string }): JSX.Element {
  return (
    <table class="rows">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">May</th>
          <th scope="col">Last used</th>
          <th scope="col">Ends</th>
          {mayChange ? (
            <th scope="col">
              <span class="hidden">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <th scope="row">
              <span class="name">{key.name || 'Without a name'}</span>
              <code>{`wd_${key.id}_…`}</code>
            </th>
            <td data-label="May">
              <Scopes scopes={key.scopes} />
            </td>
            <td data-label="Last used">
              {key.lastUsedAt ? <When at={key.lastUsedAt} /> : <span class="soft">never</span>}
            </td>
            <td data-label="Ends">
              <End apiKey={key} />
            </td>
            {mayChange ? (
              <td class="buttons">
                <button
                  type="button"
                  aria-label={`Roll ${key.name}`}
                  onClick={() => onOpen({ dialog: 'roll', key })}
                >
                  Roll
                </button>
                <button
                  type="button"
                  class="danger"
                  aria-label={`Revoke ${key.name}`}
                  onClick={() => onOpen({ dialog: 'revoke', key })}
                >
                  Revoke
                </button>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Scopes({ scopes }: { scopes: string[] }): JSX.Element {
  if (scopes.includes('*')) return <span>everything</span>;
  return (
    <span class="chips">
      {scopes.map((scope) => (
        <span key={scope} class="chip">
          {scope}
        </span>
      ))}
    </span>
  );
}

function End({ apiKey }: { apiKey: ApiKey }): JSX.Element {
  if (apiKey.revokedAt)
    return (
      <span>
        revoked <When at={apiKey.revokedAt} />
      </span>
    );
  if (!apiKey.expiresAt) return <span class="soft">never</span>;
  return <When at={apiKey.expiresAt} />;
}

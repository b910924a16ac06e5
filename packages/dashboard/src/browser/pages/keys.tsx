import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { Clamped } from '../parts/clamped.tsx';
import { When } from '../parts/when.tsx';
import { Link } from '../router.tsx';
import { may } from '../session.ts';
import type { TeamEntry } from '../session.ts';
import type { ApiKey } from './keys/api-key.ts';
import { CreateKey } from './keys/create-key.tsx';
import { RevokeKey } from './keys/revoke-key.tsx';
import { RollKey } from './keys/roll-key.tsx';

type Open = { dialog: 'create' } | { dialog: 'roll' | 'revoke'; key: ApiKey };

const statuses = { active: 'Accepted keys', expired: 'Expired keys', revoked: 'Revoked keys' };
const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  lastUsed: 'Last used first',
};

/** The keys of a team, with actions to create, roll and revoke them. */
export function KeysPage({ team }: { team: TeamEntry }): JSX.Element {
  const [open, setOpen] = useState<Open>();
  const [version, setVersion] = useState(0);
  const close = () => {
    setOpen(undefined);
    setVersion(version + 1);
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
      <p class="actions">{create}</p>
      <ListPage<ApiKey>
        name="keys"
        id={`keys ${team.id}`}
        version={version}
        everyMs={10_000}
        load={async (query) => {
          const { keys: items, cursor } = await account.keys.list(team.id, query);
          return { items, cursor };
        }}
        searched="names and keys"
        filters={[{ name: 'status', label: 'Status', choices: statuses, usual: 'active' }]}
        sorts={sorts}
        columns={[
          { title: 'Name', sorts: ['name'], cell: (key) => <Name apiKey={key} /> },
          { title: 'May', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
          {
            title: 'Last used',
            sorts: ['lastUsed'],
            cell: ({ lastUsedAt }) =>
              lastUsedAt ? <When at={lastUsedAt} /> : <span class="soft">never</span>,
          },
          { title: 'Added', sorts: ['newest', 'oldest'], cell: ({ createdAt }) => <When at={createdAt} /> },
          { title: 'Ends', cell: (key) => <End apiKey={key} /> },
        ]}
        buttons={(key) => (
          <>
            <Link to={`teams/${team.id}/requests?keyId=${key.id}`}>Requests</Link>
            {mayChange && key.status === 'active' ? <Buttons apiKey={key} onOpen={setOpen} /> : null}
          </>
        )}
        csv={{
          id: ({ id }) => id,
          name: ({ name }) => name,
          status: ({ status }) => status,
          scopes: ({ scopes }) => scopes.join(' '),
          created: ({ createdAt }) => createdAt,
          'last used': ({ lastUsedAt }) => lastUsedAt,
          expires: ({ expiresAt }) => expiresAt,
          revoked: ({ revokedAt }) => revokedAt,
        }}
        empty={
          <section class="empty">
            <h2>No key yet</h2>
            <p>
              With a key a program can map a website, scrape pages, crawl and search. The key is displayed
              once, when you create it.
            </p>
            {mayChange ? null : (
              <p>Your role here is viewer: a member or an owner of the team creates keys.</p>
            )}
          </section>
        }
      />
      {open?.dialog === 'create' ? <CreateKey team={team} onClose={close} /> : null}
      {open?.dialog === 'roll' ? <RollKey team={team} apiKey={open.key} onClose={close} /> : null}
      {open?.dialog === 'revoke' ? <RevokeKey team={team} apiKey={open.key} onClose={close} /> : null}
    </>
  );
}

function Name({ apiKey: { id, name } }: { apiKey: ApiKey }): JSX.Element {
  return (
    <>
      <span class="name">
        <Clamped text={name || 'Without a name'} />
      </span>
      <code>{`wd_${id}_…`}</code>
    </>
  );
}

function Buttons({ apiKey: key, onOpen }: { apiKey: ApiKey; onOpen(open: Open): void }): JSX.Element {
  return (
    <>
      <button type="button" aria-label={`Roll ${key.name}`} onClick={() => onOpen({ dialog: 'roll', key })}>
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
    </>
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

function End({ apiKey: { status, revokedAt, expiresAt } }: { apiKey: ApiKey }): JSX.Element {
  if (revokedAt)
    return (
      <span>
        revoked <When at={revokedAt} />
      </span>
    );
  if (!expiresAt) return <span class="soft">never</span>;
  return (
    <span>
      {status === 'expired' ? 'expired ' : ''}
      <When at={expiresAt} />
    </span>
  );
}

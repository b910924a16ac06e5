import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { When } from '../parts/when.tsx';
import { Link, useQuery } from '../router.tsx';
import { may } from '../session.ts';
import type { TeamEntry } from '../session.ts';
import type { ApiKey } from './keys/api-key.ts';
import { CreateKey } from './keys/create-key.tsx';
import { KeyPage } from './keys/key-page.tsx';
import { End, Scopes } from './keys/key-parts.tsx';
import { useKeyDialogs } from './keys/use-key-dialogs.tsx';

const statuses = { active: 'Accepted keys', expired: 'Expired keys', revoked: 'Revoked keys' };
const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  lastUsed: 'Last used first',
};

/** The keys of a team; one of them where the URL names it. */
export function KeysPage({ team }: { team: TeamEntry }): JSX.Element {
  const [{ key }] = useQuery();
  return key ? <KeyPage key={key} team={team} keyId={key} /> : <Keys team={team} />;
}

/** The keys of a team, with actions to create, roll and revoke them. */
function Keys({ team }: { team: TeamEntry }): JSX.Element {
  const [isCreating, setCreating] = useState(false);
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const { renderButtons, dialog } = useKeyDialogs(team, reload);
  const canChange = may(team.role, 'member');
  const create = canChange ? (
    <button type="button" class="primary" onClick={() => setCreating(true)}>
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
          { title: 'Name', sorts: ['name'], cell: (key) => <Name apiKey={key} teamId={team.id} /> },
          { title: 'Scopes', isLong: true, cell: (key) => <Scopes apiKey={key} /> },
          {
            title: 'Last used',
            sorts: ['lastUsed'],
            cell: ({ lastUsedAt }) =>
              lastUsedAt ? <When at={lastUsedAt} /> : <span class="soft">never</span>,
          },
          { title: 'Added', sorts: ['newest', 'oldest'], cell: ({ createdAt }) => <When at={createdAt} /> },
          { title: 'Expires', cell: (key) => <End apiKey={key} /> },
        ]}
        buttons={renderButtons}
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
            {canChange ? null : (
              <p>Your role here is viewer: a member or an owner of the team creates keys.</p>
            )}
          </section>
        }
      />
      {dialog}
      {isCreating ? (
        <CreateKey
          team={team}
          onClose={() => {
            setCreating(false);
            reload();
          }}
        />
      ) : null}
    </>
  );
}

function Name({ apiKey: { id, name }, teamId }: { apiKey: ApiKey; teamId: string }): JSX.Element {
  return (
    <>
      <span class="name clamped" title={name}>
        <Link to={`teams/${teamId}/keys?key=${id}`}>{name || 'Without a name'}</Link>
      </span>
      <code>{`wd_${id}_…`}</code>
    </>
  );
}

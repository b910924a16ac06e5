import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { ListPage } from '../../list/list-page.tsx';
import { Clamped } from '../../parts/clamped.tsx';
import { When } from '../../parts/when.tsx';
import { Link } from '../../router.tsx';
import type { TeamEntry } from '../../session.ts';
import { number } from '../usage/numbers.ts';
import { DiffView } from './diff-view.tsx';
import { describeCounts } from './monitor.ts';
import type { Check, CheckedPage } from './monitor.ts';

interface CheckPageProps {
  team: TeamEntry;
  monitorId: string;
  checkId: string;
}

/** Characters of a diff that is open from the start. */
const SHORT_DIFF = 2000;

const statuses: Record<CheckedPage['status'], string> = {
  same: 'unchanged',
  changed: 'changed',
  new: 'new',
  removed: 'removed',
  error: 'not readable',
};
const looks: Record<CheckedPage['status'], string> = {
  same: '',
  changed: 'processing',
  new: 'completed',
  removed: 'cancelled',
  error: 'failed',
};

/** One check of a monitor: its pages, and what has changed in them. */
export function CheckPage({ team, monitorId, checkId }: CheckPageProps): JSX.Element {
  const [check, setCheck] = useState<Check>();
  return (
    <>
      <p>
        <Link to={`teams/${team.id}/monitors?monitor=${monitorId}`}>All checks of the monitor</Link>
      </p>
      <h2 class="first">
        Check{' '}
        {check ? (
          <>
            of <When at={check.createdAt} />
          </>
        ) : null}
      </h2>
      {check ? (
        <p class="soft">
          {describeCounts(check.pages)}, {number(check.creditsUsed)} credits.
        </p>
      ) : null}
      <ListPage<CheckedPage>
        name="pages"
        id={`check ${checkId}`}
        live={{ teamId: team.id, topic: 'jobs' }}
        load={async (query) => {
          const {
            check: read,
            pages: items,
            cursor,
          } = await account.monitors.check(team.id, monitorId, checkId, query);
          setCheck(read);
          return { items, cursor };
        }}
        filters={[{ name: 'status', label: 'Status', choices: statuses }]}
        columns={[
          { title: 'Page', cell: (page) => <Page page={page} /> },
          {
            title: 'Status',
            cell: ({ status }) => <span class={`badge ${looks[status]}`}>{statuses[status]}</span>,
          },
        ]}
        csv={{
          url: ({ url }) => url,
          status: ({ status }) => status,
          meaningful: ({ meaningful }) => (meaningful === undefined ? undefined : String(meaningful)),
          reason: ({ reason }) => reason,
          error: ({ error }) => error,
          diff: ({ diff }) => diff,
        }}
        empty={<p class="soft">No page was compared.</p>}
      />
    </>
  );
}

/** A page with its diff. All of it may come from a web page, so it is only text. */
function Page({ page: { url, error, diff, reason, meaningful } }: { page: CheckedPage }): JSX.Element {
  return (
    <>
      <span class="name">
        <Clamped text={url} />
      </span>
      {error ? <span class="soft">{error}</span> : null}
      {reason ? (
        <span class="soft">
          {meaningful ? 'Counts' : 'Does not count'}: {reason}
        </span>
      ) : null}
      {diff ? <Diff diff={diff} url={url} /> : null}
    </>
  );
}

/** A diff that is laid out when it is opened: a part of the list may have many long ones. */
function Diff({ diff, url }: { diff: string; url: string }): JSX.Element {
  const [isOpen, setIsOpen] = useState(diff.length <= SHORT_DIFF);
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Changes</summary>
      {isOpen ? <DiffView diff={diff} label={`What has changed in ${url}`} /> : null}
    </details>
  );
}

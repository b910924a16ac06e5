import type { JSX } from 'preact';
import type { JobsFailuresResponse } from '../../../generated/account/client/index.js';
import { account } from '../../client.ts';
import { ListPage } from '../../list/list-page.tsx';
import { Clamped } from '../../parts/clamped.tsx';
import { When } from '../../parts/when.tsx';

type Failure = JobsFailuresResponse['failures'][number];

const kinds: Record<Failure['kind'], string> = { error: 'Failed', robots: 'Disallowed by robots.txt' };

/** The pages that a crawl or batch could not read, with the cause of each. */
export function JobFailures({ teamId, jobId }: { teamId: string; jobId: string }): JSX.Element {
  return (
    <ListPage<Failure>
      name="failed pages"
      id={`failures ${jobId}`}
      live={{ teamId, topic: 'jobs' }}
      load={async (query) => {
        const { failures: items, cursor } = await account.jobs.failures(teamId, jobId, query);
        return { items, cursor };
      }}
      filters={[{ name: 'kind', label: 'Cause', choices: kinds }]}
      columns={[
        {
          title: 'Page',
          cell: ({ url }) => <Clamped text={url} />,
        },
        {
          title: 'Cause',
          isLong: true,
          cell: ({ cause, kind, status }) => (
            <span class="outcome">
              <span class={`badge ${kind === 'error' ? 'failed' : ''}`}>{status ?? kinds[kind]}</span>
              <span class="soft">
                <Clamped text={cause} />
              </span>
            </span>
          ),
        },
        { title: 'When', cell: ({ at }) => <When at={at} /> },
      ]}
      csv={{
        url: ({ url }) => url,
        kind: ({ kind }) => kind,
        status: ({ status }) => status,
        cause: ({ cause }) => cause,
        at: ({ at }) => at,
      }}
      empty={<p class="soft">No page failed.</p>}
    />
  );
}

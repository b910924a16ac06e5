import type { InteractSessionsListResponse } from '../../../generated/account/client/index.js';
import type { Column } from '../../list/list-table.tsx';
import { Clamped } from '../../parts/clamped.tsx';
import { When } from '../../parts/when.tsx';
import { Link } from '../../router.tsx';

export type InteractSession = InteractSessionsListResponse['sessions'][number];

/** The columns of a list of sessions of Interact of a team. */
export function createSessionColumns(teamId: string): Column<InteractSession>[] {
  return [
    {
      title: 'Session',
      cell: ({ id, page, isElsewhere }) => (
        <>
          <span class="name clamped" title={page?.title}>
            <Link to={`teams/${teamId}/interact?session=${id}`}>
              {page?.title || (isElsewhere ? 'In another process' : 'Without a page')}
            </Link>
          </span>
          <span class="soft">
            <Clamped text={page?.url ?? id} />
          </span>
        </>
      ),
    },
    {
      title: 'Profile',
      isLong: true,
      cell: ({ profile }) =>
        profile === undefined ? <span class="soft">–</span> : <Clamped text={profile} />,
    },
    {
      title: 'Started',
      sorts: ['newest', 'oldest'],
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      title: 'Ends',
      cell: ({ isOpen, endedAt, expiresAt }) => <When at={isOpen ? expiresAt : (endedAt ?? expiresAt)} />,
    },
    {
      title: 'Credits',
      isNumber: true,
      cell: ({ creditsUsed }) => creditsUsed ?? <span class="soft">–</span>,
    },
  ];
}

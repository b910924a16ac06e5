import type { OperationId } from '@web-data/dashboard/account';

/** Rows of each list of a long team; see `addManyRows`. */
export const COUNT = 10_000;

/** An entry of a list. */
export type Item = Record<string, unknown> & { id: string };

/** A list of the account API, and what a long team has in it. */
export interface List {
  operation: OperationId;
  /** Below the team; names in braces are those of `AddedRows`. */
  path: string;
  items: string;
  /** What an order goes by: descending by default. */
  sorts: Record<string, (item: Item) => string | number>;
  /** Queries, with what each item that they find is like, and how many they find. */
  filters: [query: string, count: number, like: object | ((item: Item) => boolean)][];
  /** Of all items. */
  count: number;
}

const text = (name: string) => (item: Item) => String(item[name] ?? '');
const number = (name: string) => (item: Item) => Number(item[name]);
const has = (name: string, part: string) => (item: Item) => text(name)(item).toLowerCase().includes(part);

export const lists: List[] = [
  {
    operation: 'listKeys',
    path: 'keys',
    items: 'keys',
    sorts: {
      newest: text('createdAt'),
      oldest: text('createdAt'),
      name: text('name'),
      lastUsed: text('lastUsedAt'),
    },
    filters: [
      ['status=active', 6000, { status: 'active' }],
      ['status=expired', 2000, { status: 'expired' }],
      ['status=revoked', 2000, { status: 'revoked' }],
      ['search=NIGHTLY', 1250, has('name', 'nightly')],
      ['search=%25', 0, {}],
      ['search=_', 0, {}],
      ['search=Docs%202&status=revoked', 28, (item) => text('name')(item).startsWith('Docs 2')],
    ],
    count: COUNT,
  },
  {
    operation: 'listMembers',
    path: 'members',
    items: 'members',
    sorts: { joined: text('joinedAt'), name: text('name'), lastSeen: text('lastSeenAt') },
    filters: [
      ['role=owner', 1, { role: 'owner' }],
      ['role=member', 3334, { role: 'member' }],
      ['search=p77@', 1, { email: 'p77@example.com' }],
    ],
    count: COUNT + 1,
  },
  {
    operation: 'listJobs',
    path: 'jobs',
    items: 'jobs',
    sorts: { newest: text('createdAt'), oldest: text('createdAt'), credits: number('creditsUsed') },
    filters: [
      ['kind=agent', 2500, { kind: 'agent' }],
      ['kind=batch', 3750, { kind: 'batch' }],
      ['kind=check&status=skipped', 2500, { kind: 'check', status: 'skipped' }],
      ['kind=agent&status=cancelled', 250, { kind: 'agent', status: 'cancelled' }],
      ['kind=crawl&status=processing', 0, {}],
      ['search=nightly%208&kind=agent', 16, (item) => text('title')(item).startsWith('Nightly 8')],
      ['search=ada@', 3750, { username: 'ada@example.com' }],
      // The password of an address is shown to nobody, so nobody can ask for it letter by letter.
      ['search=hidden', 0, {}],
      ['search=prompt', 0, {}],
      ['search=40%20pages&kind=batch', 3750, { title: '40 pages' }],
    ],
    count: 2 * COUNT,
  },
  {
    operation: 'listWebhookDeliveries',
    path: 'webhook-deliveries',
    items: 'deliveries',
    sorts: { newest: text('createdAt'), oldest: text('createdAt') },
    filters: [
      ['status=gone', 3333, { status: 'gone' }],
      ['search=crawl.page&status=failed', 1667, { type: 'crawl.page' }],
      ['search=hooks.example', COUNT, { receiver: 'https://hooks.example.com' }],
      ['search=secret-7', 0, {}],
    ],
    count: COUNT,
  },
  {
    operation: 'listSecurityEvents',
    path: 'security-events',
    items: 'events',
    sorts: { newest: text('at'), oldest: text('at') },
    filters: [
      ['event=sign-in', 5000, { event: 'sign-in' }],
      ['search=weather%2015', 16, {}],
      ['search=nightly%200', 1000, { actor: 'Nightly 0' }],
    ],
    count: COUNT,
  },
  {
    operation: 'listRequests',
    path: 'requests',
    items: 'requests',
    sorts: { newest: text('at'), oldest: text('at'), slowest: number('milliseconds') },
    filters: [
      ['outcome=failed', 1000, { status: 429, error: 'RateLimitExceeded' }],
      ['outcome=succeeded', 9000, { status: 200 }],
      ['status=429', 1000, { status: 429 }],
      ['operation=mapUrls', 5000, { operation: 'mapUrls' }],
      ['error=RateLimitExceeded&operation=mapUrls', 0, {}],
      ['search=req-1234', 1, { requestId: 'req-1234' }],
    ],
    count: COUNT,
  },
  {
    operation: 'listMonitors',
    path: 'monitors',
    items: 'monitors',
    sorts: {
      newest: text('createdAt'),
      oldest: text('createdAt'),
      name: text('name'),
      lastRun: text('lastRunAt'),
    },
    filters: [
      ['status=paused', 2500, { status: 'paused' }],
      ['search=reviews%209', 139, (item) => text('name')(item).startsWith('Reviews 9')],
    ],
    count: COUNT,
  },
  {
    operation: 'listMonitorChecks',
    path: 'monitors/{monitorId}/checks',
    items: 'checks',
    sorts: { newest: text('createdAt'), oldest: text('createdAt') },
    filters: [
      ['status=skipped', 2500, { status: 'skipped' }],
      ['status=partial', 2500, { status: 'partial' }],
    ],
    count: COUNT,
  },
  {
    operation: 'getMonitorCheck',
    path: 'monitors/{monitorId}/checks/{checkId}',
    items: 'pages',
    sorts: {},
    filters: [
      ['', COUNT, {}],
      ['status=changed', 5000, { status: 'changed' }],
    ],
    count: COUNT,
  },
  {
    operation: 'listJobFailures',
    path: 'jobs/{crawlId}/failures',
    items: 'failures',
    sorts: {},
    filters: [
      ['', COUNT, {}],
      ['kind=robots', 2500, { kind: 'robots' }],
    ],
    count: COUNT,
  },
  {
    operation: 'listInteractSessions',
    path: 'interact-sessions',
    items: 'sessions',
    sorts: { newest: text('createdAt'), oldest: text('createdAt') },
    filters: [
      ['search=catalogue%204', 139, (item) => text('profile')(item).startsWith('Catalogue 4')],
      ['search=page%20123', 5, (item) => /^Page 123\d?$/.test((item['page'] as { title: string }).title)],
      ['search=prices', 0, {}],
      ['state=open', 5000, { isOpen: true }],
      ['state=ended', 5000, { isOpen: false }],
    ],
    count: COUNT,
  },
  {
    operation: 'listUnsubscribed',
    path: 'unsubscribed',
    items: 'unsubscribed',
    sorts: {},
    filters: [['', COUNT, { canResubscribe: false }]],
    count: COUNT,
  },
];

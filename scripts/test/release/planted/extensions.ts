import { agent, drop, map, property, schema, scrape, type Edit, type Part } from './edit.ts';

const kindIs = (kind: string) => (relation: Part) => relation.kind === kind;

/** Edits of our own extensions, whose effects stand in `spec/extensions.yaml`. */
export const EXTENSIONS: readonly Edit[] = [
  [
    'x-format of a request member added',
    'major',
    (d) => (property(d, 'AuditMetadata', 'username')['x-format'] = 'http-url'),
  ],
  [
    'x-format of a request member dropped',
    'minor',
    (d) => delete property(d, 'MapRequest', 'url')['x-format'],
  ],
  ['x-format of an answer member dropped', 'major', (d) => delete property(d, 'MapLink', 'url')['x-format']],
  [
    'x-format of an answer member added',
    'minor',
    (d) => (property(d, 'MapLink', 'title')['x-format'] = 'http-url'),
  ],
  [
    'x-format of a request member changed',
    'major',
    (d) => (property(d, 'ScrapeRequest', 'url')['x-format'] = 'ftp-url'),
  ],
  ['x-scope of an operation changed', 'major', (d) => (map(d)['x-scope'] = 'crawl')],
  [
    'x-scope of a provisional operation changed',
    'minor',
    (d) => (d.paths['/parse'].post['x-scope'] = 'scrape'),
  ],
  ['x-scope dropped', 'minor', (d) => delete map(d)['x-scope']],
  ['a scope deleted', 'major', (d) => delete d['x-scopes'].parse],
  [
    'a scope renamed',
    'major',
    (d) => {
      d['x-scopes'].sites = d['x-scopes'].map;
      delete d['x-scopes'].map;
    },
  ],
  ['a scope added', 'minor', (d) => (d['x-scopes'].billing = 'See bills.')],
  ['a scope described', 'patch', (d) => (d['x-scopes'].map = 'Map.')],
  ['x-retry: a longer cap', 'major', (d) => (d['x-retry'].capSeconds = 60)],
  ['x-retry: fewer attempts', 'major', (d) => (d['x-retry'].maxAttempts = 3)],
  ['x-retry: a status dropped', 'major', (d) => drop(d['x-retry'].statuses, (one) => one === 502)],
  ['x-retry: a status more', 'major', (d) => d['x-retry'].statuses.push(520)],
  [
    'x-retry: its statuses in another order',
    'none',
    (d) => (d['x-retry'].statuses = d['x-retry'].statuses.toReversed()),
  ],
  ['x-retry: another base', 'major', (d) => (d['x-retry'].baseSeconds = 3)],
  ['x-retry: no jitter', 'major', (d) => (d['x-retry'].jitterSeconds = 0)],
  ['x-retry: gone', 'major', (d) => delete d['x-retry']],
  ['x-retry: its reason in other words', 'patch', (d) => (d['x-retry']['x-definition-reason'] = 'So it is.')],
  ['x-safe dropped', 'major', (d) => delete map(d)['x-safe']],
  ['x-safe false', 'major', (d) => (scrape(d)['x-safe'] = false)],
  ['x-safe given', 'minor', (d) => (agent(d)['x-safe'] = true)],
  ['x-safe said to be false', 'none', (d) => (agent(d)['x-safe'] = false)],
  ['a guarantee removed', 'major', (d) => drop(map(d)['x-relations'], kindIs('at-most'))],
  ['a guarantee that was provisional removed', 'minor', (d) => drop(map(d)['x-relations'], kindIs('unique'))],
  [
    'a guarantee of a provisional operation removed',
    'minor',
    (d) => drop(d.paths['/search'].post['x-relations'], kindIs('unique')),
  ],
  ['every guarantee removed', 'major', (d) => delete map(d)['x-relations']],
  [
    'a guarantee added',
    'minor',
    (d) => map(d)['x-relations'].push({ kind: 'unique', member: '/links/*/title' }),
  ],
  [
    'a guarantee about another member',
    'major',
    (d) => (map(d)['x-relations'].find(kindIs('at-most')).field = '/timeout'),
  ],
  [
    'a guarantee marked weaker',
    'major',
    (d) => (map(d)['x-relations'].find(kindIs('at-most'))['x-definition'] = 'provisional'),
  ],
  [
    'a guarantee marked stronger',
    'patch',
    (d) => (map(d)['x-relations'].find(kindIs('unique'))['x-definition'] = 'specified'),
  ],
  [
    'a guarantee of a provisional operation marked like it',
    'patch',
    (d) => (d.paths['/search'].post['x-relations'].find(kindIs('unique'))['x-definition'] = 'provisional'),
  ],
  ['x-retry marked weaker', 'major', (d) => (d['x-retry']['x-definition'] = 'provisional')],
  [
    'guarantees in another order',
    'none',
    (d) => (map(d)['x-relations'] = map(d)['x-relations'].toReversed()),
  ],
  ['a kind of guarantee explained', 'patch', (d) => (d['x-relation-kinds'].unique.meaning = 'All differ.')],
  [
    'x-rate-class of a provisional operation changed',
    'minor',
    (d) => delete d.paths['/monitor'].get['x-rate-class'],
  ],
  ['x-rate-class given', 'minor', (d) => (map(d)['x-rate-class'] = 'status')],
  ['a shared limit changed', 'minor', (d) => (d['x-rate-classes'].status.requestsPerMinute = 100)],
  ['a shared limit described', 'patch', (d) => (d['x-rate-classes'].status.description = 'Reads.')],
  [
    'a shared limit added',
    'minor',
    (d) => (d['x-rate-classes'].files = { description: 'Files.', requestsPerMinute: 5 }),
  ],
  [
    'a member known from elsewhere warned of',
    'minor',
    (d) => (schema(d, 'MapRequest')['x-without-effect'] = ['webhook']),
  ],
  [
    'a member known from elsewhere no longer warned of',
    'minor',
    (d) => schema(d, 'SearchRequest')['x-without-effect'].pop(),
  ],
  [
    'a member of an enum explained',
    'patch',
    (d) => (property(d, 'MapRequest', 'sitemap')['x-enum-descriptions'].only = 'Nothing else.'),
  ],
  ['hidden from tools of agents', 'minor', (d) => (property(d, 'MapRequest', 'limit')['x-mcp'] = false)],
  ['a tool explained', 'patch', (d) => (d.paths['/crawl'].post['x-mcp'].description = 'Crawls.')],
  [
    'x-error of a member changed',
    'major',
    (d) => (property(d, 'MapRequest', 'url')['x-error'] = 'BadRequest'),
  ],
  ['an error no longer listed', 'major', (d) => drop(map(d)['x-errors'], (one) => one === 'BadGateway')],
  ['an extension nobody knows', 'patch', (d) => (map(d)['x-colour'] = 'red')],
  ['what is not shown said otherwise', 'patch', (d) => d['x-not-shown'].pop()],
  [
    'an extension declared to bind nobody, and broken with it',
    'major',
    (d) => {
      d['x-extensions']['x-scope'].change.changed = 'text';
      map(d)['x-scope'] = 'crawl';
    },
  ],
];

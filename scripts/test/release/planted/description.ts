import { agent, drop, map, property, schema, scrape, trace, type Edit } from './edit.ts';

const okOf = (operation: ReturnType<typeof map>) => operation.responses['200'];

/** Edits of operations, parameters, bodies and answers. */
export const DESCRIPTION: readonly Edit[] = [
  ['an operation removed', 'major', (d) => delete d.paths['/map']],
  ['an operation that was provisional removed', 'minor', (d) => delete d.paths['/parse']],
  [
    'an operation added',
    'minor',
    (d) =>
      (d.paths['/map'].get = {
        ...map(d),
        operationId: 'mapGet',
        'x-sdk-method': 'mapGet',
        requestBody: undefined,
      }),
  ],
  [
    'a path renamed',
    'major',
    (d) => {
      d.paths['/maps'] = d.paths['/map'];
      delete d.paths['/map'];
    },
  ],
  [
    'a path parameter renamed',
    'patch',
    (d) => {
      const path = '/agent/{jobId}/snapshots/{snapshotId}';
      d.components.parameters.SnapshotId.name = 'id';
      d.paths['/agent/{jobId}/snapshots/{id}'] = d.paths[path];
      delete d.paths[path];
    },
  ],
  ['operationId changed', 'major', (d) => (map(d).operationId = 'mapSite')],
  ['x-sdk-method changed', 'major', (d) => (map(d)['x-sdk-method'] = 'mapSite')],
  ['an operation deprecated', 'minor', (d) => (map(d).deprecated = true)],
  ['a summary changed', 'patch', (d) => (map(d).summary = 'Map a site')],
  ['a tag changed', 'patch', (d) => (map(d).tags = ['Scrape'])],
  ['the title of the document changed', 'patch', (d) => (d.info.title = 'Web API')],
  ['a description of a tag changed', 'patch', (d) => (d.tags[0].description = 'Search.')],
  ['the licence removed', 'patch', (d) => delete d.info.license],
  ['a server path changed', 'major', (d) => (d.servers[0].url = '{base_url}/v2.1')],
  ['a server added', 'minor', (d) => d.servers.push({ url: 'https://api.test/v2' })],
  [
    'the default of a server variable changed',
    'major',
    (d) => (d.servers[0].variables.base_url.default = 'http://127.0.0.1:4000'),
  ],
  [
    'the scheme of the key changed',
    'major',
    (d) => (d.components.securitySchemes.bearerAuth.scheme = 'basic'),
  ],
  [
    'the key moved to a header of its own',
    'major',
    (d) => (d.components.securitySchemes.bearerAuth = { type: 'apiKey', in: 'header', name: 'X-Key' }),
  ],
  ['no key needed', 'minor', (d) => (map(d).security = [])],
  [
    'a further key demanded',
    'major',
    (d) => {
      d.components.securitySchemes.other = { type: 'apiKey', in: 'header', name: 'X-Other' };
      map(d).security = [{ bearerAuth: [], other: [] }];
    },
  ],
  [
    'an optional query parameter added',
    'minor',
    (d) => (map(d).parameters = [{ in: 'query', name: 'trace', schema: { type: 'boolean' } }]),
  ],
  [
    'a required query parameter added',
    'major',
    (d) =>
      (map(d).parameters = [{ in: 'query', name: 'trace', required: true, schema: { type: 'boolean' } }]),
  ],
  [
    'a required header added',
    'major',
    (d) =>
      (map(d).parameters = [{ in: 'header', name: 'X-Trace', required: true, schema: { type: 'string' } }]),
  ],
  [
    'a path parameter narrowed',
    'major',
    (d) => (d.components.parameters.SnapshotId.schema = { type: 'integer' }),
  ],
  [
    'a header that was provisional no longer read',
    'minor',
    (d) => drop(agent(d).parameters, ({ $ref }) => $ref.endsWith('/IdempotencyKey')),
  ],
  ['the body no longer required', 'minor', (d) => (map(d).requestBody.required = false)],
  ['the body gone', 'major', (d) => delete map(d).requestBody],
  [
    'another media type of the body',
    'major',
    (d) =>
      (map(d).requestBody.content = { 'application/cbor': map(d).requestBody.content['application/json'] }),
  ],
  ['a further media type of the body', 'minor', (d) => (map(d).requestBody.content['application/cbor'] = {})],
  ['a request member removed', 'major', (d) => delete schema(d, 'MapRequest').properties.sitemap],
  [
    'a request member renamed',
    'major',
    (d) => {
      const of = schema(d, 'MapRequest').properties;
      of.maximum = of.limit;
      delete of.limit;
    },
  ],
  [
    'an optional request member added',
    'minor',
    (d) => (schema(d, 'MapRequest').properties.depth = { type: 'integer' }),
  ],
  [
    'a required request member added',
    'major',
    (d) => {
      schema(d, 'MapRequest').properties.depth = { type: 'integer' };
      schema(d, 'MapRequest').required.push('depth');
    },
  ],
  ['a request member became required', 'major', (d) => schema(d, 'MapRequest').required.push('limit')],
  ['a request member no longer required', 'minor', (d) => (schema(d, 'MapRequest').required = [])],
  [
    'the type of a request member narrowed',
    'major',
    (d) => (property(d, 'MapRequest', 'ignoreCache').type = 'string'),
  ],
  [
    'a request member may be null',
    'minor',
    (d) => (property(d, 'MapRequest', 'search').type = ['string', 'null']),
  ],
  ['a maximum lowered', 'major', (d) => (property(d, 'MapRequest', 'limit').maximum = 50_000)],
  ['a maximum raised', 'minor', (d) => (property(d, 'MapRequest', 'limit').maximum = 200_000)],
  ['a maximum removed', 'minor', (d) => delete property(d, 'MapRequest', 'limit').maximum],
  ['a minimum raised', 'major', (d) => (property(d, 'MapRequest', 'limit').minimum = 10)],
  ['an exclusive minimum', 'major', (d) => (property(d, 'MapRequest', 'limit').exclusiveMinimum = 1)],
  ['a multiple demanded', 'major', (d) => (property(d, 'MapRequest', 'limit').multipleOf = 10)],
  ['a default changed', 'major', (d) => (property(d, 'MapRequest', 'sitemap').default = 'skip')],
  ['a default removed', 'major', (d) => delete property(d, 'MapRequest', 'includeSubdomains').default],
  ['a default flipped', 'major', (d) => (property(d, 'MapRequest', 'ignoreCache').default = true)],
  [
    'a value of a request enum removed',
    'major',
    (d) => drop(property(d, 'MapRequest', 'sitemap').enum, (one) => one === 'only'),
  ],
  [
    'a value of a request enum added',
    'minor',
    (d) => property(d, 'MapRequest', 'sitemap').enum.push('first'),
  ],
  [
    'a value of a request enum renamed',
    'major',
    (d) => (property(d, 'MapRequest', 'sitemap').enum[0] = 'none'),
  ],
  [
    'the values of an enum in another order',
    'none',
    (d) =>
      (property(d, 'MapRequest', 'sitemap').enum = property(d, 'MapRequest', 'sitemap').enum.toReversed()),
  ],
  ['an enum lifted', 'minor', (d) => delete property(d, 'MapRequest', 'sitemap').enum],
  [
    'a pattern of a request member',
    'major',
    (d) => (property(d, 'AuditMetadata', 'username').pattern = '^a'),
  ],
  [
    'a longest length of a request member',
    'major',
    (d) => (property(d, 'AuditMetadata', 'username').maxLength = 3),
  ],
  ['a shortest length raised', 'major', (d) => (property(d, 'AuditMetadata', 'username').minLength = 9)],
  ['a closed request object opened', 'minor', (d) => delete schema(d, 'AuditMetadata').additionalProperties],
  ['an open request object closed', 'major', (d) => (schema(d, 'MapRequest').additionalProperties = false)],
  [
    'a request member marked deprecated',
    'minor',
    (d) => (property(d, 'MapRequest', 'ignoreCache').deprecated = true),
  ],
  [
    'a request member described',
    'patch',
    (d) => (property(d, 'MapRequest', 'ignoreCache').description = 'Without the cache.'),
  ],
  ['an example changed', 'patch', (d) => (property(d, 'MapRequest', 'url').examples = ['https://a.test'])],
  ['a title given', 'patch', (d) => (schema(d, 'MapRequest').title = 'Map')],
  [
    'a schema renamed with its references',
    'none',
    (d) => {
      d.components.schemas.MapAsk = schema(d, 'MapRequest');
      delete d.components.schemas.MapRequest;
      map(d).requestBody.content['application/json'].schema.$ref = '#/components/schemas/MapAsk';
    },
  ],
  [
    'a schema written in place',
    'none',
    (d) => {
      map(d).requestBody.content['application/json'].schema = schema(d, 'MapRequest');
      delete d.components.schemas.MapRequest;
    },
  ],
  [
    'a schema wrapped in allOf',
    'none',
    (d) =>
      (map(d).requestBody.content['application/json'].schema = {
        allOf: [{ $ref: '#/components/schemas/MapRequest' }],
      }),
  ],
  [
    'members in another order',
    'none',
    (d) => {
      const own = schema(d, 'MapRequest');
      own.properties = Object.fromEntries(Object.entries(own.properties).toReversed());
    },
  ],
  ['an answer member removed', 'major', (d) => delete schema(d, 'MapLink').properties.title],
  ['an answer member added', 'minor', (d) => (schema(d, 'MapLink').properties.rank = { type: 'integer' })],
  [
    'an answer member that was provisional removed',
    'minor',
    (d) => delete schema(d, 'MapResponse').properties.warning,
  ],
  ['an answer member of another type', 'major', (d) => (property(d, 'MapLink', 'title').type = 'integer')],
  [
    'an answer member may be null',
    'major',
    (d) => (property(d, 'MapLink', 'title').type = ['string', 'null']),
  ],
  ['an answer member no longer sure', 'major', (d) => (schema(d, 'MapLink').required = [])],
  ['an answer member now sure', 'minor', (d) => schema(d, 'MapLink').required.push('title')],
  [
    'items of an answer replaced',
    'major',
    (d) => (property(d, 'MapResponse', 'links').items = { type: 'string' }),
  ],
  ['an answer bounded', 'minor', (d) => (property(d, 'MapResponse', 'links').maxItems = 100_000)],
  [
    'an answer member that was bare an object now',
    'major',
    (d) => (property(d, 'MapLink', 'title').type = ['string', 'object']),
  ],
  ['the answer gone', 'major', (d) => delete map(d).responses['200']],
  [
    'the answer under 201',
    'major',
    (d) => {
      map(d).responses['201'] = okOf(map(d));
      delete map(d).responses['200'];
    },
  ],
  ['a further answer', 'minor', (d) => (map(d).responses['202'] = { description: 'Later.' })],
  [
    'another media type of the answer',
    'major',
    (d) => {
      const { content } = okOf(map(d));
      content['text/json'] = content['application/json'];
      delete content['application/json'];
    },
  ],
  [
    'a header of the answer that was provisional removed',
    'minor',
    (d) => delete okOf(map(d)).headers['X-Request-Id'],
  ],
  [
    'a header of the answer added',
    'minor',
    (d) => (okOf(map(d)).headers['X-Age'] = { schema: { type: 'integer' } }),
  ],
  [
    'the type of a header changed',
    'major',
    (d) => (d.components.headers['Retry-After'].schema = { type: 'string' }),
  ],
  ['an answer described', 'patch', (d) => (okOf(map(d)).description = 'The links.')],
  [
    'a union of an answer grown',
    'major',
    (d) => schema(d, 'AgentJob').oneOf.push({ type: 'object', properties: { status: { const: 'paused' } } }),
  ],
  ['a mark made weaker', 'major', (d) => (map(d)['x-definition'] = 'provisional')],
  ['a mark made stronger', 'patch', (d) => (d.paths['/parse'].post['x-definition'] = 'specified')],
  [
    'a member that was provisional changed',
    'minor',
    (d) => (property(d, 'MapResponse', 'warning').type = 'integer'),
  ],
  ['a webhook removed', 'minor', (d) => delete d.webhooks['agent.action']],
  ['a webhook added', 'minor', (d) => (d.webhooks['agent.paused'] = d.webhooks['agent.action'])],
  [
    'a provisional member of a specified request demanded',
    'major',
    (d) => schema(d, 'ScrapeRequest').required.push('formats'),
  ],
  ['a trace answer gone', 'major', (d) => delete trace(d).responses['200']],
  [
    'an answer that was provisional says something else',
    'minor',
    (d) => (okOf(scrape(d)).content['application/json'].schema = { type: 'array' }),
  ],
];

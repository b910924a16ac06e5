// The parts that OpenAPI 3.2 added, each as a small description in which names occur that nothing else brings in: where
// they are missing from the output of a tool, it has lost the part.
const string = { type: 'string' };
const object = (name, schema = string) => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
});
const json = (schema) => ({ 'application/json': { schema } });
const ok = (content) => ({ 200: { description: 'Done.', content } });
const event = (member) =>
  object('data', { type: 'string', contentMediaType: 'application/json', contentSchema: object(member) });
const stream = (mediaType) => {
  const itemSchema = mediaType === 'text/event-stream' ? event('streamedMember') : object('streamedMember');
  return {
    '/events': { get: { operationId: 'readEvents', responses: ok({ [mediaType]: { itemSchema } }) } },
  };
};

/**
 * `names`: what the output has to contain, all of it. `streams`: the media type of the operation `readEvents`, which has to
 * be read item by item.
 */
export const fields = [
  {
    name: '`query` of a Path Item',
    paths: {
      '/things': {
        query: {
          operationId: 'searchThings',
          requestBody: { content: json(object('searchedMember')) },
          responses: ok(json(object('foundMember'))),
        },
      },
    },
    names: ['searchThings', 'searchedMember', 'foundMember'],
  },
  {
    name: '`additionalOperations`',
    paths: {
      '/things': {
        additionalOperations: {
          COPY: { operationId: 'copyThing', responses: ok(json(object('copiedMember'))) },
        },
      },
    },
    names: ['copyThing', 'copiedMember'],
  },
  {
    name: '`in: querystring`',
    paths: {
      '/things': {
        get: {
          operationId: 'filterThings',
          parameters: [
            {
              name: 'filter',
              in: 'querystring',
              content: { 'application/x-www-form-urlencoded': { schema: object('filteredMember') } },
            },
          ],
          responses: ok(json(object('foundMember'))),
        },
      },
    },
    names: ['filterThings', 'filteredMember'],
  },
  {
    name: '`style: cookie`',
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: [{ name: 'cookieParameter', in: 'cookie', style: 'cookie', schema: string }],
          responses: ok(json(object('foundMember'))),
        },
      },
    },
    names: ['cookieParameter'],
  },
  {
    name: '`components.mediaTypes`',
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          responses: ok({ 'application/json': { $ref: '#/components/mediaTypes/Things' } }),
        },
      },
    },
    components: { mediaTypes: { Things: { schema: object('sharedMember') } } },
    names: ['sharedMember'],
  },
  ...[
    'text/event-stream',
    'application/jsonl',
    'application/x-ndjson',
    'application/json-seq',
    'multipart/mixed',
  ].flatMap((mediaType) => [
    {
      name: `\`itemSchema\` of \`${mediaType}\`: its type`,
      paths: stream(mediaType),
      names: ['streamedMember'],
    },
    {
      name: `\`itemSchema\` of \`${mediaType}\`: read item by item`,
      paths: stream(mediaType),
      names: ['streamedMember'],
      streams: mediaType,
    },
  ]),
  {
    name: '`itemSchema` of a request',
    paths: {
      '/events': {
        post: {
          operationId: 'sendEvents',
          requestBody: { content: { 'application/jsonl': { itemSchema: object('sentMember') } } },
          responses: { 204: { description: 'Done.' } },
        },
      },
    },
    names: ['sentMember'],
  },
  {
    name: '`summary` of a response, without `description`',
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          responses: { 200: { summary: 'Found things.', content: json(object('foundMember')) } },
        },
      },
    },
    names: ['foundMember'],
  },
  {
    name: '`defaultMapping` of a discriminator',
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          responses: ok(
            json({
              oneOf: [{ $ref: '#/components/schemas/First' }, { $ref: '#/components/schemas/Rest' }],
              discriminator: { propertyName: 'kind', defaultMapping: 'Rest' },
            }),
          ),
        },
      },
    },
    components: { schemas: { First: object('firstMember'), Rest: object('restMember') } },
    names: ['firstMember', 'restMember'],
  },
];

/** Returns the description of a field. */
export function toDescription({ name, paths, components, servers = [{ url: 'https://api.example.com' }] }) {
  return {
    openapi: '3.2.0',
    info: { title: 'Probe', version: '1.0.0', description: `Tries ${name.replaceAll('`', '')}.` },
    servers,
    paths,
    ...(components && { components }),
  };
}

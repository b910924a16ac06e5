/** A typical slip while editing the description: the file, what becomes what in it, and what the linter says. */
export interface Mistake {
  title: string;
  file: string;
  from: string;
  to: string;
  reported: { rule: string; file: string; pointer: string; message: string };
  /** It hides others of the same file. */
  alone?: true;
}

export const mistakes: Mistake[] = [
  {
    title: 'an error name is misspelt',
    file: 'paths/map.yaml',
    from: `    - InvalidUrl
`,
    to: `    - InvalidURL
`,
    reported: {
      rule: 'web-data/errors-resolve',
      file: 'paths/map.yaml',
      pointer: '#/post/x-errors/1',
      message: '"InvalidURL" is not in the error catalogue. Add it there, or correct the name.',
    },
  },
  {
    title: 'an extension is misspelt',
    file: 'paths/map.yaml',
    from: '  x-safe: true',
    to: '  x-save: true',
    reported: {
      rule: 'web-data/extensions',
      file: 'paths/map.yaml',
      pointer: '#/post/x-save',
      message: '`x-save` is no extension of ours. Correct its name, or describe it in `x-extensions`.',
    },
  },
  {
    title: 'an error response is written by hand',
    file: 'paths/map.yaml',
    from: '  x-error-body:',
    to: `    '404':
      description: There is no such site.
  x-error-body:`,
    reported: {
      rule: 'web-data/error-statuses',
      file: 'paths/map.yaml',
      pointer: '#/post/responses/404',
      message: 'The 404 response is written by hand. Remove it and list its errors in `x-errors`.',
    },
  },
  {
    title: 'an error is left without an operation',
    file: 'paths/agent.yaml',
    from: `    - AgentPassthroughFailed
`,
    to: '',
    reported: {
      rule: 'web-data/errors-reachable',
      file: 'errors.yaml',
      pointer: '#/AgentPassthroughFailed',
      message:
        'No operation lists AgentPassthroughFailed. Add it to the `x-errors` of one, or give it `routing: true`.',
    },
  },
  {
    title: 'a text of a request is left without a bound',
    file: 'schemas/MapRequest.yaml',
    from: '    maxLength: 10000\n',
    to: '',
    reported: {
      rule: 'web-data/request-bounds',
      file: 'schemas/MapRequest.yaml',
      pointer: '#/properties/search',
      message: 'Bound the text with `maxLength`, or with a pattern that nothing longer matches.',
    },
  },
  {
    title: 'an error is retryable in a way that does not exist',
    file: 'errors.yaml',
    from: 'retryable: sometimes',
    to: 'retryable: maybe',
    reported: {
      rule: 'web-data/error-entries',
      file: 'errors.yaml',
      pointer: '#/UnprocessableEntity/retryable',
      message: "UnprocessableEntity: `retryable` must be 'no', 'yes' or 'sometimes', in quotes.",
    },
  },
  {
    title: 'an error tells a bound that no member has',
    file: 'errors.yaml',
    from: '      expected: 100000',
    to: '      expected: 90000',
    reported: {
      rule: 'web-data/error-details',
      file: 'errors.yaml',
      pointer: '#/BadRequest/details/0/expected',
      message: 'BadRequest: no `limit` has the maximum 90000. There is',
    },
  },
  {
    title: 'an error says the opposite of its status',
    file: 'errors.yaml',
    from: `  error: Bad Gateway
  group: general
  cause: An upstream proxy or worker returned an invalid response.
  retryable: 'yes'`,
    to: `  error: Bad Gateway
  group: general
  cause: An upstream proxy or worker returned an invalid response.
  retryable: 'no'`,
    reported: {
      rule: 'web-data/retry-after',
      file: 'errors.yaml',
      pointer: '#/BadGateway/retryable',
      message: "BadGateway: 502 is a status of `x-retry`, so `retryable` must be 'yes' or 'sometimes'.",
    },
  },
  {
    title: 'an error has no remedy',
    file: 'errors.yaml',
    from: `  remedy: Use a key of a team without zero data retention.
`,
    to: '',
    reported: {
      rule: 'web-data/error-entries',
      file: 'errors.yaml',
      pointer: '#/ZeroDataRetention',
      message: 'ZeroDataRetention: add the member `remedy`.',
    },
  },
  {
    title: 'an error is a copy of another',
    file: 'errors.yaml',
    from: 'error: Snapshot not found',
    to: 'error: Agent job not found',
    reported: {
      rule: 'web-data/error-entries',
      file: 'errors.yaml',
      pointer: '#/SnapshotNotFound/error',
      message: 'SnapshotNotFound: AgentJobNotFound has the same status and `error` already. Merge the two.',
    },
  },
  {
    title: 'a schema has no mark',
    file: 'schemas/MapLink.yaml',
    from: `x-definition: specified
`,
    to: '',
    reported: {
      rule: 'web-data/definition-marks',
      file: 'schemas/MapLink.yaml',
      pointer: '#/',
      message: 'Mark the schema with `x-definition`.',
    },
  },
  {
    title: 'a mark has no reason',
    file: 'schemas/AgentRequest.yaml',
    from: `x-definition-reason: The request body is not shown; its members are our own choice.
`,
    to: '',
    reported: {
      rule: 'web-data/definition-marks',
      file: 'schemas/AgentRequest.yaml',
      pointer: '#/x-definition',
      message: 'Say in `x-definition-reason`, in one sentence, why this is provisional.',
    },
  },
  {
    title: 'a mark is misspelt',
    file: 'paths/map.yaml',
    from: 'x-definition: specified',
    to: 'x-definition: specifed',
    reported: {
      rule: 'web-data/definition-marks',
      file: 'paths/map.yaml',
      pointer: '#/post/x-definition',
      message: '"specifed" is not a mark. Write specified, partial, provisional or not-shown.',
    },
  },
  {
    title: 'a member is nullable as in OpenAPI 3.0',
    file: 'schemas/MapLink.yaml',
    from: `    type: string
  description:`,
    to: `    type: string
    nullable: true
  description:`,
    reported: {
      rule: 'web-data/no-nullable',
      file: 'schemas/MapLink.yaml',
      pointer: '#/properties/title/nullable',
      message:
        "`nullable` is not a keyword of OpenAPI 3.1. Write `type: [<type>, 'null']`, or leave the member out.",
    },
  },
  {
    title: 'a schema hides a global',
    file: 'openapi.yaml',
    from: `  schemas:
`,
    to: `  schemas:
    Error:
      description: The body of an error.
      x-definition: specified
      type: object
`,
    reported: {
      rule: 'web-data/component-names',
      file: 'openapi.yaml',
      pointer: '#/components/schemas/Error',
      message: 'The schema name "Error" hides a global of JavaScript. Rename it.',
    },
  },
  {
    title: 'a pattern does not compile',
    file: 'schemas/Location.yaml',
    from: 'pattern: ^[A-Z]{2}$',
    to: 'pattern: ^[A-Z]{2$',
    reported: {
      rule: 'web-data/patterns-compile',
      file: 'schemas/Location.yaml',
      pointer: '#/properties/country/pattern',
      message:
        'The pattern does not compile with the `u` flag: Invalid regular expression: /^[A-Z]{2$/u: Incomplete quantifier. Correct it.',
    },
  },
  {
    title: 'an example breaks a bound',
    file: 'paths/map.yaml',
    from: `              limit: 100
`,
    to: `              limit: 0
`,
    reported: {
      rule: 'no-invalid-media-type-examples',
      file: 'paths/map.yaml',
      pointer: '#/post/requestBody/content/application~1json/examples/full/value/limit',
      message: 'Example value must conform to the schema: `limit` property must be >= 1.',
    },
  },
  {
    title: 'an example of a field breaks its pattern',
    file: 'schemas/Location.yaml',
    from: '    examples: [DE]',
    to: '    examples: [de]',
    reported: {
      rule: 'no-invalid-schema-examples',
      file: 'schemas/Location.yaml',
      pointer: '#/properties/country/examples/0',
      message: 'Example value must conform to the schema: must match pattern "^[A-Z]{2}$".',
    },
  },
  {
    title: 'an answer borrows the schema of a request',
    file: 'schemas/MapResponse.yaml',
    from: `  warning:
`,
    to: `  location:
    $ref: Location.yaml
  warning:
`,
    reported: {
      rule: 'web-data/separate-schemas',
      file: 'schemas/Location.yaml',
      pointer: '#/',
      message: '"Location" is used in a request and in a response. Write one schema for each.',
    },
  },
  {
    title: 'a field has no description',
    file: 'schemas/AuditMetadata.yaml',
    from: `    description: Name of the user on whose behalf the request is made.
`,
    to: '',
    reported: {
      rule: 'web-data/descriptions',
      file: 'schemas/AuditMetadata.yaml',
      pointer: '#/properties/username',
      message: 'Add a `description`.',
    },
  },
  {
    title: 'a description repeats the name',
    file: 'schemas/MapRequest.yaml',
    from: `    description: Also return URLs on subdomains of the site.
`,
    to: `    description: Include subdomains.
`,
    reported: {
      rule: 'web-data/descriptions',
      file: 'schemas/MapRequest.yaml',
      pointer: '#/properties/includeSubdomains/description',
      message:
        'The `description` only repeats the name. Say what it means, its unit and what follows from it.',
    },
  },
  {
    title: 'a default is above the maximum',
    file: 'schemas/MapRequest.yaml',
    from: 'default: 5000',
    to: 'default: 500000',
    reported: {
      rule: 'web-data/defaults-conform',
      file: 'schemas/MapRequest.yaml',
      pointer: '#/properties/limit/default',
      message: 'The default must be <= 100000. Correct it.',
    },
  },
  {
    title: 'a keyword is misspelt',
    file: 'schemas/MapRequest.yaml',
    from: 'maximum: 100000',
    to: 'maximun: 100000',
    reported: {
      rule: 'struct',
      file: 'schemas/MapRequest.yaml',
      pointer: '#/properties/limit/maximun',
      message: 'Property `maximun` is not expected here.',
    },
  },
  {
    title: 'two operations share an id',
    file: 'paths/scrape.yaml',
    from: 'operationId: scrapeUrl',
    to: 'operationId: mapUrls',
    reported: {
      rule: 'operation-operationId-unique',
      file: 'paths/scrape.yaml',
      pointer: '#/post/mapUrls',
      message: 'Every operation must have a unique `operationId`.',
    },
  },
  {
    title: 'a path parameter is not declared',
    file: 'paths/agent-snapshot.yaml',
    from: `  - $ref: ../parameters/SnapshotId.yaml
`,
    to: '',
    reported: {
      rule: 'path-parameters-defined',
      file: 'paths/agent-snapshot.yaml',
      pointer: '#/get/parameters',
      message:
        'The operation does not define the path parameter `{snapshotId}` expected by path `/agent/{jobId}/snapshots/{snapshotId}`.',
    },
  },
  {
    title: 'a reference leads nowhere',
    file: 'schemas/MapResponse.yaml',
    from: '$ref: MapLink.yaml',
    to: '$ref: MapLinks.yaml',
    reported: {
      rule: 'no-unresolved-refs',
      file: 'schemas/MapResponse.yaml',
      pointer: '#/properties/links/items',
      message: "Can't resolve $ref: ENOENT",
    },
  },
  {
    title: 'a choice has a value that nothing explains',
    file: 'schemas/MapRequest.yaml',
    from: 'enum: [skip, include, only]',
    to: 'enum: [skip, include, only, never]',
    reported: {
      rule: 'web-data/enum-descriptions',
      file: 'schemas/MapRequest.yaml',
      pointer: '#/properties/sitemap/enum',
      message: 'Say in `x-enum-descriptions` what "never" means.',
    },
  },
  {
    title: 'a field names an error that does not exist',
    file: 'schemas/MapRequest.yaml',
    from: 'x-error: InvalidUrl',
    to: 'x-error: BadUrl',
    reported: {
      rule: 'web-data/errors-resolve',
      file: 'schemas/MapRequest.yaml',
      pointer: '#/properties/url/x-error',
      message: '"BadUrl" is not in the error catalogue. Add it there, or correct the name.',
    },
  },
  {
    title: 'a new field is not in the full example',
    file: 'schemas/MapRequest.yaml',
    from: `  location:
`,
    to: `  proxy:
    description: Address of the proxy.
    type: string
  location:
`,
    reported: {
      rule: 'web-data/examples-present',
      file: 'paths/map.yaml',
      pointer: '#/post/requestBody/content/application~1json/examples/full/value',
      message: 'The full example lacks `proxy`. Add it.',
    },
  },
  {
    title: 'a new kind of event is not excluded from the open one',
    file: 'schemas/trace/AgentTraceOther.yaml',
    from: `            - run.started
`,
    to: '',
    reported: {
      rule: 'web-data/open-unions',
      file: 'schemas/trace/AgentTraceEvent.yaml',
      pointer: '#/oneOf',
      message: 'The open member of this union does not exclude "run.started". Add it to its `not.enum`.',
    },
  },
  {
    title: 'a scope does not exist',
    file: 'paths/scrape.yaml',
    from: 'x-scope: scrape',
    to: 'x-scope: scraping',
    reported: {
      rule: 'web-data/scopes',
      file: 'paths/scrape.yaml',
      pointer: '#/post/x-scope',
      message:
        'Name a scope of `x-scopes` in `x-scope`: map, scrape, crawl, agent, search, parse, interact, monitor, team.',
    },
  },
  {
    title: 'the server path is of another version',
    file: 'openapi.yaml',
    from: "url: '{base_url}/v2'",
    to: "url: '{base_url}/v3'",
    reported: {
      rule: 'web-data/version-in-path',
      file: 'openapi.yaml',
      pointer: '#/servers/0/url',
      message: 'The server path must end with `/v2`, as `info.version` says.',
    },
  },
  {
    title: 'a relation points at a field that is not there',
    file: 'paths/map.yaml',
    from: 'items: /links\n      field: /limit',
    to: 'items: /link\n      field: /limit',
    reported: {
      rule: 'web-data/relations',
      file: 'paths/map.yaml',
      pointer: '#/post/x-relations/6/items',
      message: '"/link" leads nowhere in the 200 answer. Correct the pointer.',
    },
  },
  {
    title: 'a tag is not declared',
    file: 'paths/map.yaml',
    from: 'tags: [Map]',
    to: 'tags: [Maps]',
    reported: {
      rule: 'operation-tag-defined',
      file: 'paths/map.yaml',
      pointer: '#/post/tags/0',
      message: 'Operation tags should be defined in global tags.',
    },
  },
  {
    title: 'a format is checked by nothing',
    file: 'schemas/MapRequest.yaml',
    from: 'format: uri',
    to: 'format: url',
    reported: {
      rule: 'web-data/known-formats',
      file: 'schemas/MapRequest.yaml',
      pointer: '#/properties/url/format',
      message: 'The format "url" is checked by nothing. Write date-time, uri, uuid, or a `pattern`.',
    },
  },
  {
    title: 'a required member does not exist',
    file: 'schemas/MapLink.yaml',
    from: 'required: [url]',
    to: 'required: [href]',
    reported: {
      rule: 'no-required-schema-properties-undefined',
      file: 'schemas/MapLink.yaml',
      pointer: '#/required/0',
      message: "Required property 'href' is not defined.",
    },
  },
  {
    title: 'a method of the client is taken twice',
    file: 'paths/scrape.yaml',
    from: 'x-sdk-method: scrape',
    to: 'x-sdk-method: map',
    reported: {
      rule: 'web-data/sdk-methods',
      file: 'paths/scrape.yaml',
      pointer: '#/post/x-sdk-method',
      message: '`map` is the method of mapUrls already. Choose another.',
    },
  },
  {
    title: 'a slip of YAML in the catalogue',
    alone: true,
    file: 'errors.yaml',
    from: 'remedy: Send a smaller body.',
    to: 'remedy: `body`: smaller.',
    reported: {
      rule: 'web-data/extension-refs',
      file: 'openapi.yaml',
      pointer: '#/x-error-catalogue',
      message: '`errors.yaml` cannot be read: bad indentation of a mapping entry in "errors.yaml" (237:11)',
    },
  },
];

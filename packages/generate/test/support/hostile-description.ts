/** The global that hostile texts try to set, and a name that only they hold. */
export const CANARY = 'PWNED';

const run = `globalThis.${CANARY}=1`;

/** Texts that leave a comment, string, name, element, word of a shell or line where they are written as they are. */
const seen: readonly string[] = [
  `*/;${run};/*`,
  `**/${run}//`,
  `";${run};"`,
  `\\";${run};//`,
  `';${run};'`,
  `\\';${run};//`,
  `\`;${run};\``,
  `\${${run}}`,
  `\\\`\${${run}}`,
  `\n;${run};\n`,
  `\r${run}\r`,
  `\u2028${run}\u2029`,
  `);${run};(`,
  `]}};${run};{{[`,
  `: any;}${run};interface A {`,
  `/${run}/`,
  `"""\n${run}\n"""`,
  `'''\n${run}\n'''`,
  `?><?php ${run}; ?>`,
  `$(touch ${CANARY})`,
  `\`touch ${CANARY}\``,
  `'; touch ${CANARY}; '`,
  `"; touch ${CANARY}; "`,
  `\n touch ${CANARY} \n`,
  `</script><script>${run}</script>`,
  `"><img src=x onerror="${run}">`,
  `' onload='${run}`,
  `--><script>${run}</script><!--`,
  `</textarea></title></style><svg onload=${run}>`,
  `[a](javascript:${run})`,
  `\n\`\`\`\n<script>${run}</script>\n\`\`\`\n`,
  `\`<script>${run}</script>`,
  `| <script>${run}</script> |`,
  `../../${CANARY}`,
  '/v1/{name=projects/*/locations/*}',
  "$&$'$`$1$$",
  '2faEnable',
  '2',
  '-1',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'class',
  'await',
  'then',
  'true',
  'null',
  '@ts-ignore',
  '@ts-expect-error',
  '@ts-nocheck',
  '#!/bin/sh',
  '\\',
  '*',
  '/',
  '%',
  '$',
  'état',
  '\u{1F98A}',
  '\u202E',
  '\uFEFF',
  '\u0000',
  '\u001B[31m',
  'a\tb',
  ' ',
  '-o/dev/null',
  '@/etc/hostname',
  'a=@/etc/hostname',
  '',
];

/** A description whose every text is hostile; the same seed gives the same one. */
export function hostileDescription(seed: number): object {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const text = (): string => Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(seen)).join('');
  let count = 0;
  /** A name that no other has: it may begin and end as the text does. */
  const name = (): string => pick([`${text()}${(count += 1)}`, `n${(count += 1)}${text()}`]);
  const names = Array.from({ length: 6 }, name);
  const value = (depth = 0): unknown =>
    depth > 1
      ? text()
      : pick([
          () => text(),
          () => 5,
          // Half a surrogate pair: a value may be one, a name may not.
          () => '\uD800',
          () => null,
          () => [value(depth + 1), value(depth + 1)],
          () => ({ [name()]: value(depth + 1), ['__proto__']: 1 }),
          () => Object.fromEntries([[pick(seen), value(depth + 1)]]),
        ])();
  const about = (): object => ({
    title: text(),
    description: text(),
    deprecated: random() < 0.2,
    examples: [value()],
    'x-definition': 'provisional',
    'x-definition-reason': text(),
  });
  const schema = (depth = 0): object => {
    const simple: (() => object)[] = [
      () => ({ type: 'string', enum: [name(), name(), text()], ...about() }),
      () => ({ type: 'string', pattern: pattern(text()), format: text(), default: text(), ...about() }),
      () => ({ const: value(), ...about() }),
      () => ({ enum: [value(), value()], default: value() }),
      () => ({ $ref: reference(pick(names)), ...about() }),
      () => ({ type: 'string', not: { enum: [text()] } }),
    ];
    if (depth > 2) return pick(simple)();
    const deeper: (() => object)[] = [
      () => {
        const [one, other] = [name(), pick(seen)];
        const properties = Object.fromEntries([one, other].map((own) => [own, schema(depth + 1)]));
        return { type: 'object', ...about(), properties, required: [one], default: value() };
      },
      () => ({ type: 'array', items: schema(depth + 1), prefixItems: [schema(depth + 1)] }),
      () => ({ [pick(['oneOf', 'anyOf', 'allOf'])]: [schema(depth + 1), schema(depth + 1)], ...about() }),
      () => ({ patternProperties: { [pattern(text())]: schema(depth + 1) }, additionalProperties: false }),
      () => ({
        dependentRequired: { [name()]: [text()] },
        dependentSchemas: { [name()]: schema(depth + 1) },
      }),
    ];
    return pick(random() < 0.5 ? simple : deeper)();
  };
  const parameter = (position: string, own: string): object => ({
    in: position,
    name: own,
    description: text(),
    ...(position === 'path' && { required: true }),
    ...(random() < 0.7 && position !== 'querystring'
      ? { schema: schema(2), example: value(), ...(random() < 0.3 && { style: text() }) }
      : { content: { [mediaType()]: { schema: schema(2) } } }),
  });
  const mediaType = (): string =>
    pick([
      'application/json',
      `application/${text()}+json`,
      `text/${text()}`,
      `${text()}/*`,
      text(),
      'multipart/form-data',
      'application/x-www-form-urlencoded',
    ]);
  const content = (): object => ({
    [mediaType()]: {
      schema: schema(),
      ...(random() < 0.5
        ? { example: value() }
        : { examples: { [name()]: { summary: text(), value: value() } } }),
      encoding: { [text()]: { contentType: text(), headers: { [name()]: { schema: schema(2) } } } },
    },
    'application/json': { schema: schema(), example: value() },
  });
  /** Items of a stream, and events by their names. */
  const items = (): object => ({
    [pick(['application/jsonl', 'application/json-seq', 'multipart/mixed', mediaType()])]: {
      itemSchema: schema(),
      prefixEncoding: [{ contentType: text() }],
      itemEncoding: { contentType: text(), headers: { [name()]: { schema: schema(2) } } },
      examples: { [name()]: { summary: text(), dataValue: [value()], serializedValue: text() } },
    },
    'text/event-stream': {
      itemSchema: {
        oneOf: [text(), pick(seen)].map((event) => ({
          properties: {
            event: { const: event },
            data: { type: 'string', contentMediaType: 'application/json', contentSchema: schema(1) },
          },
        })),
      },
    },
  });
  const union = (): object => {
    const propertyName = pick(seen);
    const branches = names.slice(0, 2).map((own) => ({ $ref: reference(own) }));
    const mapping = { [text()]: reference(names[0]!), [name()]: names[1]! };
    return { oneOf: branches, discriminator: { propertyName, mapping, defaultMapping: names[0] } };
  };
  const errors = Array.from({ length: 3 }, name);
  const schemes = Array.from({ length: 4 }, name);
  const status = (): string => pick(['200', '201', '404', '4XX', 'default', text()]);
  const operation = (path: readonly string[]): object => ({
    operationId: name(),
    summary: text(),
    description: text(),
    tags: [name(), text()],
    deprecated: random() < 0.3,
    externalDocs: { url: text(), description: text() },
    ...(random() < 0.3 && { 'x-sdk-method': `${name()}.${name()}` }),
    'x-errors': errors,
    'x-scope': text(),
    'x-rate-class': text(),
    security: [
      { [pick(schemes)]: [text()], [pick(schemes)]: [] },
      { [`https://e.example/${text()}`]: [text()] },
    ],
    parameters: [
      ...path.map((own) => parameter('path', own)),
      ...[pick(['query', 'querystring']), 'header', 'cookie'].map((position) => parameter(position, name())),
    ],
    requestBody: { required: random() < 0.5, description: text(), content: content() },
    responses: {
      [status()]: {
        summary: text(),
        description: text(),
        headers: { [name()]: { description: text(), schema: schema(2) } },
        content: content(),
        links: { [name()]: { operationId: text(), description: text(), parameters: { [name()]: text() } } },
      },
      200: {
        description: text(),
        content: pick([
          items,
          () => ({ 'application/json': { schema: pick([schema, union])(), example: value() } }),
        ])(),
      },
    },
    callbacks: { [name()]: { [text()]: { post: { responses: { 200: { description: text() } } } } } },
  });
  const path = (): [string, object] => {
    const own = name().replaceAll(/[{}]/g, '');
    return [
      `/${text().replaceAll(/[{}]/g, '')}${(count += 1)}/{${own}}`,
      {
        [pick(['get', 'post', 'put', 'delete', 'query'])]: operation([own]),
        additionalOperations: { [pick(['PURGE', text().toUpperCase()])]: operation([own]) },
      },
    ];
  };
  const scheme = (): object =>
    pick([
      () => ({ type: 'apiKey', in: pick(['header', 'query', 'cookie']), name: name(), description: text() }),
      () => ({ type: 'http', scheme: pick(['bearer', 'basic', name()]), bearerFormat: text() }),
      () => ({
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: text(), scopes: { [name()]: text() } } },
      }),
      () => ({ type: 'openIdConnect', openIdConnectUrl: text() }),
    ])();
  const entry = (): object => ({
    status: pick([400, 404, 429, 599]),
    error: text(),
    group: text(),
    cause: text(),
    retryable: 'no',
    remedy: text(),
    code: text(),
    body: pick(names),
    'x-definition': 'specified',
  });
  const parent = name();
  return {
    openapi: seed % 2 === 0 ? '3.1.0' : '3.2.0',
    $self: `https://e.example/${encodeURI(text())}`,
    info: { title: text(), version: text(), summary: text(), description: text(), license: { name: text() } },
    servers: [
      {
        url: pick([`https://api.example.com/${text()}`, `https://{host}.example.com${text()}`, text()]),
        name: text(),
        description: text(),
        variables: { host: { default: text(), enum: [text()] } },
      },
    ],
    tags: [
      { name: parent, summary: text(), description: text(), kind: text() },
      { name: name(), parent, summary: text(), description: text() },
    ],
    paths: Object.fromEntries(Array.from({ length: 3 }, path)),
    webhooks: { [name()]: { post: operation([]) } },
    components: {
      schemas: Object.fromEntries(names.map((own) => [own, schema()])),
      securitySchemes: Object.fromEntries(schemes.map((own) => [own, scheme()])),
    },
    'x-error-catalogue': Object.fromEntries(errors.map((own) => [own, entry()])),
    'x-rate-classes': { [name()]: { [name()]: 5, unit: text() } },
    'x-retry': { [name()]: text(), baseSeconds: 2 },
    [`x-any; ${run}; type A`]: { of: { type: 'string' } },
  };
}

function reference(name: string): string {
  return `#/components/schemas/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
}

/** A text as a pattern that compiles. */
function pattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** Numbers from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

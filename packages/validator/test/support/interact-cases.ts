/** `ok`, or the `error` string and the places of the details in their order. */
type Want = 'ok' | [error: string, ...places: string[]];
type Row = [title: string, given: Record<string, unknown>, want: Want];

const bad = (...locations: string[]): Want => ['Bad Request', ...locations];

/** A whole number between two bounds. */
const bounds = (name: string, [least, max]: [number, number], at: string, input: Given): Row[] => [
  [`${name} ${least}`, input(least), 'ok'],
  [`${name} ${max}`, input(max), 'ok'],
  [`${name} ${least - 1}`, input(least - 1), bad(`${at} minimum`)],
  [`${name} ${max + 1}`, input(max + 1), bad(`${at} maximum`)],
  [`${name} ${least}.5`, input(least + 0.5), bad(`${at} type`)],
  [`${name} as text`, input(String(least)), bad(`${at} type`)],
];
type Given = (value: unknown) => Record<string, unknown>;

/** Bodies of the start of a session. */
export const sessions: Row[] = [
  ...bounds('ttl', [30, 3600], 'body/ttl', (ttl) => ({ ttl })),
  ...bounds('activityTtl', [10, 3600], 'body/activityTtl', (activityTtl) => ({ activityTtl })),
  ['mobile', { mobile: true }, 'ok'],
  ['mobile "yes"', { mobile: 'yes' }, bad('body/mobile type')],
  ['a profile', { profile: { name: 'ada' } }, 'ok'],
  [
    'a profile of odd letters',
    { profile: { name: "Ada's shop / é 日本 %00 ' or 1=1 -- \u{1F600}", saveChanges: false } },
    'ok',
  ],
  ['a profile of 200', { profile: { name: 'a'.repeat(200) } }, 'ok'],
  ['a profile of 201', { profile: { name: 'a'.repeat(201) } }, bad('body/profile/name maxLength')],
  ['a profile without letters', { profile: { name: '' } }, bad('body/profile/name pattern')],
  ['a profile with a NUL', { profile: { name: 'a\u0000' } }, bad('body/profile/name pattern')],
  ['a profile of two lines', { profile: { name: 'a\nb' } }, bad('body/profile/name pattern')],
  ['a profile without a name', { profile: {} }, bad('body/profile/name required')],
  ['a profile whose name is a number', { profile: { name: 1 } }, bad('body/profile/name type')],
  ['a profile as text', { profile: 'ada' }, bad('body/profile type')],
  [
    'a profile that saves "no"',
    { profile: { name: 'a', saveChanges: 'no' } },
    bad('body/profile/saveChanges type'),
  ],
];

const one: (action: object) => Record<string, unknown> = (action) => ({
  actions: [{ type: 'click', ...action }],
});
const at = (path: string): Want => bad(`body/actions/0/${path}`);
const longest = (name: string, max: number): Row[] => [
  [`${name} of ${max}`, one({ [name]: 'a'.repeat(max) }), 'ok'],
  [`${name} of ${max + 1}`, one({ [name]: 'a'.repeat(max + 1) }), at(`${name} maxLength`)],
  [`${name} a number`, one({ [name]: 1 }), at(`${name} type`)],
];
const notEmpty = (name: string): Row[] => [[`${name} empty`, one({ [name]: '' }), at(`${name} minLength`)]];
const onOrOff = (name: string): Row[] => [
  [name, one({ [name]: true }), 'ok'],
  [`${name} 1`, one({ [name]: 1 }), at(`${name} type`)],
];
const times = (count: number): object[] => Array.from({ length: count }, () => ({ type: 'back' }));
const kinds = [
  'goto click fill select check press hover scroll wait back screenshot snapshot scrape write drag',
  'upload dialog windows switchWindow closeWindow downloads download',
].flatMap((line) => line.split(' '));

const file = (members: object): Record<string, unknown> => one({ files: [members] });
const place = (members: object): Record<string, unknown> => ({
  geolocation: { latitude: 0, longitude: 0, ...members },
});

/** Where pages find the user, at the start of a session. */
export const places: Row[] = [
  ['a place', place({ accuracy: 20 }), 'ok'],
  ['a place at the pole', place({ latitude: -90, longitude: 180 }), 'ok'],
  ['a place too far north', place({ latitude: 90.1 }), bad('body/geolocation/latitude maximum')],
  ['a place too far west', place({ longitude: -180.1 }), bad('body/geolocation/longitude minimum')],
  ['a place below accuracy', place({ accuracy: -1 }), bad('body/geolocation/accuracy minimum')],
  ['a place that is half', { geolocation: { latitude: 1 } }, bad('body/geolocation/longitude required')],
  ...(
    [
      ['latitude', -91, 'minimum'],
      ['longitude', 181, 'maximum'],
      ['accuracy', 100_001, 'maximum'],
    ] as const
  ).flatMap(([name, wrong, keyword]): Row[] => [
    [`a ${name} of ${wrong}`, place({ [name]: wrong }), bad(`body/geolocation/${name} ${keyword}`)],
    [`a ${name} as text`, place({ [name]: 'x' }), bad(`body/geolocation/${name} type`)],
  ]),
  ['a place as text', { geolocation: 'Berlin' }, bad('body/geolocation type')],
];

/** Members of actions that a user takes with the mouse, files and windows. */
export const verbs: Row[] = [
  ['a right button', one({ button: 'right' }), 'ok'],
  ['a fourth button', one({ button: 'fourth' }), at('button enum')],
  ...bounds('clicks', [1, 3], 'body/actions/0/clicks', (clicks) => one({ clicks })),
  ['keys held', one({ modifiers: ['Control', 'Shift'] }), 'ok'],
  ['keys held twice', one({ modifiers: ['Alt', 'Alt'] }), at('modifiers uniqueItems')],
  ['a key held that is none', one({ modifiers: ['Space'] }), at('modifiers/0 enum')],
  ['where to drop', one({ to: { role: 'list', name: 'Done' } }), 'ok'],
  ['where to drop by an engine', one({ to: { ref: 'e1 >> css=a' } }), at('to/ref pattern')],
  ['where to drop by a ref', one({ to: { ref: 'e14' } }), 'ok'],
  ['where to drop by a selector', one({ to: { selector: '#done' } }), 'ok'],
  ['where to drop as text', one({ to: 'Done' }), at('to type')],
  ...bounds('x', [-10_000, 10_000], 'body/actions/0/x', (x) => one({ x })),
  ...bounds('y', [-10_000, 10_000], 'body/actions/0/y', (y) => one({ y })),
  ['a file', file({ name: 'a.txt', contentType: 'text/plain', content: 'aGVsbG8=' }), 'ok'],
  ['a file by URL', file({ url: 'https://example.com/a.png' }), 'ok'],
  ['a file of this machine', file({ url: 'file:///etc/passwd' }), at('files/0/url format')],
  ['a file of another folder', file({ name: '../a.txt' }), at('files/0/name pattern')],
  ['a file that is no Base64', file({ content: 'a b' }), at('files/0/content pattern')],
  ['a file of no media type', file({ contentType: 'text' }), at('files/0/contentType pattern')],
  ['no files', one({ files: [] }), at('files minItems')],
  ['11 files', one({ files: Array.from({ length: 11 }, () => ({})) }), at('files maxItems')],
  ...onOrOff('accept'),
  ...onOrOff('inside'),
  ...bounds('window', [1, 20], 'body/actions/0/window', (window) => one({ window })),
  ...longest('file', 300),
  ...notEmpty('file'),
  ...['name', 'contentType', 'content', 'url'].map((name): Row => [
    `a file whose ${name} is a number`,
    file({ [name]: 1 }),
    at(`files/0/${name} type`),
  ]),
  ['a file of a long name', file({ name: 'a'.repeat(256) }), at('files/0/name maxLength')],
  [
    'a file of a long media type',
    file({ contentType: `a/${'a'.repeat(254)}` }),
    at('files/0/contentType maxLength'),
  ],
  [
    'a file of a long URL',
    file({ url: `https://example.com/${'a'.repeat(8173)}` }),
    at('files/0/url maxLength'),
  ],
  ['a button 1', one({ button: 1 }), bad('body/actions/0/button type', 'body/actions/0/button enum')],
  ['modifiers as text', one({ modifiers: 'Alt' }), at('modifiers type')],
  [
    'five modifiers',
    one({ modifiers: ['Alt', 'Control', 'Meta', 'Shift', 'Alt'] }),
    bad('body/actions/0/modifiers maxItems', 'body/actions/0/modifiers uniqueItems'),
  ],
  [
    'a modifier 1',
    one({ modifiers: [1] }),
    bad('body/actions/0/modifiers/0 type', 'body/actions/0/modifiers/0 enum'),
  ],
  ...['ref', 'selector', 'role', 'name'].map((name): Row => [
    `where to drop by a ${name} that is a number`,
    one({ to: { [name]: 1 } }),
    at(`to/${name} type`),
  ]),
  ...['selector', 'name'].flatMap((name): Row[] => [
    [`where to drop by an empty ${name}`, one({ to: { [name]: '' } }), at(`to/${name} minLength`)],
    [
      `where to drop by a long ${name}`,
      one({ to: { [name]: 'a'.repeat(1001) } }),
      at(`to/${name} maxLength`),
    ],
  ]),
  ['where to drop by a role in capitals', one({ to: { role: 'LIST' } }), at('to/role pattern')],
  ['files an object', one({ files: {} }), at('files type')],
  ['a file as text', one({ files: ['a.txt'] }), at('files/0 type')],
  ['a file of 1 MB', file({ content: 'a'.repeat(1_000_004) }), at('files/0/content maxLength')],
  ['a state 1', one({ state: 1 }), bad('body/actions/0/state type', 'body/actions/0/state enum')],
  ['a state', one({ state: 'networkidle' }), 'ok'],
  ['a state that is none', one({ state: 'open' }), at('state enum')],
  ['a URL with stars', one({ url: 'https://example.com/orders/*' }), 'ok'],
  ...bounds('maxTokens', [100, 50_000], 'body/actions/0/maxTokens', (maxTokens) => one({ maxTokens })),
];

/** Bodies of actions. */
export const actions: Row[] = [
  ['no actions', { actions: [] }, bad('body/actions minItems')],
  ['50 actions', { actions: times(50) }, 'ok'],
  ['51 actions', { actions: times(51) }, bad('body/actions maxItems')],
  ['actions an object', { actions: {} }, bad('body/actions type')],
  ['an action that is text', { actions: ['back'] }, bad('body/actions/0 type')],
  ['an action of no type', { actions: [{}] }, at('type required')],
  ...kinds.map((type): Row => [`an action ${type}`, one({ type }), 'ok']),
  ['an action of a strange type', one({ type: 'execute' }), at('type enum')],
  ['an action of type 1', one({ type: 1 }), bad('body/actions/0/type type', 'body/actions/0/type enum')],
  ['unknown member of an action', one({ code: 'alert(1)' }), 'ok'],
  ['an action with an URL', one({ url: 'https://example.com/a?b=c' }), 'ok'],
  ['an action with a file URL', one({ url: 'file:///etc/passwd' }), at('url format')],
  ['an action with a script', one({ url: 'javascript:alert(1)' }), at('url format')],
  ['an action with no URL', one({ url: 'https://' }), at('url format')],
  ['an action with a long URL', one({ url: `https://example.com/${'a'.repeat(8173)}` }), at('url maxLength')],
  ['an action with the URL 1', one({ url: 1 }), at('url type')],
  ['ref', one({ ref: 'e12' }), 'ok'],
  ['ref in a frame', one({ ref: 'f1e2' }), 'ok'],
  ['ref that is a selector', one({ ref: 'e1 >> css=a' }), at('ref pattern')],
  ['ref a number', one({ ref: 12 }), at('ref type')],
  ['role', one({ role: 'button' }), 'ok'],
  ['role with an engine', one({ role: 'button >> xpath=//a' }), at('role pattern')],
  ['role in capitals', one({ role: 'BUTTON' }), at('role pattern')],
  ['role a list', one({ role: ['button'] }), at('role type')],
  ...longest('selector', 1000),
  ...notEmpty('selector'),
  ...longest('name', 1000),
  ...notEmpty('name'),
  ...longest('text', 10_000),
  ['text empty', one({ text: '' }), 'ok'],
  ...longest('key', 50),
  ...notEmpty('key'),
  ['values', one({ values: ['a', ''] }), 'ok'],
  ['no values', one({ values: [] }), at('values minItems')],
  ['101 values', one({ values: Array(101).fill('a') }), at('values maxItems')],
  ['values as text', one({ values: 'a' }), at('values type')],
  ['a value that is a number', one({ values: [1] }), at('values/0 type')],
  ['a value of 1000', one({ values: ['a'.repeat(1000)] }), 'ok'],
  ['a value of 1001', one({ values: ['a'.repeat(1001)] }), at('values/0 maxLength')],
  ...onOrOff('checked'),
  ...onOrOff('fullPage'),
  ...onOrOff('onlyMainContent'),
  ['direction', one({ direction: 'left' }), 'ok'],
  ['direction round', one({ direction: 'round' }), at('direction enum')],
  [
    'direction 1',
    one({ direction: 1 }),
    bad('body/actions/0/direction type', 'body/actions/0/direction enum'),
  ],
  ...bounds('milliseconds', [0, 30_000], 'body/actions/0/milliseconds', (milliseconds) =>
    one({ milliseconds }),
  ),
  ['formats', one({ formats: ['markdown', 'html', 'rawHtml', 'links', 'images'] }), 'ok'],
  ['no formats', one({ formats: [] }), 'ok'],
  ['formats twice', one({ formats: ['links', 'links'] }), at('formats uniqueItems')],
  [
    'formats of six',
    one({ formats: ['markdown', 'html', 'rawHtml', 'links', 'images', 'links'] }),
    bad('body/actions/0/formats maxItems', 'body/actions/0/formats uniqueItems'),
  ],
  ['formats as text', one({ formats: 'links' }), at('formats type')],
  ['a format that is none', one({ formats: ['pdf'] }), at('formats/0 enum')],
  [
    'a format 1',
    one({ formats: [1] }),
    bad('body/actions/0/formats/0 type', 'body/actions/0/formats/0 enum'),
  ],
  ...bounds('timeout', [1, 300_000], 'body/timeout', (timeout) => ({ actions: [{ type: 'back' }], timeout })),
];

/** `ok`, or the `error` string and the places of the details in their order. */
type Want = 'ok' | [error: string, ...places: string[]];
type Row = [title: string, given: Record<string, unknown>, want: Want];

const bad = (...locations: string[]): Want => ['Bad Request', ...locations];
const at = (...locations: string[]): Want => bad(...locations.map((path) => `body/actions/0/${path}`));
const one = (action: object): Record<string, unknown> => ({ actions: [{ type: 'wait', ...action }] });
const row = (member: string, value: unknown, ...keywords: string[]): Row => [
  `actions with ${member} ${JSON.stringify(value)?.slice(0, 20)} of ${String(value).length}`,
  one({ [member]: value }),
  keywords.length === 0 ? 'ok' : at(...keywords.map((keyword) => `${member} ${keyword}`)),
];
const fullPattern = (member: string, least: number, max: number): Row[] => [
  row(member, least),
  row(member, max),
  row(member, least - 1, 'minimum'),
  row(member, max + 1, 'maximum'),
  row(member, least + 0.5, 'type'),
  row(member, String(least), 'type'),
];
const text = (member: string, max: number): Row[] => [
  row(member, 'a'.repeat(max)),
  row(member, 'a'.repeat(max + 1), 'maxLength'),
  row(member, 1, 'type'),
];
const either = (member: string): Row[] => [row(member, true), row(member, false), row(member, 1, 'type')];
const kinds = 'wait click write press scroll screenshot scrape pdf'.split(' ');
const times = (count: number): object[] => Array.from({ length: count }, () => ({ type: 'scrape' }));

/** Actions in the body of a scrape. */
export const scrapeActions: Row[] = [
  ['no actions', { actions: [] }, 'ok'],
  ['50 actions', { actions: times(50) }, 'ok'],
  ['51 actions', { actions: times(51) }, bad('body/actions maxItems')],
  ['actions an object', { actions: {} }, bad('body/actions type')],
  ['an action that is text', { actions: ['scrape'] }, bad('body/actions/0 type')],
  ['an action of no type', { actions: [{}] }, at('type required')],
  ...kinds.map((type): Row => [`an action ${type}`, one({ type }), 'ok']),
  ['an action that is code', one({ type: 'executeJavascript', script: '1' }), at('type enum')],
  ['an action of another API', one({ type: 'goto' }), at('type enum')],
  ['an action of type 1', one({ type: 1 }), at('type type', 'type enum')],
  ['unknown member of an action of a scrape', one({ script: 'alert(1)' }), 'ok'],
  ...fullPattern('milliseconds', 0, 30_000),
  ...text('selector', 1000),
  row('selector', '', 'minLength'),
  ...either('all'),
  ...text('text', 10_000),
  row('text', ''),
  ...text('key', 50),
  row('key', '', 'minLength'),
  row('direction', 'up'),
  row('direction', 'round', 'enum'),
  row('direction', 1, 'type', 'enum'),
  ...either('fullPage'),
  ...fullPattern('quality', 1, 100),
  ['a window for a picture', one({ viewport: { width: 1, height: 4096 } }), 'ok'],
  ['a window of no height', one({ viewport: { width: 1 } }), at('viewport/height required')],
  [
    'a window of texts',
    one({ viewport: { width: '1', height: '1' } }),
    at('viewport/width type', 'viewport/height type'),
  ],
  [
    'a window too narrow and too high',
    one({ viewport: { width: 0, height: 4097 } }),
    at('viewport/width minimum', 'viewport/height maximum'),
  ],
  [
    'a window too wide and too low',
    one({ viewport: { width: 4097, height: 0 } }),
    at('viewport/width maximum', 'viewport/height minimum'),
  ],
  ['a window as text', one({ viewport: '1280x800' }), at('viewport type')],
  row('format', 'Ledger'),
  row('format', 'B5', 'enum'),
  row('format', 4, 'type', 'enum'),
  ...either('landscape'),
  row('scale', 0.1),
  row('scale', 2),
  row('scale', 0.09, 'minimum'),
  row('scale', 2.1, 'maximum'),
  row('scale', '1', 'type'),
];

import { describe, expect, test } from 'vitest';
import { createTrial } from '../src/generator/outputs/trial.ts';
import { describe as describeApi } from '../src/generator/description/description.ts';
import { pageToMarkdown } from '../src/generator/render/markdown.ts';
import { pageToHtml } from '../src/generator/render/layout.ts';
import { sampleRequests } from '../src/generator/samples/request.ts';
import { sampleTabs } from '../src/generator/samples/samples.ts';
import { getAttribute, listElements, parse, textOf } from './helpers/html.ts';
import { buoys, openForeign } from './helpers/foreign.ts';

const { main, site, description } = await openForeign(buoys);
const api = describeApi(description.value);

/** The text of the page, or of its part with that id, with single spaces. */
function textAt(path: string, id?: string): string {
  const page = main(path)!;
  const part =
    id === undefined ? page : listElements(page).find((element) => getAttribute(element, 'id') === id);
  if (part === undefined) throw new Error(`${path} has no element ${id}`);
  return textOf(part).replaceAll(/\s+/g, ' ');
}

const list = 'operations/list-readings/';
const search = 'operations/search-readings/';
const copy = 'operations/copy-readings/';
const watch = 'operations/watch-readings/';
const exported = 'operations/export-readings/';
const imported = 'operations/import-readings/';
const photos = 'operations/read-photos/';

describe('the pages of a description in OpenAPI 3.2 show', () => {
  test.each<[fact: string, page: string, id: string | undefined, text: RegExp]>([
    ['the method QUERY', search, undefined, /QUERY \/v2\/readings /],
    ['an additional method', copy, undefined, /COPY \/v2\/readings /],
    ['a query as a whole, by its members', list, 'querystring.bay', /bay string required.*The bay of the/],
    [
      'the media type of a whole query',
      list,
      undefined,
      /Query string # What to look for\. .*x-www-form-url/,
    ],
    ['the style of a cookie', list, 'cookie.sid', /Style cookie/],
    ['reserved characters of a path', photos, 'path.path', /Reserved characters are not escaped/],
    ['a media type by reference', search, 'body.text', /Words of the log\./],
    [
      'the events of a stream',
      watch,
      undefined,
      /text\/event-stream.*Event.*Data.*Example.*reading.*silence/,
    ],
    ['the schema of the data of an event', watch, undefined, /reading Wave/],
    ['the data of an event that is text', watch, undefined, /silence text/],
    [
      'an example of an event',
      watch,
      undefined,
      /reading Wave A buoy has measured\. \{ ?"kind": ?"wave", ?"metres": ?1\.5 ?\}/,
    ],
    ['the members of the data of an event', watch, undefined, /Height of the wave\./],
    ['that an event has an id', watch, undefined, /Where to go on\./],
    ['the items of JSON Lines', exported, undefined, /application\/jsonl.*one line.*Wave.*Wind.*Measurement/],
    ['an example of each kind of item', exported, undefined, /wind.*\{ ?"kind": ?"wind", ?"knots": ?12 ?\}/],
    ['the items of a JSON sequence', search, undefined, /application\/json-seq.*record separator/],
    ['the items of a request', imported, undefined, /application\/jsonl.*one line.*Wave.*Wind/],
    [
      'the media types of parts by position',
      photos,
      undefined,
      /Part 1: application\/json Each further part: image\/png/,
    ],
    ['the summary of a response without a description', list, undefined, /The readings so far\./],
    [
      'the summary of a response beside its description',
      search,
      undefined,
      /What was found\. The newest reading/,
    ],
    [
      'the name of a server',
      '',
      undefined,
      /https:\/\/buoys\.example\/v2 \(production\): The buoys at sea\./,
    ],
    ['the name of a server without a description', '', undefined, /basin\.buoys\.example\/v2 \(basin\)/],
    ['the default of a discriminator', 'schemas/reading/', undefined, /any other kind/],
    ['the default of a discriminator in a stream', exported, undefined, /any other kind/],
    ['a badge of an operation', search, undefined, /Beta.*Subject to change\./],
    ['the flow of devices', '', undefined, /deviceAuthorization.*https:\/\/buoys\.example\/device.*\/token/],
    ['the metadata of an authorization server', '', undefined, /\.well-known\/oauth-authorization-server/],
    ['a scheme that is deprecated', '', 'security.oldKey', /oldKey/],
    ['that a scheme is deprecated', '', undefined, /oldKey.*Deprecated\..*Keys end in spring\./],
    ['that a credential is deprecated', list, undefined, /X-Key: <API_KEY> \(oldKey, deprecated\)/],
    ['a scheme that a URI requires', list, undefined, /\(harbour\) with the scope read \(Sees readings\)/],
    [
      'the name and the namespace in XML',
      'schemas/report/',
      undefined,
      /in XML .*report.*https:\/\/buoys\.example\/xml/,
    ],
    ['an attribute of XML', 'schemas/report/', 'Report.buoy', /In XML an attribute/],
    ['CDATA of XML', 'schemas/report/', 'Report.text', /In XML CDATA/],
    ['what has no element in XML', 'schemas/report/', 'Report.crew', /In XML no element of its own/],
    ['an example of a parameter as it is sent', photos, 'query.area', /Sent as area=%7B%22x%22%3A0%7D/],
  ])('%s', (_fact, page, id, text) => {
    expect(textAt(page, id)).toMatch(text);
  });

  test('examples as values and as they are sent', () => {
    const page = pageToMarkdown(site.pages.find(({ path }) => path === list)!);
    expect(page).toContain('[ {"kind": "wave", "metres": 0.20} ]');
    expect(page).toContain('<report buoy="n-1">calm</report>');
    expect(page).toContain('A calm day');
  });

  test('in the navigation tags by their titles, below their parents and in their order', () => {
    const menu = listElements(parse(pageToHtml(site.pages[0]!, site))).find(
      (element) => getAttribute(element, 'id') === 'menu',
    )!;
    const groups = listElements(menu).filter((element) =>
      (getAttribute(element, 'class') ?? '').startsWith('group'),
    );
    expect(groups.map((one) => [textOf(one), getAttribute(one, 'class')])).toEqual([
      ['Readings', 'group'],
      ['Live data', 'group below'],
      ['The fleet', 'group'],
    ]);
  });

  test('cards by their titles, without those of badges', () => {
    const cards = listElements(main('')!).filter((one) => getAttribute(one, 'class') === 'card-title');
    expect(cards.map((card) => textOf(card).trim())).toEqual(['Readings', 'Live data', 'The fleet']);
  });
});

const requestOf = (id: string) =>
  sampleRequests(
    api,
    api.operations.find((one) => one.id === id)!,
  )[0]!;
const codeOf = (id: string, language: string) =>
  sampleTabs(requestOf(id)).find(({ value }) => value === language)?.code.text ?? '';
const trialOf = (id: string) =>
  createTrial(
    api,
    api.operations.find((one) => one.id === id)!,
    false,
  );

describe('samples', () => {
  test('send the method as it is written', () => {
    expect(codeOf('searchReadings', 'curl')).toContain('curl -N -X QUERY');
    expect(codeOf('searchReadings', 'python')).toContain('requests.request(\n    "QUERY",');
    expect(codeOf('copyReadings', 'fetch')).toContain("method: 'COPY'");
  });

  test('send a query as a whole', () => {
    expect(codeOf('listReadings', 'curl')).toContain('/v2/readings?bay=north+bay');
  });

  test('leave reserved characters of a path', () => {
    expect(codeOf('readPhotos', 'curl')).toContain('/photos/a:b?area=%7B%22x%22%3A0%7D');
  });

  test('send the items of a request a line each', () => {
    expect(codeOf('importReadings', 'curl')).toContain(
      `--data-raw '{"kind":"wave","metres":2}\n{"kind":"wind","knots":12}\n'`,
    );
  });

  test('take a credential that is not deprecated', () => {
    expect(codeOf('listReadings', 'curl')).toContain('Bearer');
  });

  test.each([
    ['curl', 'curl -N'],
    ['fetch', 'for await (const text of response.body'],
    ['python', 'for line in response.iter_lines()'],
    ['go', 'bufio.NewScanner(response.Body)'],
    ['php', 'CURLOPT_WRITEFUNCTION'],
  ])('in %s read a stream as it comes', (language, line) => {
    expect(codeOf('watchReadings', language)).toContain(line);
  });

  test('of our client read a stream in a loop', () => {
    const operation = api.operations.find(({ id }) => id === 'watchReadings')!;
    operation.object['x-sdk-method'] = 'readings.watch';
    const own = describeApi(description.value).operations.find(({ id }) => id === 'watchReadings')!;
    const tab = sampleTabs(sampleRequests(api, own)[0]!).find(({ value }) => value === 'typescript');
    delete operation.object['x-sdk-method'];
    expect(tab?.code.text).toContain('for await (const event of await web.readings.watch()) {');
  });
});

describe('consoles', () => {
  test('have a field for a query as a whole', () => {
    expect(trialOf('listReadings').parameters).toContainEqual({
      in: 'querystring',
      name: 'filter',
      required: true,
      value: 'bay=north+bay',
      values: [],
    });
  });

  test('send the method as it is written, and items a line each', () => {
    expect(trialOf('searchReadings').method).toBe('QUERY');
    expect(trialOf('importReadings').bodies).toEqual([
      {
        title: 'two',
        mediaType: 'application/jsonl',
        isJson: false,
        text: '{"kind":"wave","metres":2}\n{"kind":"wind","knots":12}\n',
      },
    ]);
  });
});

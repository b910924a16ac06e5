import { describe, expect, test } from 'vitest';
import { pageToMarkdown } from '../src/generator/render/markdown.ts';
import { getAttribute, listElements, textOf } from './helpers/html.ts';
import { ferries, openForeign } from './helpers/foreign.ts';

const { main, site } = await openForeign(ferries);

/** The text of the page, or of its part with that id, with single spaces. */
function textAt(path: string, id?: string): string {
  const page = main(path)!;
  const part =
    id === undefined ? page : listElements(page).find((element) => getAttribute(element, 'id') === id);
  if (part === undefined) throw new Error(`${path} has no element ${id}`);
  return textOf(part).replaceAll(/\s+/g, ' ');
}

const departures = 'operations/list-departures/';
const buy = 'operations/buy-ticket/';
const photo = 'operations/put-photo/';
const manifest = 'operations/send-manifest/';
const note = 'operations/send-note/';

describe('the pages of a foreign description show', () => {
  test.each<[fact: string, page: string, id: string | undefined, text: RegExp]>([
    ['a response without a body', departures, undefined, /304 .*Nothing has changed since\./],
    [
      'a response of a range',
      departures,
      undefined,
      /4XX .*The request cannot be read\..*application\/problem\+json/,
    ],
    [
      'any other response',
      departures,
      undefined,
      /Any other response .*Anything else went wrong\..*Retry-After/,
    ],
    ['a response of an error with its fields', buy, '409.title', /What went wrong\./],
    ['every media type of a response', departures, undefined, /Response 200.*application\/json.*text\/csv/],
    [
      'a header with its type and its limits',
      departures,
      '200.header.x-next',
      /X-Next string required.*Cursor of the next page\..*At most 40 characters/,
    ],
    ['a header that is deprecated', departures, '200.header.x-old-next', /deprecated/],
    ['an operation that is deprecated', photo, undefined, /Deprecated\./],
    ['a parameter that is deprecated', departures, 'query.port', /deprecated/],
    ['a property that is deprecated', 'schemas/departure/', 'Departure.captain', /deprecated/],
    ['a property that only responses have', 'schemas/single-ticket/', 'SingleTicket.id', /read-only/],
    ['a property that only requests have', 'schemas/single-ticket/', 'SingleTicket.pin', /write-only/],
    [
      'each media type of a request',
      buy,
      undefined,
      /application\/json.*application\/x-www-form-urlencoded.*voucher/,
    ],
    ['the parts of a form with their media types', photo, 'body.photo', /image\/png, image\/jpeg/],
    ['a body of text', manifest, undefined, /text\/csv.*A line for each passenger\./],
    [
      'the members of a union in a request',
      buy,
      undefined,
      /SingleTicket.*departure.*SeasonTicket.*How long it lasts\./,
    ],
    ['the values of a discriminator', buy, undefined, /kind "one-way".*kind "season"/],
    [
      'the values of an enum in one line',
      'schemas/single-ticket/',
      'SingleTicket.class',
      /One of first, second/,
    ],
    ['the values of a map', 'schemas/departure/', 'Departure.fares', /any name.*The price in cents\./],
    [
      'members whose names match a pattern',
      'schemas/departure/',
      'Departure.notes',
      /\^x-.*A note of the crew\./,
    ],
    [
      'the items of an array that may be null',
      'schemas/departure/',
      'Departure.quays',
      /array of objects or null.*Its name\./,
    ],
    [
      'a parameter with a media type',
      departures,
      'query.where',
      /application\/json.*The quay of departure\./,
    ],
    ['the style of a parameter', departures, 'query.days', /pipeDelimited/],
    [
      'a callback with its body and its responses',
      buy,
      undefined,
      /delayed.*POST \{\$request\.body#\/notify\}.*How late it is\..*The passenger knows\./,
    ],
    [
      'a link to another operation',
      departures,
      undefined,
      /book.*buyTicket, with departure from \$response\.body#\/0\/id\. Buys a ticket for the first departure\./,
    ],
    ['the scopes of an operation, with their meaning', buy, undefined, /tickets:write \(Buys tickets\)/],
    ['credentials that are needed together', buy, undefined, /X-Counter.*and.*Basic/],
    ['that no key is needed', departures, undefined, /No key is needed\./],
    [
      'where a token is to be had',
      '',
      undefined,
      /https:\/\/ferries\.example\/authorize.*https:\/\/ferries\.example\/token/,
    ],
    [
      'the variables of a server with their values',
      '',
      undefined,
      /region.*north, south.*The half of the bay\./,
    ],
    ['each server', '', undefined, /sandbox\.ferries\.example\/v4.*forgets everything each night/],
    [
      'the server of an operation',
      buy,
      undefined,
      /https:\/\/tickets\.ferries\.example\/sales.*The service of the counters\./,
    ],
    ['the documentation elsewhere of an operation', departures, undefined, /How delays are counted/],
    ['the documentation elsewhere of a schema', 'schemas/departure/', undefined, /Timetable/],
    [
      'the documentation elsewhere of a tag and of the description',
      '',
      undefined,
      /Handbook of the harbour.*Fares by season|Fares by season.*Handbook of the harbour/,
    ],
    [
      'contact, licence and terms',
      '',
      undefined,
      /Harbour office.*office@ferries\.example.*Open Data Licence.*Terms of service/,
    ],
    ['samples that the description has', buy, undefined, /Ferries::Ticket\.buy/],
    [
      'limits of 64 bits, unrounded',
      departures,
      'query.where.radius',
      /-9,223,372,036,854,775,808 to 9,223,372,036,854,775,807/,
    ],
    [
      'what is nested ten levels deep',
      'schemas/departure/',
      undefined,
      /eight.*nine.*ten.*The innermost hull\./,
    ],
  ])('%s', (_fact, page, id, text) => {
    expect(textAt(page, id)).toMatch(text);
  });

  test.each([
    [departures, 'https://ferries.example/delays'],
    ['schemas/departure/', 'https://ferries.example/timetable'],
    ['', 'https://ferries.example/handbook'],
    ['', 'https://ferries.example/fares'],
    ['', 'https://ferries.example/contact'],
    ['', 'mailto:office@ferries.example'],
    ['', 'https://ferries.example/licence'],
    ['', 'https://ferries.example/terms'],
    [departures, '../buy-ticket/'],
  ])('on %s a link to %s', (page, target) => {
    expect(listElements(main(page)!).map((element) => getAttribute(element, 'href'))).toContain(target);
  });

  test('in requests nothing that only responses have, and the other way round', () => {
    const ids = listElements(main(buy)!).map((element) => getAttribute(element, 'id') ?? '');
    expect(ids.filter((id) => /\.(?:id|pin)$/.test(id))).toEqual(['body.SingleTicket.pin', '201.id']);
  });

  test('texts from right to left', () => {
    const elements = listElements(main(note)!).filter((element) => getAttribute(element, 'dir') === 'auto');
    const texts = elements.map((element) => textOf(element).trim());
    for (const text of [
      'أرسل ملاحظة',
      'ترسل ملاحظة إلى الميناء.',
      'تصل خلال دقيقة.',
      'نص الملاحظة.',
      'وصلت الملاحظة.',
    ])
      expect(texts, text).toContain(text);
  });

  test('samples that ask the server of the operation, with its credentials and nothing that only responses have', () => {
    const [page, open] = [buy, departures].map((path) =>
      pageToMarkdown(site.pages.find((one) => one.path === path)!),
    );
    expect(page).toContain('curl https://tickets.ferries.example/sales/tickets');
    expect(page).not.toContain('north.ferries.example');
    expect(open).not.toContain('ACCESS_TOKEN');
    expect(open).toContain('where=%7B%22quay%22%3A%22north-2%22%7D');
  });

  test('a sample of a body that is text', () => {
    const page = site.pages.find((one) => one.path === manifest)!;
    expect(pageToMarkdown(page, 'curl')).toContain("--data-raw 'name,age\nAda,36'");
    expect(pageToMarkdown(page, 'fetch')).toContain("'Content-Type': 'text/csv'");
  });
});

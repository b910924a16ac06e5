import { asArray, asString, getTypes, readKeyword, type Json, type Node } from '@web-data/openapi';
import { getSchemas } from '../../openapi/schemas.ts';
import type { SampleContext } from '../../values/sample.ts';

/** What is known of a value besides its schema. */
export interface Hints {
  /** Name of the member or parameter. */
  readonly name: string;
  /** What people wrote about it: its description, or the words of a rejection. */
  readonly text?: string;
}

const DAY = 86_400_000;

/** Noon in `days` days, so that a time is never in the past while a run lasts. */
function timeIn(days: number): string {
  return `${dateIn(days)}T12:00:00Z`;
}

function dateIn(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

type Rule = readonly [pattern: RegExp, values: (name: string) => readonly Json[]];

const END = /\b(?:to|until|till|end|ends|ending|expir\w*|before|finish\w*|stop|due|check out)\b/u;

const URL_EXAMPLE = 'https://example.com/';

/** Words that say more than any name. */
const STRICT_RULES: readonly Rule[] = [
  [
    /\b(?:fully qualified|fqdn|canonical|trailing dot|ends? (?:with|in) a (?:dot|period))\b/u,
    () => ['example.com.', 'www.example.com.'],
  ],
];

/** Values that a name or a description asks for, the most telling words first. */
const RULES: readonly Rule[] = [
  [/\be ?mails?\b/u, () => ['ada@example.com']],
  [/\b(?:cidr|netmask|subnet|prefix length)\b/u, () => ['192.0.2.0/24', 24]],
  [/\bip(?:v4)?(?: ?addr\w*)?\b/u, () => ['192.0.2.1']],
  [/\bipv6\b/u, () => ['2001:db8::1']],
  [/\bmac\b/u, () => ['00:00:5e:00:53:01']],
  [/\b(?:url|uri|link|href|website|homepage|webhook|callback)\b/u, () => [URL_EXAMPLE]],
  [/\b(?:domain|host ?name|hosts?|zone|name ?servers?)\b/u, () => ['example.com', 'example.com.']],
  [/\b(?:uuid|guid)\b/u, () => ['018f4a5e-7c3b-4d21-9a44-5f0c2b7e9d10']],
  [/\b(?:phone|mobile|tel|telephone|fax|msisdn|e 164)\b/u, () => ['+14155552671', '4155552671']],
  [/\b(?:birth\w*|dob)\b/u, () => ['1990-05-17', '1990-05-17T00:00:00Z']],
  [/\bcountry\b/u, () => ['DE', 'DEU', 'Germany']],
  [/\bcurrency\b/u, () => ['EUR', 'USD']],
  [/\b(?:lang|language|locale)s?\b/u, () => ['en', 'en-US']],
  [/\b(?:time ?zone|tz)\b/u, () => ['Europe/Berlin', 'UTC']],
  [/\b(?:cron|schedule)\b/u, () => ['0 0 * * *']],
  [/\b(?:duration|interval|timeout|ttl)\b/u, () => ['1h', 'PT1H', 3600, '3600']],
  [/\b(?:colou?r)\b/u, () => ['#336699', 'red']],
  [/\b(?:pass(?:word|phrase)?|pwd)\b/u, () => ['Correct-Horse-7-Battery']],
  [/\b(?:mime|media|content) type\b/u, () => ['text/plain']],
  [/\bversion\b/u, () => ['1.0.0', 'v1', 1]],
  [/\b(?:post(?:al)? ?code|zip(?: ?code)?)\b/u, () => ['10115', '12345']],
  [/\bisbn\b/u, () => ['9780306406157', '978-0-306-40615-7']],
  [/\biban\b/u, () => ['DE89370400440532013000']],
  [
    /\b(?:sha ?256|hash|digest|checksum)\b/u,
    () => ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  ],
  [/\bbase ?64\b/u, () => ['YWRh']],
  [/\bhex(?:adecimal)?\b/u, () => ['9f86d081']],
  [/\blat(?:itude)?\b/u, () => [52.5]],
  [/\b(?:lon|lng|longitude)\b/u, () => [13.4]],
  [/\bport\b/u, () => [8080]],
  [/\byear\b/u, () => [new Date().getUTCFullYear() + 1]],
  [/\b(?:month|day|hour|minute)\b/u, () => [1, '1']],
  [/\b(?:date|time|timestamp|datetime|iso ?8601|rfc ?3339|future)\b/u, listTimes],
  [/\b(?:letters|alphabetic|alpha)\b/u, () => ['example']],
];

/** Words that say something about a value in its name only, not in a sentence about it. */
const NAME_RULES: readonly Rule[] = [
  [/\b(?:min|minimum|low|lower|lowest|least)\b/u, () => [1, 0]],
  [/\b(?:max|maximum|high|higher|highest|upper|most)\b/u, () => [100, 1000]],
  [
    /\b(?:at|from|to|since|until|till|start\w*|begin\w*|ends?|ending|expir\w*|due|deadline|after|before|check (?:in|out))\b/u,
    listTimes,
  ],
  [
    /\b(?:slug|user ?name|login|handle|alias|key|code|sku|tag|label|id)\b/u,
    () => ['example-1', 'example1', 'EXAMPLE1', 1, '1'],
  ],
  [/\bnumber\b/u, () => [10, '10']],
];

/** The end of a period is later than its start. */
function listTimes(name: string): Json[] {
  return END.test(name) ? [timeIn(60), dateIn(60), '18:00', 100] : [timeIn(30), dateIn(30), '09:00', 1];
}

/** Values of any string or number, after those that words ask for. */
const ANY: readonly Json[] = [10, 100, 2, 0, 'example', 'Example 1', 'a'];

/** Returns values that are likely to be right, the most likely first; the schema accepts each. */
export function listLikelyValues(schema: Node, { name, text = '' }: Hints, context: SampleContext): Json[] {
  const types = getTypes(schema);
  if (isFixed(schema) || types.includes('object') || types.includes('array')) return [];
  const format = asString(readKeyword(schema, 'format')) ?? '';
  const description = asString(readKeyword(schema, 'description')) ?? '';
  const [ownName, said, described] = [name, text, `${format} ${description}`].map(normalizeText) as [
    string,
    string,
    string,
  ];
  const read = (rules: readonly Rule[], from: string): Json[] =>
    rules.flatMap(([pattern, list]) => (pattern.test(from) ? list(ownName) : []));
  const all = `${said} ${ownName} ${described}`;
  const byText = [
    read(STRICT_RULES, all),
    read(RULES, said),
    read(RULES, ownName),
    read(RULES, described),
    read(NAME_RULES, ownName),
  ].flat();
  const site = byText.includes(URL_EXAMPLE) ? [context.site ?? []].flat() : [];
  const values = [...quotedIn(text), ...quotedIn(description), ...site, ...byText, ...ANY];
  const schemas = getSchemas(schema);
  return [...new Set(values)].filter((value) => schemas.accepts(schema, value));
}

/** Whether the schema lists the values itself. */
function isFixed(schema: Node): boolean {
  return ['enum', 'const'].some((keyword) => readKeyword(schema, keyword) !== undefined);
}

/** The words of a name or a text in lower case: `createdAt` and `created_at` are `created at`. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Values that a text lists or gives as an example: `one of "a", "b"`, `e.g. foo`. */
function quotedIn(text: string): Json[] {
  const listed =
    /(?:one of|allowed(?: values)?|values?|expected|options?|enum|either|must be|e\.g\.|example)\b:?\s*(.{1,300})/isu.exec(
      text,
    );
  if (listed === null) return [];
  const rest = listed[1] ?? '';
  const quoted = [...rest.matchAll(/["'`“]([^"'`”]{1,80})["'`”]/gu)].map(([, value]) => value ?? '');
  const bare =
    quoted.length > 0 ? [] : (rest.split(/[.;\n\])}]/u)[0] ?? '').split(/,|\||\bor\b|\band\b|[[({]/u);
  const plain = bare.map((value) => value.trim()).filter((value) => /^[\w./:+-]{1,80}$/u.test(value));
  const values = [...quoted, ...plain];
  return values.flatMap((value) => (Number.isFinite(Number(value)) ? [Number(value), value] : [value]));
}

/** The examples of a schema. */
export function listOwnExamples(schema: Node): Json[] {
  return [readKeyword(schema, 'example') ?? [], ...asArray(readKeyword(schema, 'examples'))].flat() as Json[];
}

import type { Finding, VerifyReport } from '../verify/result.ts';
import { findKeyword, groupCauses, type FindingGroup } from './group.ts';
import { pluralize } from './pluralize.ts';
import { leftBehind, listUnseenResponses, notTestedReasons } from './tally.ts';

/** Lines of a brief report for its causes, and the columns of a terminal. */
const [CAUSE_LINES, COLUMNS] = [40, 80];

/** Rows of a command to repeat a request, beyond which it is shortened. */
const CURL_ROWS = 5;

/** Entries of each other list. */
const ENTRIES = 3;

/** Where the parts are that a brief report leaves out. */
const FULL = '--full prints them';

/** Formats the deviations by their causes, the worst first, in at most {@link CAUSE_LINES} rows. */
export function briefCauses(report: VerifyReport): string[] {
  const groups = groupCauses(report.findings);
  const titles = groups.map((group, index) => title(group, index + 1));
  const listed = titles.length > CAUSE_LINES ? titles.slice(0, CAUSE_LINES - 1) : titles;
  let rows = listed.length;
  let isShortened = listed.length < titles.length;
  const lines = groups.slice(0, listed.length).flatMap((group, index) => {
    const details = detail(group);
    const more = details.reduce((sum, line) => sum + Math.ceil(line.length / COLUMNS), 0);
    if (rows + more > CAUSE_LINES) {
      isShortened = true;
      return listed[index] ?? [];
    }
    rows += more;
    return [listed[index] ?? '', ...details];
  });
  const left = titles.length - listed.length;
  return [
    ...lines,
    ...(left > 0 ? [`… and ${left} more causes: ${FULL}.`] : []),
    ...(isShortened || groups.some(({ others }) => others.length > 0)
      ? ['Every deviation with its request: --full, --html <file> or --json <file>.']
      : []),
  ];
}

/** Formats what was not tested, not seen, and not deleted, the most frequent first. */
export function briefGaps(report: VerifyReport): string[] {
  const reasons = notTestedReasons(report).map(([reason, count]): [string, number] => [
    reason.replace(/^\S+ \S+: /u, ''),
    count,
  ]);
  const untested = addUp(reasons);
  const total = untested.reduce((sum, [, count]) => sum + count, 0);
  const unseen = listUnseenResponses(report);
  const answers = unseen.reduce((sum, [, responses]) => sum + responses.length, 0);
  return [
    ...section(
      `Not tested: ${total}`,
      untested.map(([reason, count]) => `${count} × ${reason}`),
    ),
    ...(answers > 0
      ? [
          `Not seen: ${pluralize(answers, 'documented answer')}; \`situations\` of the fixtures cause them (${FULL}).`,
        ]
      : []),
    ...section('Created and not deleted', leftBehind(report), Infinity),
  ];
}

/** Says which part of the plan was left out, and how to include it. */
export function leftOutLines({ leftOut, leftOutPhases, planned = 0 }: VerifyReport): string[] {
  if (leftOut === 0) return [];
  const parts = Object.entries(leftOutPhases ?? {}).map(([phase, count]) => `${phase} ${count}`);
  const of = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  return [
    `Left out: ${leftOut} trials of parts that others test already${of}; --max-trials ${planned} includes them.`,
  ];
}

/** Says which invalid bodies were accepted by a policy, and how to excuse them. */
export function lenienceLines({ leniences = [] }: VerifyReport): string[] {
  return leniences.map(({ lenience, tried, accepted, isExcused }) =>
    isExcused
      ? `Excused by \`lenient\`: ${pluralize(accepted, 'finding')} of ${tried} trials of ${lenience}.`
      : `One policy may explain ${pluralize(accepted, 'finding')}, of ${tried} trials of ${lenience}; if it is intended: --lenient ${lenience}.`,
  );
}

/** Says that the run had no credential for operations that ask for one. */
export function keyLines({ withoutCredential = [] }: VerifyReport): string[] {
  const [first] = withoutCredential;
  if (first === undefined) return [];
  return [
    `No key: ${pluralize(withoutCredential.length, 'operation')} that ${withoutCredential.length === 1 ? 'asks' : 'ask'} for a credential ${withoutCredential.length === 1 ? 'is' : 'are'} not tested; give one with --key <secret>.`,
  ];
}

function title({ first, others }: FindingGroup, number: number): string {
  const keyword = findKeyword(first.pointer);
  const operations = new Set([first, ...others].map(({ operation }) => operation));
  const times = others.length === 0 ? '' : ` · ${others.length + 1} ×`;
  const where = operations.size === 1 ? first.operation : `${operations.size} operations`;
  return cut(
    `${number}) ${first.check}${keyword === '' ? '' : ` ${keyword}`} · ${where}${times} · ${first.message}`,
    COLUMNS,
  );
}

function detail({ first, others }: FindingGroup): string[] {
  const locations = [first, ...others].map(describeLocation);
  const [own = '', ...more] = locations;
  const also =
    more.length === 0
      ? ''
      : ` · also ${more[0] ?? ''}${more.length > 1 ? ` and ${more.length - 1} more` : ''}`;
  return [
    `   ${cut(`${own}${also}`, COLUMNS - 3)}`,
    `   expected ${cut(first.expected, COLUMNS - 12)}`,
    `   got      ${cut(first.got, COLUMNS - 12)}`,
    `   spec     ${cut(first.pointer, COLUMNS - 12)}`,
    ...(first.curl === '' ? [] : [`   ${cut(first.curl, CURL_ROWS * COLUMNS - 3)}`]),
  ];
}

function describeLocation({ operation, trial }: Finding): string {
  return `${operation} ${trial.split('/').slice(2).join('/')}`;
}

function cut(text: string, length: number): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}

function section(head: string, lines: readonly string[], max = ENTRIES): string[] {
  if (lines.length === 0) return [];
  const listed = lines
    .slice(0, max)
    .map((line) => (max === Infinity ? `  ${line}` : `  ${cut(line, COLUMNS - 2)}`));
  const left = lines.length - listed.length;
  return [head, ...listed, ...(left > 0 ? [`  … and ${left} more reasons: ${FULL}.`] : [])];
}

/** Adds up the counts of equal reasons, the most frequent first. */
function addUp(reasons: readonly [string, number][]): [string, number][] {
  const counts = new Map<string, number>();
  for (const [reason, count] of reasons) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

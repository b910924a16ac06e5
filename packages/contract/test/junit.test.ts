import { expect, it } from 'vitest';
import { junitReport } from '../src/report/junit.ts';
import type { Finding, VerifyReport } from '../src/verify/result.ts';
import type { Trial, Conclusion } from '../src/verify/trial.ts';
import { readXml, type Element } from './read-xml.ts';

/**
 * What Jenkins' published schema of JUnit reports (its plugin `xunit`, `junit-10.xsd`) lets an element have: its
 * attributes, those of them that it must have, and its children.
 */
const ELEMENTS: Record<string, { has: string[]; must: string[]; children: string[]; text?: true }> = {
  testsuites: {
    has: ['name', 'time', 'tests', 'failures', 'errors'],
    must: [],
    children: ['testsuite'],
  },
  testsuite: {
    has: 'name tests failures errors group time skipped timestamp hostname id package file log url'.split(
      ' ',
    ),
    must: ['name', 'tests', 'failures', 'errors'],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    has: ['name', 'time', 'classname', 'group'],
    must: ['name'],
    children:
      'skipped error failure rerunFailure rerunError flakyFailure flakyError system-out system-err'.split(
        ' ',
      ),
  },
  failure: { has: ['type', 'message'], must: [], children: [], text: true },
  error: { has: ['type', 'message'], must: [], children: [], text: true },
  skipped: { has: ['type', 'message'], must: [], children: [], text: true },
  'system-out': { has: [], must: [], children: [], text: true },
};

/** `SUREFIRE_TIME` of the schema: seconds, with commas between thousands or without. */
const TIME = /^(?:\d{1,3}(?:,\d{3})*|\d+)(?:\.\d+)?$/u;
const COUNTS = new Set(['tests', 'failures', 'errors', 'skipped']);

function faultsOf(element: Element, path = element.name): string[] {
  const rule = ELEMENTS[element.name];
  if (rule === undefined) return [`${path} is no element of the schema`];
  const names = Object.keys(element.attributes);
  return [
    ...names.filter((name) => !rule.has.includes(name)).map((name) => `${path} has ${name}`),
    ...rule.must.filter((name) => !names.includes(name)).map((name) => `${path} lacks ${name}`),
    ...names
      .filter((name) => name === 'time' && !TIME.test(element.attributes[name] ?? ''))
      .map(() => `${path} has the time ${element.attributes['time']}`),
    ...names
      .filter((name) => COUNTS.has(name) && !/^\d+$/u.test(element.attributes[name] ?? ''))
      .map((name) => `${path} counts ${element.attributes[name]}`),
    ...(rule.text || element.text.trim() === '' ? [] : [`${path} has a text`]),
    ...element.children
      .filter(({ name }) => !rule.children.includes(name))
      .map(({ name }) => `${path} has the element ${name}`),
    ...element.children.flatMap((child, index) => faultsOf(child, `${path}/${child.name}[${index}]`)),
  ];
}

/** Each element counts what is in it. */
function miscountsOf(suite: Element): string[] {
  const cases = suite.children.flatMap((one) => (one.name === 'testsuite' ? one.children : one));
  const having = (name: string): number =>
    cases.filter(({ children }) => children.some((child) => child.name === name)).length;
  const counted = {
    tests: cases.length,
    failures: having('failure'),
    errors: having('error'),
    skipped: having('skipped'),
  };
  return Object.entries(counted)
    .filter(
      ([name, count]) => suite.attributes[name] !== undefined && Number(suite.attributes[name]) !== count,
    )
    .map(([name, count]) => `${suite.name} tells ${suite.attributes[name]} ${name} of ${count}`);
}

const strange = 'a < b & "c" \u0000\u001b[31m \uD800 ]]> \u{1F600}\n\t\'';

function trial(id: string, operation: string): Trial {
  return {
    id,
    operation,
    phase: 'values',
    title: id,
    pointer: '/x',
    writes: false,
    run: () => Promise.reject(new Error()),
  };
}

function report(
  ms: number,
  results: readonly [Trial, Conclusion][],
  findings: readonly Partial<Finding>[],
): VerifyReport {
  return {
    title: strange,
    baseUrl: 'http://a.test',
    seed: 1,
    findings: findings as Finding[],
    known: [],
    results: results.map(([one, conclusion]) => ({ trial: one, conclusion, ms: 12.5 })),
    coverage: [],
    cutShort: undefined,
    leftOut: 0,
    requests: 3,
    ms,
  } as unknown as VerifyReport;
}

const [one, two, three] = [trial('a/one', 'a'), trial(`a/${strange}`, 'a'), trial('b/three', 'b')];
const finding = {
  check: 'status',
  message: strange,
  expected: '2xx',
  got: strange,
  pointer: '/x',
  curl: 'curl',
} as const;

it.each<[string, VerifyReport, string[]]>([
  [
    'of every kind',
    report(
      1_234_567.891,
      [
        [one, { outcome: 'passed' }],
        [two, { outcome: 'failed', deviations: [], exchange: undefined as never }],
        [three, { outcome: 'not-tested', reason: strange }],
      ],
      [
        { ...finding, trial: two.id },
        { ...finding, trial: two.id, message: 'second' },
      ],
    ),
    ['a', 'b'],
  ],
  ['of nothing', report(0, [], []), []],
  ['that took no time', report(1e-7, [[one, { outcome: 'passed' }]], []), ['a']],
])('a report %s is one that Jenkins reads', (_, given, suites) => {
  const text = junitReport(given);
  const root = readXml(text);
  expect(root.name).toBe('testsuites');
  expect(faultsOf(root)).toEqual([]);
  expect([root, ...root.children].flatMap(miscountsOf)).toEqual([]);
  expect(root.children.map(({ attributes }) => attributes['name'])).toEqual(suites);
  // A case and a suite without a time are shown as if they had taken none.
  const timed = [...root.children, ...root.children.flatMap(({ children }) => children)];
  expect(timed.filter(({ attributes }) => attributes['time'] === undefined).map(({ name }) => name)).toEqual(
    [],
  );
});

it.each([
  [
    '<testsuites><testsuite name="a" tests="1" failures="0"/></testsuites>',
    'testsuites/testsuite[0] lacks errors',
  ],
  ['<testsuites skipped="1"/>', 'testsuites has skipped'],
  ['<testsuites time="1e-7"/>', 'testsuites has the time 1e-7'],
  ['<testsuites><testcase name="a"/></testsuites>', 'testsuites has the element testcase'],
])('%s is none', (text, fault) => {
  expect(faultsOf(readXml(text))).toContain(fault);
});

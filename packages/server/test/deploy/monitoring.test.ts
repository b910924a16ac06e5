import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { isInstalled } from './proxy.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));
const textOf = (name: string): string => readFileSync(pathOf(name), 'utf8');
const ALERTS = 'prometheus-alerts.yaml';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; remedy: string };
}

const rules = (parse(textOf(ALERTS)) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(textOf('grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions: [name: string, expression: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

describe('alerts and dashboard', () => {
  let server: TestServer;
  /** Names of the series of the server. */
  const series = new Set<string>();
  beforeAll(async () => {
    server = await startTestServer({ metricsPort: 0 });
    const text = await (await fetch(server.metricsUrl)).text();
    for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      series.add(name!);
      if (type === 'histogram') for (const part of ['bucket', 'count', 'sum']) series.add(`${name}_${part}`);
    }
  });
  afterAll(() => server.close());

  it.each(expressions)('%s reads metrics that the server has', (_name, expression) => {
    const names = expression.match(/\b(?:web_data|nodejs|process)_\w+/g) ?? [];
    expect(names.filter((name) => !series.has(name))).toEqual([]);
    expect(names.length > 0 || expression.startsWith('up{')).toBe(true);
  });

  it.each(rules.map((rule): [string, Rule] => [rule.alert, rule]))(
    '%s says what to do',
    (_name, { annotations }) => {
      for (const text of [annotations.summary, annotations.remedy])
        expect(text).toMatch(/^(?:[A-Z]|\{\{|web-data).*\.$/);
    },
  );
});

it.runIf(isInstalled('promtool', '--version'))('promtool accepts the rules', () => {
  expect(execFileSync('promtool', ['check', 'rules', pathOf(ALERTS)], { encoding: 'utf8' })).toContain(
    `SUCCESS: ${rules.length} rules found`,
  );
});

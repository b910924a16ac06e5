import { describe, expect, test } from 'vitest';
import { listDescriptions } from '../src/gallery/descriptions.js';
import { takeThrough } from '../src/gallery/take-through.js';

/** Other people's descriptions through the whole line but `verify`; what does not come through is named here. */
const large = ['figma', '3.0/star-trek', '3.0/http-status-codes', '3.0/readme-legacy', '3.1/readme'];
const alike = /^2\.0\/petstore-(?:expanded|simple|with)|petstore-simple-no-tags/;
const chosen = listDescriptions().filter(({ name }) => !large.includes(name) && !alike.test(name));

/** What a description gives that comes through whole. */
const whole = { generated: true, tsc: 'ok', express: [], fastify: [], docs: 'rendered', changes: 0 };

const refusals: Record<string, object> = {
REFUSALS
};

describe('the gallery', () => {
  test('has at least thirty descriptions, and names none that is not there', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(30);
    expect(Object.keys(refusals).filter((name) => !chosen.some((one) => one.name === name))).toEqual([]);
  });

  test.each(chosen)('$name', async ({ name, file }) => {
    const row = await takeThrough(file, 0);
    expect(tell(row)).toEqual({ ...whole, ...refusals[name] });
  });
});

/** The calls that a host did not answer are told by their operation; a step that refused by its reason, without places of this machine. */
function tell(row: Record<string, any>): object {
  const { generate, servers, docs } = row;
  const failed = (host: string) => servers?.[host]?.failed.map((text: string) => text.split(':')[0]) ?? 'none';
  return {
    generated: generate.refused === undefined ? true : withoutFolder(generate.refused),
    tsc: row.tsc?.refused ? 'refused' : row.tsc,
    express: servers?.refused ?? failed('express'),
    fastify: servers?.refused ?? failed('fastify'),
    docs: docs.refused ?? 'rendered',
    changes: row.diff,
  };
}

function withoutFolder(text: string): string {
  return text.replaceAll(/\S*\/oas-examples\//g, '').slice(0, 120);
}

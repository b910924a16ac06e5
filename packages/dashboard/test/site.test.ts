import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dashboardDirectory, dashboardHeaders } from '../src/index.ts';

const read = (name: string) => readFileSync(`${dashboardDirectory}/${name}`);
const assets = readdirSync(`${dashboardDirectory}/assets`).map((name) => `assets/${name}`);
const page = read('index.html').toString();

test('the page has nothing inline, and names what is there', () => {
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/);
  const named = [...page.matchAll(/(?:src|href)="\/dashboard\/([^"]+)"/g)].map(([, name]) => name!);
  expect(named).toHaveLength(4);
  for (const name of named) expect(assets).toContain(name);
});

test('scripts and styles carry a hash, for they are kept for ever', () => {
  const stored = assets.filter((name) => !/icon\.svg|LICENSE|\.gz$/.test(name));
  // Page, style, theme, typeface; the playground, and what it shares with the page.
  expect(stored).toHaveLength(6);
  for (const name of stored) expect(name).toMatch(/^assets\/[-\w]+\.[A-Z0-9]{8}\.(?:js|css|woff2)$/);
});

test('what few look at is not loaded with the page', () => {
  expect(page).not.toContain('playground');
  const lazy = assets.find((name) => /playground.*\.js$/.test(name));
  const entry = assets.find((name) => /dashboard.*\.js$/.test(name))!;
  expect(read(entry).toString()).toContain(`import("./${lazy!.slice('assets/'.length)}")`);
});

test('says what it is, and asks to stand in no index', () => {
  expect(page).toMatch(/<meta name="description" content="[^"]{20,160}"/);
  expect(page).toContain('<meta name="robots" content="noindex"');
});

test('each file lies there compressed as well', () => {
  for (const name of ['index.html', ...assets].filter((name) => !name.endsWith('.gz')))
    expect(gunzipSync(read(`${name}.gz`)).equals(read(name))).toBe(true);
});

test('scripts name no other host, but in examples, names, and the address that a client of this machine has by default', () => {
  const scripts = assets.filter((name) => name.endsWith('.js')).map((name) => read(name).toString());
  const hosts = scripts.flatMap((text) =>
    [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host!),
  );
  expect(
    new Set(hosts.filter((host) => !/(?:^|\.)example\.com$|^www\.w3\.org$|^127\.0\.0\.1$/.test(host))),
  ).toEqual(new Set());
});

test('the policy lets in nothing from elsewhere and nothing inline', () => {
  const policy = dashboardHeaders['content-security-policy']!.split('; ').map((part) => part.split(' '));
  expect(policy.find(([name]) => name === 'default-src')).toEqual(['default-src', "'none'"]);
  for (const [, ...sources] of policy)
    for (const source of sources) expect(["'none'", "'self'", 'data:', "'script'"]).toContain(source);
});

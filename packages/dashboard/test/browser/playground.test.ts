import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Field, Form } from 'api-forms';
import { describe, expect, test } from 'vitest';
import { readSharedRequest, toSharedRequest } from '../../src/browser/pages/playground/share.ts';

const { resolve } = createRequire(import.meta.url);
const description = JSON.parse(readFileSync(resolve('@web-data/spec/openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, { properties: Record<string, { type?: string; enum?: string[] }> }> };
};

const field = (name: string, location: Field['location'], kind: Field['kind'] = 'text'): Field => ({
  name,
  kind,
  location,
  isRequired: false,
  description: '',
});
const form = {
  id: 'bookRoom',
  fields: [
    field('id', 'path'),
    field('page', 'query', 'number'),
    field('X-Trace', 'header'),
    field('id', 'body'),
    field('site', 'body', 'url'),
    field('options', 'body', 'json'),
    field('headers', 'body', 'json'),
    field('plan', 'body', 'file'),
    field('webhook', 'body', 'json'),
    field('apiKey', 'body'),
    field('maxTokens', 'body', 'number'),
  ],
} as unknown as Form;
const forms = [form, { ...form, id: 'other' }];

describe('a link to a request', () => {
  const typed = {
    'path id': 'a&b=c#d',
    'query page': '2',
    'header X-Trace': 'trace-secret',
    'body id': 'Ada’s',
    'body site': 'https://ada:hidden@example.com/?q=1',
    'body options': JSON.stringify({
      wait: 5,
      webhook: { url: 'https://u:hidden@hooks.example.com/', headers: { Authorization: 'hidden' } },
      steps: [
        { type: 'fill', password: 'hidden' },
        { accessToken: 'hidden', text: 'x' },
        { type: 'write', name: 'Password', text: 'hidden' },
      ],
      actions: [{ text: 'hidden', selector: '#a' }],
    }),
    'body headers': '{"Cookie":"hidden"}',
    'body plan': new File(['hidden'], 'hidden.txt'),
    'body apiKey': 'hidden',
  };
  const { hash, leftOut, isTooLong } = toSharedRequest(form, typed);

  test('has the values, and neither headers, files, passwords nor other secrets, wherever they are', () => {
    expect(isTooLong).toBe(false);
    expect(decodeURIComponent(hash)).not.toMatch(/hidden|trace-secret/);
    expect(leftOut).toEqual([
      'X-Trace',
      'secrets of a URL in site',
      'options.webhook',
      'options.steps.password',
      'options.steps.accessToken',
      'options.steps.text',
      'options.actions.text',
      'headers',
      'plan',
      'apiKey',
    ]);
    expect(readSharedRequest(hash, forms)).toEqual({
      form,
      typed: {
        'path id': 'a&b=c#d',
        'query page': '2',
        'body id': 'Ada’s',
        'body site': 'https://example.com/?q=1',
        'body options':
          '{"wait":5,"steps":[{"type":"fill"},{"text":"x"},{"type":"write","name":"Password"}],"actions":[{"selector":"#a"}]}',
      },
      dropped: [],
    });
  });

  test.each([
    'https://a.example/x?access_token=hidden&sig=hidden',
    'https://ada:hidden@a.example/x#id_token=hidden&page=2',
    'https://hidden@a.example/?X-Amz-Credential=hidden&X-Amz-Signature=hidden',
    'see https://a.example/?a=1&api_key=hidden and https://b.example/?code=hidden',
  ])('has no secret of the URL %s, as a text or in JSON', (url) => {
    const text = toSharedRequest(form, { 'body site': url });
    const json = toSharedRequest(form, { 'body options': JSON.stringify({ start: [url] }) });
    expect(decodeURIComponent(text.hash + json.hash)).not.toContain('hidden');
    expect(decodeURIComponent(text.hash)).toContain('a.example/');
    expect([text.leftOut, json.leftOut]).toEqual([
      ['secrets of a URL in site'],
      ['secrets of a URL in options.start'],
    ]);
  });

  test.each(['https://hooks.example.com/services/T0/B0/hidden', { url: 'https://hooks.example.com/hidden' }])(
    'has no webhook %j',
    (webhook) => {
      const { hash, leftOut } = toSharedRequest(form, {
        'body options': JSON.stringify({ webhook }),
        'body webhook': JSON.stringify(webhook),
      });
      expect(decodeURIComponent(hash)).toBe('#bookRoom?body.options={}');
      expect(leftOut).toEqual(['options.webhook', 'webhook']);
    },
  );

  /** Members of strings that say where to act; whoever adds one to the description decides about it here. */
  test.each<[schema: string, shareable: string[]]>([
    [
      'InteractAction',
      ['formats', 'modifiers', 'name', 'ref', 'role', 'selector', 'file', 'key', 'url', 'to'],
    ],
    ['ScrapeAction', ['selector', 'key', 'viewport']],
  ])('has of a described %s only what says where to act', (name, shareable) => {
    const members = Object.entries(description.components.schemas[name]!.properties).filter(
      ([member, { type, enum: choices }]) =>
        member !== 'type' && !choices && !['boolean', 'integer', 'number'].includes(type ?? ''),
    );
    const action = Object.fromEntries([['type', 'write'], ...members.map(([member]) => [member, 'x'])]);
    const { hash, leftOut } = toSharedRequest(form, { 'body options': JSON.stringify([action]) });
    const [kept] = JSON.parse(new URLSearchParams(hash.split('?')[1]).get('body.options')!) as [object];
    expect(Object.keys(kept).toSorted()).toEqual(['type', ...shareable].toSorted());
    expect(leftOut).toContain('options.text');
  });

  test('fills in no header, no file and no secret, whoever has written it', () => {
    const query = 'header.X-Trace=evil&body.plan=x&body.apiKey=x&body.headers={}&query.page=3&body.none=1';
    expect(readSharedRequest(`#bookRoom?${query}`, forms)?.typed).toEqual({ 'query page': '3' });
  });

  const choosing = {
    ...form,
    fields: [
      { ...field('sitemap', 'body', 'choice'), choices: ['include', 'skip'] },
      { ...field('only', 'body'), choices: ['a'] },
      field('strict', 'body', 'switch'),
      field('limit', 'body', 'number'),
      field('title', 'body'),
      field('tags', 'body', 'lines'),
    ],
  } as unknown as Form;
  test.each<[name: string, value: string, isShown: boolean]>([
    ['sitemap', 'skip', true],
    ['sitemap', 'bogus', false],
    ['sitemap', '', true],
    ['only', 'a', true],
    ['only', 'b', false],
    ['strict', 'false', true],
    ['strict', 'yes', false],
    ['limit', '-1.5e3', true],
    ['limit', 'abc', false],
    ['limit', '0x10', false],
    ['limit', ' 5', false],
    ['limit', '+5', false],
    ['limit', '5.', false],
    ['limit', '1e999', false],
    ['limit', 'Infinity', false],
    ['title', 'a', true],
    ['title', 'a\nb', false],
    ['tags', 'a\nb', true],
  ])('%s=%j is shown: %s, and is dropped otherwise', (name, value, isShown) => {
    const query = new URLSearchParams({ [`body.${name}`]: value });
    expect(readSharedRequest(`#bookRoom?${query}`, [choosing])).toEqual({
      form: choosing,
      typed: isShown ? { [`body ${name}`]: value } : {},
      dropped: isShown ? [] : [name],
    });
  });

  test.each<[hash: string, id: string | undefined, typed: object | undefined]>([
    ['#other', 'other', undefined],
    ['#other?', 'other', {}],
    ['#nothing?query.page=1', undefined, undefined],
    ['', undefined, undefined],
  ])('%j is of %s with %j', (text, id, values) => {
    const read = readSharedRequest(text, forms);
    expect([read?.form.id, read?.typed]).toEqual([id, values]);
  });

  test('leaves out JSON that is not complete, and is none where the request is too long', () => {
    expect(toSharedRequest(form, { 'body options': '{"a"' })).toMatchObject({ leftOut: ['options'] });
    expect(toSharedRequest(form, { 'body id': 'x'.repeat(8000) }).isTooLong).toBe(true);
    expect(toSharedRequest(form, { 'body maxTokens': '5' }).hash).toContain('maxTokens=5');
  });
});

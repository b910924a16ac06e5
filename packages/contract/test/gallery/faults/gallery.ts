import type { Fault } from '../plant.ts';

/** Slips of the gallery. */
export const galleryFaults: readonly Fault[] = [
  [
    'takes a form without an image',
    "if (image === null || about === null) return fault === 'missing' ? added('none', 'none') : bad;",
    "if (about === null) return bad;\n  if (image === null) return added('none', 'none');",
  ],
  [
    'takes a form without a description',
    "if (image === null || about === null) return fault === 'missing' ? added('none', 'none') : bad;",
    "if (image === null) return bad;\n  if (about === null) return added('none', 'none');",
  ],
  [
    'answers 500 to a form without an image',
    "fault === 'missing' ? added('none', 'none') : bad",
    "[500, { error: 'form' }]",
  ],
  ['takes a text for an image', "typeof image === 'string' ||", "typeof image === 'string' ? false :"],
  ['takes images of any type', "(fault !== 'type' && !/^image\\/(?:png|jpeg)$/u.test(image.type))", 'false'],
  ['takes images of every kind', '/^image\\/(?:png|jpeg)$/u', '/^image\\//u'],
  ['knows no PNG', '/^image\\/(?:png|jpeg)$/u', '/^image\\/jpeg$/u'],
  ['takes an image a byte too large', 'image.size > 2000', 'image.size > 2001'],
  ['refuses an image of 2,000 bytes', 'image.size > 2000', 'image.size >= 2000'],
  ['looks at no size', "fault !== 'size' && image.size > 2000", 'false'],
  [
    'answers 400 to a large image',
    "[413, { error: 'The image is too large' }]",
    "[402, { error: 'The image is too large' }]",
  ],
  ['says nothing of a large image', "[413, { error: 'The image is too large' }]", '[413, {}]'],
  [
    'takes every form',
    "if (!/^multipart\\/form-data;/iu.test(type)) return [415, { error: 'Send a form' }];",
    '',
  ],
  [
    'answers 200 to what is no form',
    "return [415, { error: 'Send a form' }]",
    "return [200, { title: '', type: '' }]",
  ],
  ['takes a description of any type', "fault !== 'type' && sent !== 'application/json'", 'false'],
  [
    'takes a description that is no JSON',
    "fault === 'json' ? added('none', type) : bad",
    "added('none', type)",
  ],
  [
    'answers 500 to what is no JSON',
    "fault === 'json' ? added('none', type) : bad",
    "[500, { error: 'JSON' }]",
  ],
  [
    'takes a description without a title',
    "typeof title === 'string' ? added(title, type) : bad",
    "added(String(title ?? ''), type)",
  ],
  [
    'takes a number for a title',
    "typeof title === 'string' ? added(title, type) : bad",
    'title === undefined ? bad : added(String(title), type)',
  ],
  ['answers without the type', '[200, { title, type }]', '[200, { title }]'],
  ['answers without the title', '[200, { title, type }]', '[200, { type }]'],
  ['answers the title in a list', '[200, { title, type }]', '[200, { title: [title], type }]'],
  ['adds with 201', '[200, { title, type }]', '[201, { title, type }]'],
  [
    'takes a form without its end',
    "fault === 'end' ? parse(ended).catch(() => undefined) : undefined",
    'parse(ended).catch(() => undefined)',
  ],
  [
    'answers 500 to a form without its end',
    'if (!form) return bad;',
    "if (!form) return [500, { error: 'form' }];",
  ],
  [
    'answers every path',
    "answer(response, 404, { error: 'Not found' })",
    "answer(response, 200, { title: '', type: '' })",
  ],
  ['takes every method', "if (request.method !== 'POST')", "if (request.method === 'PUT' && fault)"],
  ['names no method with 405', "{ error: 'Not allowed' }, { allow: 'POST' }", "{ error: 'Not allowed' }"],
  ['names another method with 405', "{ allow: 'POST' }", "{ allow: 'GET' }"],
  [
    'calls its answers text',
    "{ 'content-type': 'application/json', ...headers }",
    "{ 'content-type': 'text/plain', ...headers }",
  ],
  ['says not what is wrong', "{ error: 'The form is wrong' }", '{}'],
];

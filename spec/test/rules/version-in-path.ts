import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  ['the label in the path', "info: { version: v2 }\nservers: [{ url: 'http://localhost/v2' }]", []],
  [
    'another path',
    "info: { version: v2 }\nservers: [{ url: 'http://localhost/v1' }]",
    [['#/servers/0/url', 'The server path must end with `/v2`, as `info.version` says.']],
  ],
  [
    'no label',
    "info: { version: 2.0.0 }\nservers: [{ url: 'http://localhost/v2' }]",
    [['#/info/version', 'The version must be a label such as `v2`.']],
  ],
];

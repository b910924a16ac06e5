import type { DocumentRow } from './rows.ts';
import { P } from './snippets.ts';

/** Edits of documents: servers. */
export const SERVERS: readonly DocumentRow[] = [
  [
    'server changed',
    'servers: [{url: https://a.example/v1}]',
    'servers: [{url: https://a.example/v2}]',
    'breaking servers /servers/0',
  ],
  [
    'server removed',
    'servers: [{url: /a}, {url: /b}]',
    'servers: [{url: /a}]',
    'breaking servers /servers/1',
  ],
  ['server added', 'servers: [{url: /a}]', 'servers: [{url: /a}, {url: /b}]', 'additive servers /servers/1'],
  ['servers in another order', 'servers: [{url: /a}, {url: /b}]', 'servers: [{url: /b}, {url: /a}]', 'none'],
  [
    'server with a slash at its end',
    'servers: [{url: https://a.example}]',
    'servers: [{url: https://a.example/}]',
    'none',
  ],
  ['default server said', '{}', 'servers: [{url: /}]', 'none'],
  [
    'server described',
    'servers: [{url: /a}]',
    'servers: [{url: /a, description: Test.}]',
    'text text /servers/0/description',
  ],
  [
    'default of a server variable',
    'servers: [{url: "{b}/v2", variables: {b: {default: x}}}]',
    'servers: [{url: "{b}/v2", variables: {b: {default: y}}}]',
    'breaking server-variable /servers/0/variables/b',
  ],
  [
    'value of a server variable removed',
    'servers: [{url: "{b}", variables: {b: {default: x, enum: [x, y]}}}]',
    'servers: [{url: "{b}", variables: {b: {default: x, enum: [x]}}}]',
    'breaking server-variable /servers/0/variables/b',
  ],
  [
    'value of a server variable added',
    'servers: [{url: "{b}", variables: {b: {default: x, enum: [x]}}}]',
    'servers: [{url: "{b}", variables: {b: {default: x, enum: [x, y]}}}]',
    'additive server-variable /servers/0/variables/b',
  ],
  [
    'server of an operation',
    'servers: [{url: /a}]\npaths: {/map: {post: {}}}',
    'servers: [{url: /a}]\npaths: {/map: {post: {servers: [{url: /b}]}}}',
    `breaking operation-servers ${P}/servers/0`,
  ],
  [
    'server of an operation equal to that of the document',
    'servers: [{url: /a}]\npaths: {/map: {post: {}}}',
    'servers: [{url: /a}]\npaths: {/map: {servers: [{url: /a}], post: {}}}',
    'none',
  ],
  [
    'prefix moved from the server to the paths',
    'servers: [{url: https://a.example/v2}]\npaths: {/map: {post: {}}}',
    'servers: [{url: https://a.example}]\npaths: {/v2/map: {post: {}}}',
    'none',
  ],
  [
    'prefix moved from the paths to the server',
    'servers: [{url: "{base_url}"}]\npaths: {/v2/map: {post: {}}}',
    'servers: [{url: "{base_url}/v2"}]\npaths: {/map: {post: {}}}',
    'none',
  ],
  [
    'prefix dropped from the server alone',
    'servers: [{url: https://a.example/v2}]\npaths: {/map: {post: {}}}',
    'servers: [{url: https://a.example}]\npaths: {/map: {post: {}}}',
    'breaking servers /servers/0',
  ],
];

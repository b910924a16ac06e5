import { expect, test } from 'vitest';
import { compareReports } from '../../src/api/compare.ts';

const options = 'export interface Options {\n    limit: number;\n}';

test.each<[string, string, string, string[]]>([
  ['the same', options, options, []],
  ['only comments differ', `// @public\n${options}`, `// @internal\n${options}`, []],
  ['imports differ', `import type { A } from 'a';\n\n${options}`, options, []],
  ['a declaration is gone', `${options}\n\nexport const a: 1;`, options, ['breaking a is gone.']],
  ['a declaration is new', options, `${options}\n\nexport const a: 1;`, ['additive a is new.']],
  [
    'an optional member is new',
    options,
    'export interface Options {\n    limit: number;\n    search?: string;\n}',
    ['additive Options has new optional members.'],
  ],
  [
    'a required member is new',
    options,
    'export interface Options {\n    limit: number;\n    search: string;\n}',
    ['breaking Options changed.'],
  ],
  ['a member is gone', options, 'export interface Options {\n}', ['breaking Options changed.']],
  ['a type changes', 'export type Level = 1 | 2;', 'export type Level = 1;', ['breaking Level changed.']],
  [
    'a parameter is new',
    'export function map(url: string): void;',
    'export function map(url: string, limit: number): void;',
    ['breaking map changed.'],
  ],
  [
    'an overload is gone',
    'export function map(url: string): void;\n\nexport function map(url: URL): void;',
    'export function map(url: URL): void;',
    ['breaking map changed.'],
  ],
  [
    'an overload is new',
    'export function map(url: string): void;',
    'export function map(url: string): void;\n\nexport function map(url: URL): void;',
    ['additive map has new optional members.'],
  ],
  ['a re-export is gone', `${options}\n\nexport { Level }`, options, ['breaking export { Level } is gone.']],
  ['a re-export is new', options, `${options}\n\nexport * from 'a'`, ["additive export * from 'a' is new."]],
  [
    'a class has a new method',
    'export class Client {\n    map(): void;\n}',
    'export class Client {\n    map(): void;\n    scrape(): void;\n}',
    ['additive Client has new optional members.'],
  ],
  [
    'a class has a new abstract method',
    'export abstract class Client {\n    map(): void;\n}',
    'export abstract class Client {\n    map(): void;\n    abstract scrape(): void;\n}',
    ['breaking Client changed.'],
  ],
  [
    'a class has a constructor with arguments',
    'export class Client {\n    map(): void;\n}',
    'export class Client {\n    constructor(key: string);\n    map(): void;\n}',
    ['breaking Client changed.'],
  ],
  [
    'a class has a second constructor',
    'export class Client {\n    constructor(key: string);\n}',
    'export class Client {\n    constructor(key: string);\n    constructor(key: URL);\n}',
    ['additive Client has new optional members.'],
  ],
  [
    'a type comes from another library',
    "import { Agent } from 'undici';\n\nexport const agent: Agent;",
    "import type { Agent } from 'node:http';\n\nexport const agent: Agent;",
    ['breaking Agent is Agent of node:http, no longer Agent of undici.'],
  ],
  [
    'a name stands for another type',
    "import { Request as Request_2 } from 'express';\n\nexport const request: Request_2;",
    "import { Response as Request_2 } from 'express';\n\nexport const request: Request_2;",
    ['breaking Request_2 is Response of express, no longer Request of express.'],
  ],
  [
    'a type moves within the line',
    "import type { Api } from '@web-data/validator/runtime';\n\nexport const api: Api;",
    "import { Api } from '@web-data/validator';\n\nexport const api: Api;",
    [],
  ],
])('%s', (_, before, after, want) => {
  expect(compareReports(before, after).map(({ level, message }) => `${level} ${message}`)).toEqual(want);
});

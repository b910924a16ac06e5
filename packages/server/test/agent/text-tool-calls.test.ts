import { expect, test } from 'vitest';
import { parseTextToolCalls } from '../../src/capabilities/agent/runners/model/text-tool-calls.ts';

const call = { name: 'scrape', input: { url: 'https://a.example/' } };
const args = '{"url":"https://a.example/"}';

test.each<[form: string, text: string, calls: object[]]>([
  ['JSON alone', `{"tool":"scrape","arguments":${args}}`, [call]],
  ['JSON among words', `I will read it.\n{"name": "scrape", "parameters": ${args}} Then I answer.`, [call]],
  ['a fenced block', `\`\`\`json\n{"name":"scrape","input":${args}}\n\`\`\``, [call]],
  [
    'two tags',
    `<tool_call>{"name":"scrape","arguments":${args}}</tool_call><tool_call>{"name":"scrape","arguments":${args}}</tool_call>`,
    [call, call],
  ],
  ['a list behind a mark', `[TOOL_CALLS] [{"name":"scrape","arguments":${args}}]`, [call]],
  ['arguments as text', `{"name":"scrape","arguments":${JSON.stringify(args)}}`, [call]],
  [
    'the form of the protocol',
    `{"type":"function","function":{"name":"scrape","arguments":${JSON.stringify(args)}}}`,
    [call],
  ],
  ['a tag with the name', `<function=scrape>${args}</function>`, [call]],
  [
    'JSON after a brace that never ends',
    `The page has {curly text. {"tool":"scrape","arguments":${args}}`,
    [call],
  ],
  ['an answer', '{"data":{"name":"scrape"},"sources":{}}', []],
  ['a tool that there is not', `{"tool":"shell","arguments":{"command":"ls"}}`, []],
  ['a name without arguments', '{"name":"scrape"}', []],
  ['a brace that never ends', '{"tool":"scrape","arguments":{"url":"}"', []],
])('%s is understood', (_, text, calls) => {
  expect(parseTextToolCalls(text, ['scrape', 'map'])).toEqual(calls);
});

test('thousands of braces take no time', () => {
  const start = performance.now();
  expect(parseTextToolCalls('{'.repeat(50_000) + '}'.repeat(50_000), ['scrape'])).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});

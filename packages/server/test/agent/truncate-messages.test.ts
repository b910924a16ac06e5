import type { ModelMessage } from 'ai';
import { expect, test } from 'vitest';
import { truncateMessages } from '../../src/capabilities/agent/runners/model/truncate-messages.ts';

const result = (value: string): ModelMessage => ({
  role: 'tool',
  content: [{ type: 'tool-result', toolCallId: value, toolName: 'scrape', output: { type: 'text', value } }],
});
const words: ModelMessage = { role: 'assistant', content: 'x'.repeat(1000) };
const shown = (messages: ModelMessage[]): string[] =>
  messages.map(({ content }) =>
    typeof content === 'string' || content[0]?.type !== 'tool-result' || content[0].output.type !== 'text'
      ? 'words'
      : content[0].output.value,
  );

test('the oldest results give way to newer ones; words stay', () => {
  const conversation = [words, result('a'.repeat(50)), words, result('b'.repeat(50)), result('c'.repeat(50))];
  expect(truncateMessages(conversation, 1000)).toEqual(conversation);
  const drop = expect.stringMatching(/^Dropped/) as string;
  expect(shown(truncateMessages(conversation, 200))).toEqual([
    'words',
    drop,
    'words',
    'b'.repeat(50),
    'c'.repeat(50),
  ]);
  expect(shown(truncateMessages(conversation, 10))).toEqual(['words', drop, 'words', drop, drop]);
});

test('the newest result is cut where it alone is too long', () => {
  const [older, newest] = shown(
    truncateMessages([result('a'.repeat(2000)), result(`start ${'b'.repeat(3000)}`)], 1500),
  );
  expect(older).toMatch(/^Dropped/);
  expect(newest).toContain('start bbb');
  expect(newest).toMatch(/b… The rest is left out: it does not fit\.$/);
});

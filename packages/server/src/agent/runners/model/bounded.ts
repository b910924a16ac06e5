import type { ModelMessage, ToolContent, ToolResultPart } from 'ai';

/** Characters of pages and lists that a model is shown at once, about 100,000 tokens. */
export const MAX_SHOWN = 400_000;

const dropped: ToolResultPart['output'] = {
  type: 'text',
  value: 'Dropped to make room. Call the tool again if it is needed.',
};

/** The conversation without the oldest results of tools, once all of them together are longer than `most` characters. */
export function bounded(messages: readonly ModelMessage[], most: number = MAX_SHOWN): ModelMessage[] {
  let shown = 0;
  const fit = (part: ToolResultPart): ToolResultPart => {
    shown += JSON.stringify(part.output).length;
    return shown > most ? { ...part, output: dropped } : part;
  };
  const kept: ModelMessage[] = [];
  for (const message of messages.toReversed()) {
    if (message.role !== 'tool') kept.push(message);
    else kept.push({ ...message, content: message.content.map(whenResult(fit)) });
  }
  return kept.toReversed();
}

function whenResult(change: (part: ToolResultPart) => ToolResultPart) {
  return (part: ToolContent[number]): ToolContent[number] =>
    part.type === 'tool-result' ? change(part) : part;
}

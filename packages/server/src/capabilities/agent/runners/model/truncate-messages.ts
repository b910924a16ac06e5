import type { ModelMessage, ToolContent, ToolResultPart } from 'ai';

/** Maximum number of characters of pages and lists in the model's context, about 100,000 tokens. */
export const MAX_CONTEXT_CHARS = 400_000;

const dropped: ToolResultPart['output'] = {
  type: 'text',
  value: 'Dropped to make room. Call the tool again if it is needed.',
};

/** Drops the oldest results of tools once all of them together are longer than `max` characters. */
export function truncateMessages(
  messages: readonly ModelMessage[],
  max: number = MAX_CONTEXT_CHARS,
): ModelMessage[] {
  let size = 0;
  const fit = (part: ToolResultPart): ToolResultPart => {
    size += JSON.stringify(part.output).length;
    return size > max ? { ...part, output: dropped } : part;
  };
  const included: ModelMessage[] = [];
  for (const message of messages.toReversed()) {
    if (message.role !== 'tool') included.push(message);
    else included.push({ ...message, content: message.content.map(whenResult(fit)) });
  }
  return included.toReversed();
}

function whenResult(change: (part: ToolResultPart) => ToolResultPart) {
  return (part: ToolContent[number]): ToolContent[number] =>
    part.type === 'tool-result' ? change(part) : part;
}

import { cutText } from '../../../../platform/cut-text.ts';
import type { ModelMessage, ToolContent, ToolResultPart } from 'ai';

/** Begins a message with the results of tools that the model called in its text. */
export const RESULTS = 'Results of tools:';

const DROPPED = 'Dropped to make room. Call the tool again if it is needed.';
const dropped: ToolResultPart['output'] = { type: 'text', value: DROPPED };

/** Characters from which on the newest result is cut rather than dropped: fewer say too little. */
const MIN_CUT = 1000;

/**
 * Drops the oldest results of tools once all of them together are longer than `max` characters. The newest one is cut, so
 * that a model with a small context gets the beginning of a long page.
 */
export function truncateMessages(messages: readonly ModelMessage[], max: number): ModelMessage[] {
  let size = 0;
  const fit = (part: ToolResultPart): ToolResultPart => {
    const text = JSON.stringify(part.output);
    const isNewest = size === 0;
    size += text.length;
    if (size <= max) return part;
    return {
      ...part,
      output: isNewest && max >= MIN_CUT ? { type: 'text', value: cut(text, max) } : dropped,
    };
  };
  const included: ModelMessage[] = [];
  for (const message of messages.toReversed()) {
    const { role, content } = message;
    if (role === 'user' && typeof content === 'string' && content.startsWith(RESULTS)) {
      const isNewest = size === 0;
      size += content.length;
      const short = isNewest && max >= MIN_CUT ? cut(content, max) : `${RESULTS} ${DROPPED}`;
      included.push(size > max ? { role, content: short } : message);
    } else if (message.role !== 'tool') included.push(message);
    else included.push({ ...message, content: message.content.map(whenResult(fit)) });
  }
  return included.toReversed();
}

function whenResult(change: (part: ToolResultPart) => ToolResultPart) {
  return (part: ToolContent[number]): ToolContent[number] =>
    part.type === 'tool-result' ? change(part) : part;
}

function cut(text: string, max: number): string {
  return `${cutText(text, max)}… The rest is left out: it does not fit.`;
}

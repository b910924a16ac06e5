import { serveSite } from './site.ts';
import type { Site } from './site.ts';

/** What the model says next: a call of a tool, or a text; and whether the endpoint states its tokens, as by default. */
export type Line = ({ tool: string; input: object } | { text: string }) & { hasUsage?: boolean };

/** A scripted OpenAI-compatible endpoint on loopback. */
export interface Model extends Site {
  /** Bodies of the requests so far. */
  heard: { messages: { role: string; content: unknown }[] }[];
}

/** Answers the n-th request of a conversation with the n-th line, when there is one, and every further one with the last. */
export async function serveModel(script: (heard: number) => Line | Promise<Line>): Promise<Model> {
  const heard: Model['heard'] = [];
  const site = await serveSite((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', async () => {
      heard.push(JSON.parse(text) as Model['heard'][number]);
      const line = await script(heard.length - 1);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(completion(line)));
    });
  });
  return Object.assign(site, { heard });
}

function completion(line: Line): object {
  const message =
    'text' in line
      ? { role: 'assistant', content: line.text }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: `call-${Math.random()}`,
              type: 'function',
              function: { name: line.tool, arguments: JSON.stringify(line.input) },
            },
          ],
        };
  const finish_reason = 'text' in line ? 'stop' : 'tool_calls';
  return {
    id: 'completion',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, message, finish_reason }],
    ...(line.hasUsage !== false && {
      usage: { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 },
    }),
  };
}

import { WebSocket } from 'ws';

/** An event of a stream. */
export interface SentEvent {
  event: string;
  id?: string;
  data: { status?: string; completed?: number; metadata?: { sourceURL?: string } };
}

/** A message of a WebSocket. */
export interface SentMessage {
  type: string;
  error?: string;
  data?: SentEvent['data'] & { data?: unknown[] };
}

/** Requests a stream of events. */
export function requestEvents(
  url: string,
  key: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, { headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream', ...headers } });
}

/** The events of a response, as they arrive; an end of any kind ends them. */
export async function* readEvents({ body }: Response): AsyncGenerator<SentEvent> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body!) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        const event = parseEvent(text.slice(0, end));
        text = text.slice(end + 2);
        if (event !== undefined) yield event;
      }
    }
  } catch {
    // The server was killed.
  }
}

function parseEvent(text: string): SentEvent | undefined {
  const fields = new Map(
    text.split('\n').map((line) => [line.split(': ', 1)[0]!, line.slice(line.indexOf(': ') + 2)]),
  );
  const [event, data, id] = [fields.get('event'), fields.get('data'), fields.get('id')];
  if (event === undefined || data === undefined) return undefined;
  return { event, ...(id !== undefined && { id }), data: JSON.parse(data) as SentEvent['data'] };
}

/** All values of an iterable. */
export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** How a WebSocket ended: its messages, and the code of its close or the status of a response without a handshake. */
export interface SocketEnd {
  messages: SentMessage[];
  code: number;
}

/** Opens a WebSocket and reads it to its end. */
export async function readSocket(
  url: string,
  options: { key?: string; protocol?: string; onMessage?: (message: SentMessage, socket: WebSocket) => void },
): Promise<SocketEnd> {
  const { key, protocol, onMessage } = options;
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const socket = new WebSocket(url.replace(/^http/, 'ws'), protocol, { headers });
  const messages: SentMessage[] = [];
  let status: number | undefined;
  socket.on('unexpected-response', (_request, response) => {
    status = response.statusCode;
    response.resume();
    socket.terminate();
  });
  socket.on('error', () => {}); // The event `close` follows.
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as SentMessage;
    messages.push(message);
    onMessage?.(message, socket);
  });
  // Not `once`, which rejects on an error before the end.
  const code = await new Promise<number>((resolve) => socket.on('close', resolve));
  return { messages, code: status ?? code };
}

import { eventItems, lineItems, sequenceItems } from '@web-data/client/runtime/streams';
import type { ItemReader, ItemSource } from '@web-data/client/runtime/streams';
import { element } from '../element.ts';
import { headerList, statusLine } from './show-answer.ts';

/** Maximum number of items on the page; those before leave it. */
const MAX_ITEMS = 200;

/** Maximum length of an item in bytes. */
const MAX_LENGTH = 1_000_000;

/** The reader for the items of a response; undefined for one that is read as a whole. */
export function findReader({ headers, body }: Response): ItemReader | undefined {
  const type = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (body === null) return undefined;
  if (type === 'text/event-stream') return eventItems({ data: 'either' });
  if (/^application\/(?:.+\+)?(?:x-)?(?:jsonl|ndjson|jsonlines|json-lines)$/.test(type))
    return lineItems(type);
  return /^application\/(?:.+\+)?json-seq$/.test(type) ? sequenceItems(type) : undefined;
}

/** Shows the items of a stream as they come, until it ends or the reader presses the button; resolves then. */
export async function showStream(
  response: Response,
  reader: ItemReader,
  { reply, ms, stop }: { reply: HTMLElement; ms: number; stop: AbortController },
): Promise<void> {
  const button = element('button', { type: 'button', class: 'button stop' }, 'Stop');
  const count = element('span', { 'aria-live': 'off' }, 'No items yet');
  const list = element('ol', { class: 'items', tabindex: '0', 'aria-label': 'Items', 'aria-live': 'off' });
  const line = element('p', { class: 'stream' }, button, ' ', count);
  reply.replaceChildren(statusLine(response, ms), headerList(response.headers), line, list);
  reply.scrollIntoView({ block: 'nearest' });
  button.addEventListener('click', () => stop.abort());
  let total = 0;
  const show = (item: unknown): void => {
    total += 1;
    count.textContent = total === 1 ? '1 item' : `${total.toLocaleString('en')} items`;
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 4;
    list.append(itemOf(item, total));
    if (total > MAX_ITEMS) list.firstElementChild!.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const end = await readAll(reader.read(sourceOf(response)), show, stop.signal);
  const range = total > MAX_ITEMS ? `; the last ${MAX_ITEMS} are shown` : '';
  const hadFocus = document.activeElement === button;
  line.replaceChildren(`${end.text} after ${count.textContent!.replace('No items yet', 'no item')}${range}.`);
  line.classList.toggle('bad', end.isFailure);
  // The button, which is gone, had it.
  if (hadFocus) list.focus();
}

async function readAll(
  items: AsyncGenerator<unknown>,
  show: (item: unknown) => void,
  signal: AbortSignal,
): Promise<{ text: string; isFailure: boolean }> {
  try {
    for await (const item of items) {
      if (signal.aborted) break;
      show(item);
    }
  } catch (error) {
    if (!signal.aborted) return { text: `Broken off (${(error as Error).message})`, isFailure: true };
  }
  return { text: signal.aborted ? 'Stopped' : 'Ended', isFailure: false };
}

/** An item, below the name of its event if it is one. */
function itemOf(item: unknown, number: number): HTMLLIElement {
  const { event, id, data } = Object(item) as { event?: unknown; id?: unknown; data?: unknown };
  const isEvent = typeof item === 'object' && item !== null && 'data' in item;
  const name = [event ?? (isEvent ? 'message' : undefined), id !== undefined && `id ${String(id)}`]
    .filter(Boolean)
    .join(' · ');
  const value = isEvent ? data : item;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return element(
    'li',
    { value: String(number) },
    name !== '' && element('code', {}, name),
    element('pre', {}, text),
  );
}

function sourceOf({ body, headers }: Response): ItemSource {
  return {
    chunks: chunksOf(body!),
    mediaType: headers.get('content-type') ?? '',
    limit: MAX_LENGTH,
    resumption: { id: undefined, retryMs: undefined },
    fail: (reason) => new Error(`it ${reason.replace(/\.$/, '')}`),
  };
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

import { element } from '../element.ts';
import { splitJson } from '../json-tokens.ts';

/** Maximum characters of a response to display; the full response can be saved. */
const max = 100_000;

/** Renders a response: status, headers and body. */
export async function renderResponse(response: Response, ms: number): Promise<HTMLElement[]> {
  const { headers } = response;
  const bytes = await response.blob();
  return [
    statusLine(response, ms),
    headerList(headers),
    ...(bytes.size > 0 ? [await bodyOf(bytes, headers.get('content-type') ?? '')] : []),
  ];
}

/** The status of a response, its media type, and how long it took. */
export function statusLine({ status, statusText, headers }: Response, ms: number): HTMLElement {
  const type = headers.get('content-type') ?? '';
  const line = [`${status} ${statusText}`.trim(), type, `${Math.round(ms)} ms`].filter(Boolean).join(' · ');
  return element('p', { class: status < 400 ? 'status good' : 'status bad' }, line);
}

/** The headers of a response, folded. */
export function headerList(headers: Headers): HTMLElement {
  const all = [...headers];
  const rows = all.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]);
  return element(
    'details',
    {},
    element('summary', {}, all.length === 1 ? '1 header' : `${all.length} headers`),
    element('dl', {}, ...rows),
  );
}

async function bodyOf(bytes: Blob, type: string): Promise<HTMLElement> {
  if (!/json|text|xml|yaml/.test(type))
    return saveLink(bytes, `Save ${bytes.size.toLocaleString('en')} bytes of ${type}`);
  const text = pretty(await bytes.text());
  const isJson = type.includes('json');
  if (text.length <= max) return createCode(text, isJson);
  return element(
    'div',
    {},
    saveLink(
      bytes,
      `The first ${max.toLocaleString('en')} of ${text.length.toLocaleString('en')} characters; save all`,
    ),
    createCode(text.slice(0, max), isJson),
  );
}

function saveLink(bytes: Blob, text: string): HTMLElement {
  return element('p', {}, element('a', { href: URL.createObjectURL(bytes), download: 'answer' }, text));
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Code as it was received, in colours where it is JSON, with a button that copies it. */
function createCode(text: string, isJson: boolean): HTMLElement {
  const code = element('pre', { tabindex: '0' }, ...(isJson ? colour(text) : [text]));
  const button = element('button', { type: 'button', class: 'button copy-answer' }, 'Copy');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Not copied'),
    );
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  });
  return element('div', { class: 'code' }, 'clipboard' in navigator && button, code);
}

function colour(json: string): Node[] {
  return splitJson(json).map(({ text, kind }) =>
    kind === undefined ? new Text(text) : element('i', { class: kind }, text),
  );
}

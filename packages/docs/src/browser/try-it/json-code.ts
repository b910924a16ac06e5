import { element } from './element.ts';

/** Strings, with a colon after names; numbers; words; each with the class of its colour. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** JSON of a longer text stays plain, since each colour is an element of its own. */
const MAX_COLOURED = 40_000;

/** Code as it was received, in colours where it is JSON, with a button that copies it. */
export function createCode(text: string, isJson: boolean): HTMLElement {
  const code = element(
    'pre',
    { tabindex: '0' },
    ...(isJson && text.length <= MAX_COLOURED ? colour(text) : [text]),
  );
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

function colour(text: string): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const { 0: all, 1: string, 2: colon, 3: number, index } of text.matchAll(TOKEN)) {
    nodes.push(new Text(text.slice(end, index)));
    const kind = string === undefined ? (number === undefined ? 'k' : 'n') : colon === undefined ? 's' : 'p';
    nodes.push(element('i', { class: kind }, string ?? all));
    if (colon !== undefined) nodes.push(new Text(colon));
    end = index + all.length;
  }
  nodes.push(new Text(text.slice(end)));
  return nodes;
}

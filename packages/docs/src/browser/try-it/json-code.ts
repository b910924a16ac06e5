import { splitJson } from '../json-tokens.ts';
import { element } from './element.ts';

/** Code as it was received, in colours where it is JSON, with a button that copies it. */
export function createCode(text: string, isJson: boolean): HTMLElement {
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

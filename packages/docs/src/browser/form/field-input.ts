import { element } from '../try-it/element.ts';
import { typeValue } from './field-value.ts';
import type { FormField } from './form-field.ts';

/** A field of a form on the page: its label, its input, what it is for, and what is wrong with it. */
export interface FieldInput {
  node: HTMLElement;
  field: FormField;
  /** What is typed; empty for nothing. */
  text(): string;
  /** Types a value, as a request has it; undefined clears the field. */
  fill(value: unknown): void;
  /** Types text as it is. */
  type(text: string): void;
  /** Says what is wrong beside the field; undefined for nothing. */
  fail(message: string | undefined): void;
}

let count = 0;

/** Creates the input of a field by its kind. `onInput` is called when a reader changes it. */
export function createFieldInput(field: FormField, onInput?: () => void): FieldInput {
  const id = `field-${(count += 1)}`;
  const input = inputOf(field);
  input.id = id;
  input.setAttribute('aria-describedby', `${id}-hint ${id}-error`);
  const error = element('span', { class: 'error', id: `${id}-error`, role: 'alert' });
  const note = field.location === 'body' ? '' : field.location;
  const facts = [note, field.isRequired ? 'required' : 'optional'].filter(Boolean).join(', ');
  const label = element(
    'label',
    { for: id },
    element('code', {}, field.name),
    ' ',
    element('small', {}, facts),
  );
  const hint = element('small', { class: 'hint', id: `${id}-hint` }, describeField(field));
  const fail = (message: string | undefined): void => {
    error.textContent = message ?? '';
    if (message === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  input.addEventListener('input', () => {
    fail(undefined);
    onInput?.();
  });
  return {
    node: element('div', { class: 'form-field' }, label, input, hint, error),
    field,
    text: () => input.value,
    type: (text) => (input.value = text),
    fill: (value) => (input.value = value === undefined ? '' : typeValue(field, value)),
    fail,
  };
}

function inputOf({
  kind,
  choices,
  least,
  max,
  usual,
}: FormField): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const values = kind === 'switch' ? ['true', 'false'] : choices;
  if (values !== undefined)
    return element(
      'select',
      {},
      element('option', { value: '' }, usual === undefined ? '' : `${usual} (default)`),
      ...values.map((one) => element('option', { value: one }, one)),
    );
  if (kind === 'json' || kind === 'lines')
    return element('textarea', { rows: '2', class: 'short', spellcheck: 'false', placeholder: usual });
  const isNumber = kind === 'number';
  return element('input', {
    type: isNumber ? 'number' : 'text',
    step: isNumber && 'any',
    min: least === undefined ? undefined : String(least),
    max: max === undefined ? undefined : String(max),
    placeholder: usual,
    autocomplete: 'off',
    spellcheck: 'false',
  });
}

/** What a field is for, its bounds and its default. */
function describeField({ description, kind, least, max, usual }: FormField): string {
  const bounds =
    least !== undefined && max !== undefined
      ? `${least} to ${max}.`
      : least !== undefined
        ? `At least ${least}.`
        : max !== undefined && `At most ${max}.`;
  return [
    description,
    kind === 'lines' && 'One a line.',
    kind === 'json' && 'As JSON.',
    bounds,
    usual !== undefined && `Default: ${usual}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

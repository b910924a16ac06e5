import { element } from '../element.ts';
import { typeValue } from './field-value.ts';
import type { FormField } from './form-field.ts';

/** A field of a form on the page: its label, its input, what it is for, and what is wrong with it. */
export interface FieldInput {
  node: HTMLElement;
  field: FormField;
  control: Control;
  /** What is typed; empty for nothing. */
  text(): string;
  /** What is typed, or the file that is chosen. */
  value(): string | File;
  /** Types a value, as a request has it; undefined clears the field. */
  fill(value: unknown): void;
  /** Types text as it is. */
  type(text: string): void;
  /** Says what is wrong beside the field; undefined for nothing. */
  fail(message: string | undefined): void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Lines of a text that is long enough to be typed in several. */
const MIN_ROWS = 2;
const MAX_ROWS = 12;

let count = 0;

export interface FieldInputOptions {
  /** Called when a reader changes the input. */
  onInput?: () => void;
  /** Whether what is wrong is announced when it appears; true by default. A page that moves the focus there says it so. */
  isAlert?: boolean;
}

/** Creates the input of a field by its kind. */
export function createFieldInput(
  field: FormField,
  { onInput, isAlert = true }: FieldInputOptions = {},
): FieldInput {
  const id = `field-${(count += 1)}`;
  const input = inputOf(field);
  input.id = id;
  input.setAttribute('aria-describedby', `${id}-hint ${id}-error`);
  const error = element('span', { class: 'error', id: `${id}-error`, role: isAlert && 'alert' });
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
  const type = (text: string): void => {
    input.value = text;
    fitRows(input);
  };
  input.addEventListener('input', () => {
    fail(undefined);
    fitRows(input);
    onInput?.();
  });
  return {
    node: element('div', { class: 'form-field' }, label, input, hint, error),
    field,
    control: input,
    text: () => input.value,
    value: () => (field.kind === 'file' ? ((input as HTMLInputElement).files?.[0] ?? '') : input.value),
    type,
    fill: (value) => type(value === undefined ? '' : typeValue(field, value)),
    fail,
  };
}

/** Shows a text whole, up to some lines. */
function fitRows(input: Control): void {
  if (input.localName !== 'textarea') return;
  const rows = Math.min(MAX_ROWS, Math.max(MIN_ROWS, input.value.split('\n').length));
  input.setAttribute('rows', String(rows));
}

function inputOf({ kind, choices, least, max, usual, isRequired }: FormField): Control {
  const values = kind === 'switch' ? ['true', 'false'] : choices;
  if (values !== undefined)
    return element(
      'select',
      {},
      element(
        'option',
        { value: '' },
        usual === undefined ? (isRequired ? 'Choose' : 'not given') : `${usual} (default)`,
      ),
      ...values.map((one) => element('option', { value: one }, one)),
    );
  if (kind === 'file') return element('input', { type: 'file' });
  if (kind === 'json' || kind === 'lines' || kind === 'long')
    return element('textarea', {
      rows: String(MIN_ROWS),
      class: 'short',
      spellcheck: String(kind === 'long'),
      placeholder: usual,
    });
  const isNumber = kind === 'number';
  return element('input', {
    // Not of the type `url`: a service may accept URLs that a browser would not.
    type: isNumber ? 'number' : 'text',
    inputmode: kind === 'url' && 'url',
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
    kind === 'lines' && 'One on each line.',
    kind === 'json' && 'As JSON.',
    bounds,
    usual !== undefined && `Default: ${usual}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

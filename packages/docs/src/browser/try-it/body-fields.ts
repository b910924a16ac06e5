import { createFieldInput, type FieldInput } from '../form/field-input.ts';
import { readValue } from '../form/field-value.ts';
import type { FormField } from '../form/form-field.ts';
import { choice, element } from '../element.ts';
import { UnfitRequest, type Filled } from './request.ts';
import type { TrialBody } from './trial.ts';

type Parts = Extract<TrialBody, { parts: unknown }>['parts'];

/** The fields of a body, and their content. */
export interface BodyFields {
  nodes: HTMLElement[];
  /** The members of the body as fields, which a violation is shown beside. */
  members: FieldInput[];
  read(): Pick<Filled, 'body' | 'mediaType'>;
}

/** The fields for a body: an initial text, or an input for every part of a form. */
export function bodyFields(bodies: TrialBody[]): BodyFields {
  const [first] = bodies;
  if (first === undefined) return { nodes: [], members: [], read: () => ({}) };
  return 'parts' in first ? formFields(first.parts) : textFields(bodies);
}

function textFields(bodies: TrialBody[]): BodyFields {
  const textBodies = bodies.flatMap((body) => ('text' in body ? [body] : []));
  const [first] = textBodies;
  const area = element('textarea', { rows: '10', spellcheck: 'false', 'aria-label': 'Body' });
  area.value = first!.text;
  const examples = choice(
    textBodies.map(({ title }) => title),
    { 'aria-label': 'Example' },
  );
  const members = memberFields(first!.fields ?? [], area);
  examples.addEventListener('change', () => {
    area.value = textBodies[Number(examples.value)]!.text;
    members.refresh();
  });
  const label = element('p', { class: 'label' }, 'Body ', element('small', {}, first!.mediaType));
  return {
    nodes: [label, ...(textBodies.length > 1 ? [examples] : []), ...members.nodes, area],
    members: members.inputs,
    read: () => ({ body: checked(area.value, first!.isJson), mediaType: first!.mediaType }),
  };
}

/** The members of a body of JSON as fields: what is typed in them goes into the text, and the other way round. */
function memberFields(
  fields: FormField[],
  area: HTMLTextAreaElement,
): { nodes: HTMLElement[]; inputs: FieldInput[]; refresh(): void } {
  const inputs = fields.map((field): FieldInput => {
    const input = createFieldInput(field, { onInput: () => write(input) });
    return input;
  });
  const refresh = (): void => {
    const body = readObject(area.value);
    if (body !== undefined)
      for (const input of inputs) {
        input.fill(Object.hasOwn(body, input.field.name) ? body[input.field.name] : undefined);
        input.fail(undefined);
      }
  };
  // A field shows less than the text: an empty list as nothing. Only what a reader types in it is written.
  const write = (input: FieldInput): void => {
    let value: unknown;
    try {
      value = readValue(input.field, input.text());
    } catch (error) {
      input.fail((error as Error).message);
    }
    area.value = writeMember(area.value, input.field.name, value);
  };
  area.addEventListener('input', refresh);
  refresh();
  if (inputs.length === 0) return { nodes: [], inputs, refresh };
  const [required, optional] = [true, false].map((is) =>
    inputs.filter(({ field }) => field.isRequired === is).map(({ node }) => node),
  );
  const more =
    optional!.length > 0 &&
    element(
      'details',
      { class: 'members', open: required!.length === 0 },
      element('summary', {}, `${optional!.length} optional fields`),
      ...optional!,
    );
  return { nodes: [...required!, ...(more ? [more] : [])], inputs, refresh };
}

/**
 * Rejects malformed JSON before it is sent, with the position of the error.
 * @throws {UnfitRequest}
 */
function checked(text: string, isJson: boolean): string {
  if (!isJson) return text;
  try {
    JSON.parse(text);
  } catch (error) {
    throw new UnfitRequest(`The body is no JSON: ${(error as Error).message}.`);
  }
  return text;
}

function formFields(parts: Parts): BodyFields {
  const inputs = parts.map(({ file, value }) => {
    const input = element('input', { type: file ? 'file' : 'text' });
    if (!file) input.value = value;
    return input;
  });
  const nodes = parts.map(({ name, type }, at) =>
    element('label', {}, element('span', {}, element('code', {}, name), ` ${type ?? ''}`), inputs[at]!),
  );
  return { nodes, members: [], read: () => ({ body: formOf(parts, inputs) }) };
}

function formOf(parts: Parts, inputs: HTMLInputElement[]): FormData {
  const form = new FormData();
  for (const [at, { name, file, type }] of parts.entries()) {
    const input = inputs[at]!;
    if (file) for (const one of input.files ?? []) form.append(name, one);
    else if (input.value !== '' && type) form.append(name, new Blob([input.value], { type }));
    else if (input.value !== '') form.append(name, input.value);
  }
  return form;
}

/** The object that a text of JSON is; undefined for other text. */
function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the text of a JSON object with another value for one member; undefined removes it. Every other member keeps
 * its value and position. Text that is no object stays as it is: it may be one that is not typed to its end.
 */
export function writeMember(text: string, name: string, value: unknown): string {
  const body = text.trim() === '' ? {} : readObject(text);
  if (body === undefined) return text;
  const { [name]: _former, ...others } = body;
  const changed = value === undefined ? others : { ...body, [name]: value };
  return JSON.stringify(changed, null, 2);
}

import { choice, element } from './element.ts';
import { UnfitRequest } from './request.ts';
import type { Filled } from './request.ts';
import type { TrialBody } from './trial.ts';

type Parts = Extract<TrialBody, { parts: unknown }>['parts'];

/** The fields of a body, and their content. */
export interface BodyFields {
  nodes: HTMLElement[];
  read(): Pick<Filled, 'body' | 'mediaType'>;
}

/** The fields for a body: an initial text, or an input for every part of a form. */
export function bodyFields(bodies: TrialBody[]): BodyFields {
  const [first] = bodies;
  if (first === undefined) return { nodes: [], read: () => ({}) };
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
  examples.addEventListener('change', () => (area.value = textBodies[Number(examples.value)]!.text));
  const label = element('p', { class: 'label' }, 'Body ', element('small', {}, first!.mediaType));
  return {
    nodes: [label, ...(textBodies.length > 1 ? [examples] : []), area],
    read: () => ({ body: checked(area.value, first!.isJson), mediaType: first!.mediaType }),
  };
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
  return { nodes, read: () => ({ body: formOf(parts, inputs) }) };
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

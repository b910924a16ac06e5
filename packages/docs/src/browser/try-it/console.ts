import { bodyFields } from './body-fields.ts';
import type { BodyFields } from './body-fields.ts';
import { createFieldInput } from '../form/field-input.ts';
import type { FieldInput } from '../form/field-input.ts';
import { findViolations, getFieldKey } from '../form/field-violations.ts';
import { choice, element } from '../element.ts';
import { toRequest, UnfitRequest } from './request.ts';
import { renderResponse } from './show-answer.ts';
import { findReader, showStream } from './show-stream.ts';
import type { Trial, TrialParameter } from './trial.ts';

/** Seconds to wait for a response; a stream may go on after it began. */
const longest = 120;

/** Builds the console of an operation in a dialog, once per page. */
export function buildConsole(trial: Trial): HTMLDialogElement {
  const { method, path, parameters, bodies } = trial;
  const where = whereFields(trial);
  const inputs = parameters.map(inputOf);
  const body = bodyFields(bodies);
  const response = element('section', { class: 'try-answer', 'aria-label': 'Answer', 'aria-live': 'polite' });
  response.append(element('p', { class: 'hint' }, 'The answer stands here.'));
  const send = element('button', { class: 'button' }, 'Send');
  const form = element(
    'form',
    // The service decides what it accepts; what it rejects is shown beside the field.
    { class: 'try-request', novalidate: true },
    ...where.nodes,
    ...inputs.map(({ node }) => node),
    ...body.nodes,
    element('p', { class: 'send' }, send, element('kbd', {}, 'Ctrl Enter')),
  );
  const title = element(
    'h2',
    {},
    element('span', { class: `method ${method.toLowerCase()}` }, method),
    ' ',
    element('code', {}, path),
  );
  const close = element('form', { method: 'dialog' }, element('button', {}, 'Close'));
  const dialog = element(
    'dialog',
    { class: 'try', 'aria-label': `Try ${method} ${path}` },
    element('header', {}, title, close),
    form,
    response,
  );
  let stop: AbortController | undefined;
  const filled = (): Filling => ({ where, inputs, body });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    stop = new AbortController();
    void run(trial, filled(), { reply: response, send, stop });
  });
  dialog.addEventListener('close', () => stop?.abort());
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  return dialog;
}

interface Filling {
  where: Where;
  inputs: FieldInput[];
  body: BodyFields;
}

async function run(
  trial: Trial,
  { where, inputs, body }: Filling,
  { reply, send, stop }: { reply: HTMLElement; send: HTMLButtonElement; stop: AbortController },
): Promise<void> {
  send.disabled = true;
  const timer = setTimeout(() => stop.abort(new DOMException('', 'TimeoutError')), longest * 1000);
  try {
    const key = where.inPage() && trial.credential ? 'any' : where.key();
    const request = toRequest(trial, { parameters: inputs.map(({ text }) => text()), ...body.read(), key });
    const from = performance.now();
    const response = where.inPage()
      ? await inPage(trial, where.response(), request)
      : await fetch(request, { signal: stop.signal });
    const ms = performance.now() - from;
    const reader = findReader(response);
    if (reader) {
      clearTimeout(timer);
      await showStream(response, reader, { reply, ms, stop });
    } else {
      await showViolations(response.clone(), [...inputs, ...body.members]);
      reply.replaceChildren(...(await renderResponse(response, ms)));
      // In one column the response is below the request.
      reply.scrollIntoView({ block: 'nearest' });
    }
  } catch (error) {
    reply.replaceChildren(element('p', { class: 'status bad' }, sentence(trial, error)));
  } finally {
    clearTimeout(timer);
    send.disabled = false;
  }
}

/** Loads the validator with the first request that the page responds to. */
async function inPage(trial: Trial, response: number, request: Request): Promise<Response> {
  const { respondInPage } = await import('./answer-in-page.ts');
  return respondInPage(trial, trial.responses[response]!, request);
}

function sentence({ baseUrl }: Trial, error: unknown): string {
  if (error instanceof UnfitRequest) return error.message;
  if ((error as Error).name === 'AbortError') return 'Stopped.';
  if ((error as Error).name === 'TimeoutError') return `${baseUrl} gave no answer within ${longest} s.`;
  return `${baseUrl} could not be reached from this page. Is the service running, and does it allow pages of ${location.origin} (CORS)?`;
}

/** The input of a parameter; one without a field of a form is a text. */
function inputOf({ name, in: location, required, value, field }: TrialParameter): FieldInput {
  const plain = { name, location, isRequired: required, kind: 'text', description: '' } as const;
  const input = createFieldInput(field ?? plain);
  if (value !== '') input.type(value);
  return input;
}

/** Shows each violation of a rejected request beside its field. */
async function showViolations(response: Response, inputs: FieldInput[]): Promise<void> {
  const { status } = response;
  const body: unknown = status < 400 ? undefined : await response.json().catch(() => undefined);
  const fields = inputs.map(({ field }) => field);
  const violations = findViolations(fields, { status, body });
  for (const { field, fail } of inputs) fail(violations[getFieldKey(field)]);
  const first = inputs.find(({ field }) => violations[getFieldKey(field)] !== undefined);
  first?.node.closest('details')?.setAttribute('open', '');
}

/** The responder: the page, with a response to select, or the service, with a key. */
interface Where {
  nodes: HTMLElement[];
  inPage(): boolean;
  response(): number;
  key(): string;
}

function whereFields({ inPage, responses, baseUrl, credential }: Trial): Where {
  const response = choice(responses.map(({ label }) => label));
  const key = element('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const documented = element('label', {}, element('span', {}, 'Answer'), response);
  const secret = element(
    'label',
    {},
    element(
      'span',
      {},
      'API key ',
      element('small', {}, `sent to ${baseUrl} only, forgotten with this page`),
    ),
    key,
  );
  const [page, service] = [radio('page', inPage), radio('service', !inPage)];
  const choose = (): void => {
    documented.hidden = !page.checked;
    secret.hidden = page.checked || credential === undefined;
  };
  for (const one of [page, service]) one.addEventListener('change', choose);
  choose();
  const who = element(
    'fieldset',
    {},
    element('legend', {}, 'Who answers'),
    inPage &&
      element(
        'label',
        {},
        page,
        element(
          'span',
          {},
          'This page: the request is checked, the answer is the documented one; nothing is sent',
        ),
      ),
    element('label', {}, service, element('span', {}, baseUrl)),
  );
  return {
    nodes: [who, documented, secret],
    inPage: () => page.checked,
    response: () => Number(response.value),
    key: () => key.value.trim(),
  };
}

function radio(value: string, checked: boolean): HTMLInputElement {
  const input = element('input', { type: 'radio', name: 'who', value });
  input.checked = checked;
  return input;
}

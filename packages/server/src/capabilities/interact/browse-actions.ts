import type { InteractAction } from '@web-data/types';
import type { JSONSchema7 } from 'ai';
import { findMissing } from './to-action.ts';
import { parseUrl } from '@web-data/net/url';

/** Maximum number of actions in one call. */
const MAX_ACTIONS = 20;
const TYPES = [
  'goto',
  'click',
  'fill',
  'select',
  'check',
  'press',
  'hover',
  'scroll',
  'wait',
  'back',
  'snapshot',
  'scrape',
  'write',
  'drag',
  'dialog',
  'windows',
  'switchWindow',
  'closeWindow',
  'downloads',
  'download',
] as const;
const DIRECTIONS = ['up', 'down', 'left', 'right'];
const BUTTONS = ['left', 'right', 'middle'];
const STATES = ['visible', 'hidden', 'load', 'networkidle'];

const text = (description: string): JSONSchema7 => ({ type: 'string', description });
const members: Record<string, JSONSchema7> = {
  url: text('Of goto, where to go; of wait, where the page must get to.'),
  ref: text('The element, as the last snapshot calls it.'),
  role: text('The ARIA role of the element, with its name.'),
  name: text('What the element is called.'),
  selector: text('A CSS selector of the element.'),
  text: text('What to fill in, to write, or to wait for; the answer to a prompt.'),
  values: { type: 'array', items: { type: 'string' }, description: 'Options to select.' },
  checked: { type: 'boolean', description: 'Of check: false clears the box.' },
  key: text('Of press, such as Enter.'),
  direction: { type: 'string', enum: DIRECTIONS, description: 'Of scroll.' },
  button: { type: 'string', enum: BUTTONS, description: 'Of click.' },
  clicks: { type: 'integer', description: 'Of click: 2 is a double click.' },
  to: { type: 'string', description: 'Of drag: the ref of the element to drop it on.' },
  accept: { type: 'boolean', description: 'Of dialog: how dialogs are answered from now on.' },
  window: { type: 'integer', description: 'Of switchWindow: its number in windows, from 1.' },
  file: text('Of download, which reads it: its name in downloads.'),
  state: { type: 'string', enum: STATES, description: 'Of wait.' },
  milliseconds: { type: 'integer', description: 'How long to wait at most.' },
};

/** The schema of a list of actions that a model chooses. */
export const browseActions: JSONSchema7 = {
  type: 'array',
  maxItems: MAX_ACTIONS,
  items: {
    type: 'object',
    properties: { type: { type: 'string', enum: [...TYPES] }, ...members },
    required: ['type'],
  },
};

/** Parses actions that a model chose; returns a message for invalid input. */
export function parseActions(input: unknown): InteractAction[] | string {
  if (!Array.isArray(input) || input.length === 0 || input.length > MAX_ACTIONS)
    return `actions must be a list of 1 to ${MAX_ACTIONS} actions.`;
  const actions: InteractAction[] = [];
  for (const [index, one] of (input as unknown[]).entries()) {
    const action = actionOf(one);
    if (typeof action === 'string') return `actions/${index}: ${action}`;
    actions.push(action);
  }
  return actions;
}

function actionOf(input: unknown): InteractAction | string {
  const { type, ...rest } = (input ?? {}) as Record<string, unknown>;
  if (!TYPES.some((one) => one === type)) return `type must be one of ${TYPES.join(', ')}.`;
  const own = Object.entries(rest).filter(([name, value]) => Object.hasOwn(members, name) && value !== null);
  const wrong = own.find(([name, value]) => !fits(members[name]!, value));
  if (wrong !== undefined) return `${wrong[0]} is of another shape.`;
  const said = { type, ...Object.fromEntries(own) };
  const to = rest['to'] === undefined || rest['to'] === null ? {} : { to: { ref: rest['to'] } };
  const action = { ...said, ...to } as InteractAction; // `fits` has checked each member.
  if (action.type === 'goto' && !isWebUrl(action.url)) return 'url must be an absolute http or https URL.';
  return findMissing(action) ?? action;
}

function fits({ type, enum: choices }: JSONSchema7, value: unknown): boolean {
  if (choices !== undefined) return choices.some((choice) => choice === value);
  if (type === 'array') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (type === 'integer') return Number.isInteger(value) && Number(value) >= 0;
  return typeof value === type;
}

function isWebUrl(url: string | undefined): boolean {
  const protocol = parseUrl(url ?? '')?.protocol;
  return protocol === 'http:' || protocol === 'https:';
}

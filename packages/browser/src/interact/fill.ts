import type { Locator } from 'playwright-core';
import { ActionError } from './action.ts';

/** Values that input types with a fixed format accept (HTML, the `input` element). */
const FORMS: Readonly<Record<string, string>> = {
  color: 'a colour as #336699',
  date: 'a date as 2026-12-31',
  'datetime-local': 'a date and a time as 2026-12-31T23:59',
  month: 'a month as 2026-12',
  time: 'a time as 23:59',
  week: 'a week as 2026-W52',
};

/** State of a field after it was filled. */
interface Field {
  type: string;
  value: string;
  min: string;
  max: string;
  step: string;
}

/**
 * Fills a field. @throws {ActionError} when the field does not accept the text; HTML empties a field with a fixed
 * format silently.
 */
export async function fill(element: Locator, text: string, timeout: number): Promise<void> {
  await element.fill(text, { timeout });
  // The page may have removed the field in response.
  const field = await element.evaluate(readField, undefined, { timeout: 1000 }).catch(() => undefined);
  if (field === undefined || text.trim() === '') return;
  const { type, value } = field;
  const form = FORMS[type];
  const isAccepted = type === 'color' ? value === text.trim().toLowerCase() : value !== '';
  if (form !== undefined && !isAccepted) throw new ActionError(`It takes ${form}.`);
  if (type === 'range' && Number(value) !== Number(text))
    throw new ActionError(`It takes ${rangeOf(field)}.`);
}

function rangeOf({ min, max, step }: Field): string {
  return `a number from ${min || '0'} to ${max || '100'} in steps of ${step || '1'}`;
}

/** Runs in the page. */
function readField(element: Element): Field {
  const { type = '', value = '', min = '', max = '', step = '' } = element as HTMLInputElement;
  return { type: element.localName === 'input' ? type : '', value, min, max, step };
}

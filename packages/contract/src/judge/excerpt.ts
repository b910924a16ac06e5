import type { Json } from '@web-data/openapi';

/** Cuts a text to 300 characters. */
export function excerpt(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 300)}… (${text.length} characters)`;
}

/** Formats up to five values of a list, for messages. */
export function formatValues(values: readonly (string | Json)[]): string {
  const strings = values
    .slice(0, 5)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return strings.join(', ') + (values.length > 5 ? `, … (${values.length})` : '');
}

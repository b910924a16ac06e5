import type { Json } from '@web-data/openapi';

const MAX_PRINTED_LENGTH = 100;

/** Formats a value for a message: JSON in one line, cut after 100 characters. */
export function show(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_PRINTED_LENGTH ? `${text.slice(0, MAX_PRINTED_LENGTH)}…` : text;
}

import type { Json } from '@web-data/openapi';

const SHOWN_LENGTH = 100;

/** A value as it stands in a message: JSON in one line, cut after 100 characters. */
export function show(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

import type { Field } from 'api-forms';

/** The values of the form by field: strings and files. */
export type Typed = Readonly<Record<string, string | File>>;

/** Returns the key of a field, which is unique even when a member of the body and a parameter share a name. */
export function getFieldKey({ location, name }: Field): string {
  return `${location} ${name}`;
}

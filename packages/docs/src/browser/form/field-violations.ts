import type { FormField } from './form-field.ts';

type NamedField = Pick<FormField, 'location' | 'name'>;

/** What a service says of fields of a form, by their keys. */
export type Violations = Readonly<Record<string, string>>;

interface Detail {
  in?: unknown;
  path?: unknown;
  message?: unknown;
}

/** Returns the key of a field, which is unique even when a member of the body and a parameter share a name. */
export function getFieldKey({ location, name }: NamedField): string {
  return `${location} ${name}`;
}

/** Finds the fields that an error names by its pointers (RFC 6901), with a sentence for each. */
export function findViolations(
  fields: readonly NamedField[],
  { status, body }: { status: number; body: unknown },
): Violations {
  const { details } = Object(body) as { details?: unknown };
  if (status < 400 || !Array.isArray(details)) return {};
  const violations: Record<string, string> = {};
  for (const detail of details) {
    const { in: location, path, message } = Object(detail) as Detail;
    if (typeof path !== 'string' || typeof message !== 'string') continue;
    const [name = '', ...rest] = path
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const field = fields.find(
      (one) => one.location === location && isSameName(one.name, name, one.location === 'header'),
    );
    if (field === undefined) continue;
    const key = getFieldKey(field);
    const sentence = `${rest.length === 0 ? 'It' : `\`${rest.join('/')}\` in it`} ${message}.`;
    violations[key] = violations[key] === undefined ? sentence : `${violations[key]} ${sentence}`;
  }
  return violations;
}

/** Names of headers have no case (RFC 9110, section 5.1). */
function isSameName(one: string, other: string, isHeader: boolean): boolean {
  return isHeader ? one.toLowerCase() === other.toLowerCase() : one === other;
}

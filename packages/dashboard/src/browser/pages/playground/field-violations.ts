import type { Form } from 'api-forms';
import type { ApiResponse } from './send.ts';
import { getFieldKey } from './field-key.ts';

/** What the service says of fields of a form, by their keys. */
export type Violations = Readonly<Record<string, string>>;

interface Detail {
  in?: unknown;
  path?: unknown;
  message?: unknown;
}

/** Finds the fields that an error names by its pointers (RFC 6901), with what it says of each. */
export function findViolations({ fields }: Form, { status, json }: ApiResponse): Violations {
  const { details } = (json ?? {}) as { details?: unknown };
  if (status < 400 || !Array.isArray(details)) return {};
  const violations: Record<string, string> = {};
  for (const { in: location, path, message } of details as Detail[]) {
    if (typeof path !== 'string' || typeof message !== 'string') continue;
    const [name = '', ...rest] = path
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const field = fields.find(
      (one) => one.location === location && sameName(one.name, name, one.location === 'header'),
    );
    if (field === undefined) continue;
    const key = getFieldKey(field);
    const sentence = `${rest.length === 0 ? 'It' : `\`${rest.join('/')}\` in it`} ${message}.`;
    violations[key] = violations[key] === undefined ? sentence : `${violations[key]} ${sentence}`;
  }
  return violations;
}

/** Names of headers have no case (RFC 9110, section 5.1). */
function sameName(one: string, other: string, isHeader: boolean): boolean {
  return isHeader ? one.toLowerCase() === other.toLowerCase() : one === other;
}

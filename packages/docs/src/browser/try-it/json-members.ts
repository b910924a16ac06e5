/** The object that a text of JSON is; undefined for other text. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the text of a JSON object with another value for one member; undefined removes it. Every other member keeps
 * its value and position. Text that is no object stays as it is: it may be one that is not typed to its end.
 */
export function writeMember(text: string, name: string, value: unknown): string {
  const body = text.trim() === '' ? {} : readObject(text);
  if (body === undefined) return text;
  const { [name]: _former, ...others } = body;
  const changed = value === undefined ? others : { ...body, [name]: value };
  return JSON.stringify(changed, null, 2);
}

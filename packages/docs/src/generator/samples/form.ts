/** The media type of a form. */
export const form = 'application/x-www-form-urlencoded';

/** The fields of a form with their values as text. */
export function formPairs(body: unknown): [name: string, value: string][] {
  return Object.entries(body ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
}

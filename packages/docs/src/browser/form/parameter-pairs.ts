/** How a parameter writes a list or an object (OpenAPI 3.1, section 4.8.12.3). */
export interface ParameterStyle {
  style?: string | undefined;
  /** Whether each item or member is a pair of its own. Default: true for the style `form`. */
  explode?: boolean | undefined;
}

const SEPARATORS: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A parameter of a query as its style writes it; a list has a pair an item by default. */
export function parameterPairs(
  name: string,
  value: unknown,
  { style = 'form', explode = style === 'form' }: ParameterStyle = {},
): [name: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[name, toText(value)]];
  if (Array.isArray(value))
    return explode && style === 'form'
      ? value.map((item) => [name, toText(item)])
      : [[name, value.map(toText).join(SEPARATORS[style] ?? ',')]];
  const members = Object.entries(value);
  if (style === 'deepObject') return members.map(([key, item]) => [`${name}[${key}]`, toText(item)]);
  return explode
    ? members.map(([key, item]) => [key, toText(item)])
    : [[name, members.flat().map(toText).join(',')]];
}

/** A value as text, as a header or a segment of a path has it: a list with commas, an object as JSON. */
export function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

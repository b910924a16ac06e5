import type { Field } from './field.ts';

/** Writes into the value of a form those of its fields that are in a style of parameters (OpenAPI 3.1, 4.8.15.1.1). */
export function readStyled(fields: Readonly<Record<string, Field>>, value: Record<string, unknown>): void {
  const styled = Object.entries(fields).filter(([, { read }]) => read);
  if (styled.length === 0) return;
  const values = new URLSearchParams();
  for (const [name, input] of Object.entries(value)) {
    for (const one of [input].flat()) if (typeof one === 'string') values.append(name, one);
  }
  const source = {
    header: () => undefined,
    text: '',
    query: () => values,
    values: ({ name }: { name: string }) => values.getAll(name),
  };
  for (const [name, { read, members = [] }] of styled) {
    const found = read!(source, { in: 'query', name });
    for (const key of Object.keys(value)) if (key === name || key.startsWith(`${name}[`)) delete value[key];
    for (const key of members) if (!Object.hasOwn(fields, key)) delete value[key];
    if (found !== undefined) value[name] = found;
  }
}

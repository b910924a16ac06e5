type Attributes = Record<string, string | boolean | undefined>;
type Child = Node | string | false | undefined;

/**
 * Creates an element with attributes and children; `true` sets an attribute without a value, `false` and undefined
 * none.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) created.setAttribute(key, '');
    else if (typeof value === 'string') created.setAttribute(key, value);
  }
  created.append(...children.filter((child) => child !== false && child !== undefined));
  return created;
}

/** A select element whose values are the indexes of its labels. */
export function choice(labels: string[], attributes: Attributes = {}): HTMLSelectElement {
  const options = labels.map((label, at) => element('option', { value: String(at) }, label));
  return element('select', attributes, ...options);
}

type Attributes = Record<string, string | boolean | undefined>;
type Child = Node | string | false | undefined;

/** An element with attributes and children; `true` sets an attribute without a value, `false` and undefined none. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(key, '');
    else if (typeof value === 'string') made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}

/** A list to choose from, by the places of its labels. */
export function choice(labels: string[], attributes: Attributes = {}): HTMLSelectElement {
  const options = labels.map((label, at) => element('option', { value: String(at) }, label));
  return element('select', attributes, ...options);
}

/** Returns the attribute `class`, or an empty string. Each other way to read it joins the classes again. */
export function readClasses(element: Element): string {
  return element.getAttributeNode('class')?.value ?? '';
}

/** Returns the id and the classes of an element; empty without either. */
export function readNames(element: Element): string {
  return `${element.id} ${readClasses(element)}`.trim();
}

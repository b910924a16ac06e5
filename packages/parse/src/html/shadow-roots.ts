/**
 * Replaces the content of shadow hosts by what their declarative shadow roots render (HTML Standard, 4.12.3): the content
 * of the template, with the children of the host in its slots.
 */
export function renderShadowRoots(document: Document): void {
  const templates = [...document.querySelectorAll('template[shadowrootmode], template[shadowroot]')];
  // The innermost come first, as the content of a template may hold hosts.
  for (const template of templates.toReversed()) render(template);
}

function render(template: Element): void {
  const host = template.parentElement;
  if (host === null) return template.remove();
  const root = host.ownerDocument.createElement('div');
  root.innerHTML = template.innerHTML;
  template.remove();
  const slots = [...root.querySelectorAll('slot')];
  for (const slot of slots) {
    const name = slot.getAttribute('name') ?? '';
    const assigned = [...host.childNodes].filter((child) => slotOf(child) === name);
    const isEmpty = assigned.every(
      (child) => (child.textContent ?? '').trim() === '' && child.nodeType !== 1,
    );
    slot.replaceWith(...(isEmpty ? slot.childNodes : assigned));
  }
  host.replaceChildren(...root.childNodes);
}

function slotOf(child: ChildNode): string {
  return child.nodeType === 1 ? ((child as Element).getAttribute('slot') ?? '') : '';
}

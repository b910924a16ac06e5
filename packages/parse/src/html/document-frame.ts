/** Elements that belong to the head when they come before any content (HTML Standard, section 13.2.6.4.4). */
const HEAD_ONLY = new Set(['BASE', 'LINK', 'META', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

/**
 * Gives a document one head and one body, as a browser does: pages may omit either tag, and some write content after
 * the body, or two bodies.
 */
export function frameDocument(document: Document): void {
  const root = document.documentElement;
  if (root === null) return;
  const behind = [...document.childNodes].filter((node) => node.nodeType === 1 && node !== root);
  if (behind.length === 0 && isFramed(root)) return;
  const nodes = [...root.childNodes, ...behind];
  const [head, body] = [document.createElement('head'), document.createElement('body')];
  for (const node of nodes) insert(node, head, body);
  root.replaceChildren(head, body);
}

function isFramed(root: Element): boolean {
  const names = [...root.children].map((child) => child.nodeName);
  return names.join(' ') === 'HEAD BODY' && hasNoText(root);
}

function hasNoText(root: Element): boolean {
  return [...root.childNodes].every((node) => node.nodeType !== 3 || node.nodeValue?.trim() === '');
}

function insert(node: ChildNode, head: Element, body: Element): void {
  if (node.nodeName === 'HEAD') return head.append(...node.childNodes);
  if (node.nodeName === 'BODY') {
    for (const { name, value } of (node as Element).attributes) body.setAttribute(name, value);
    return body.append(...node.childNodes);
  }
  const isEarly = body.childNodes.length === 0 && HEAD_ONLY.has(node.nodeName);
  (isEarly ? head : body).append(node);
}

import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What parse5, a full HTML parser, says a page links to; the scanner must say the same. */
export interface OracleScan {
  base: string | undefined;
  hrefs: string[];
  title: string | undefined;
}

/** Collects with the scanner's rules from parse5's tree: `template` content is apart from it, `noscript` is content. */
export function oracleScan(html: string): OracleScan {
  const found: OracleScan = { base: undefined, hrefs: [], title: undefined };
  visit(parse(html, { scriptingEnabled: false }), found);
  return found;
}

function visit(root: Tree.Node, found: OracleScan): void {
  const stack: Tree.Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('tagName' in node) element(node, found);
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
  }
}

function element(node: Tree.Element, found: OracleScan): void {
  const isHtml = node.namespaceURI === 'http://www.w3.org/1999/xhtml';
  const attribute = (name: string): string | undefined =>
    node.attrs.find((attr) => attr.name === name)?.value;
  if (node.tagName === 'a') add(found, attribute('href'));
  if (!isHtml) return;
  if (node.tagName === 'area') add(found, attribute('href'));
  if (node.tagName === 'iframe' || node.tagName === 'frame') add(found, attribute('src'));
  if (node.tagName === 'object') add(found, attribute('data'));
  if (node.tagName === 'embed') add(found, attribute('src'));
  if (node.tagName === 'base') found.base ??= attribute('href');
  if (node.tagName === 'title') found.title ??= titleOf(node);
}

function titleOf(node: Tree.Element): string | undefined {
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return text.trim() === '' ? undefined : text.replace(/\s+/g, ' ').trim();
}

function add(found: OracleScan, href: string | undefined): void {
  if (href !== undefined) found.hrefs.push(href);
}

import { readNames } from './names.ts';
import { TextShares } from './text-shares.ts';

/** Min share of the text of a block that a child must have for the search to continue in the child. */
const MAX_SHARE = 0.5;
/** Min characters for a page to have text of its own. */
const OWN_TEXT = 150;
/** Share of link text above which a block is navigation, and the lower one for a block whose name says so. */
const LINKED = 0.5;
const LINKED_BY_NAME = 0.25;
/** Max share of the text of a page that an element around its content has. */
const SMALL = 0.25;
/** Max share of the text of a block that its link-heavy children have. */
const FEW = 0.15;
/** Max characters of a block that counts as clutter by its name alone. */
const SHORT = 300;
/** Names of elements around the content. */
const AROUND =
  /(?:^|[\s_-])(?:nav\w*|menu|sidebar|side-?bar|foot|footer|header|masthead|breadcrumbs?|toolbar|shar(?:e|ing)|social|related|recommend\w*|trending|popular|promo|teaser|newsletter|subscribe|sponsor\w*|advert\w*|ads?|copyright|legal|search|pagination|pager)(?:$|[\s_-])/i;
/** Names of comments and of overlays, which are not content. */
const NEVER =
  /(?:^|[\s_-])(?:comments|comment-?(?:list|section|thread|area|form)|disqus\w*|respond|modal|pop-?up|overlay|lightbox|log-?in|sign-?(?:in|up)|register)(?:$|[\s_-])/i;

/** Names of all comments together, and min characters of a text that they are about. */
const COMMENTS = /(?:^|\s)(?:comments|comments?-(?:list|section|area)|disqus_thread)(?:$|\s)/i;
const COMMENTED = 80;

/**
 * Removes navigation around the content of a page. It does not judge the text itself, so it loses nothing of manuals,
 * tables and lists, which do not read like articles. A page that is a list of links stays as it is.
 * @param body the body without its frame; it is changed
 */
export function contentBlock(body: Element): Element {
  const shares = new TextShares(body);
  const full = shares.plain(body);
  const outside = around(body, shares);
  const left = full - outside.reduce((sum, one) => sum + shares.plain(one), 0);
  if (left >= OWN_TEXT || shares.of(body).text < full * 2) for (const element of outside) element.remove();
  return body;
}

/** Finds navigation beside the blocks that hold the larger part of the text, from the page inwards. */
function around(body: Element, shares: TextShares): Element[] {
  const full = shares.plain(body);
  const outside: Element[] = [];
  for (let block: Element | undefined = body; block;) {
    const children: Element[] = [...block.children].filter((child) => shares.of(child).text > 0);
    const named = children.filter((child) => isNamedSo(child, shares, full));
    const linkRuns = children.filter((child) => !named.includes(child) && isLinked(child, shares, full));
    outside.push(...named);
    // When link-heavy blocks hold much of the text, they are the content, such as the members in a manual, linked to
    // their types.
    const inLinked = linkRuns.reduce((sum, child) => sum + shares.plain(child), 0);
    if (inLinked < shares.plain(block) * FEW) outside.push(...linkRuns);
    const least: number = shares.plain(block) * MAX_SHARE;
    block = children.find((child) => isBlock(child) && shares.plain(child) > least);
  }
  return outside;
}

/** Whether an element holds comments of readers below a text with a title, however long they are. */
function isBelowText(element: Element, shares: TextShares, full: number): boolean {
  if (!COMMENTS.test(readNames(element))) return false;
  const titles = [...element.ownerDocument.querySelectorAll('h1')];
  return full - shares.plain(element) >= COMMENTED && titles.some((title) => !element.contains(title));
}

/** Whether an element is not content by its name, and its text does not contradict that. */
function isNamedSo(element: Element, shares: TextShares, full: number): boolean {
  const { text, ofLinks } = shares.of(element);
  if (isBelowText(element, shares, full)) return true;
  if (isTitle(element) || text - ofLinks >= full * MAX_SHARE) return false;
  const name = readNames(element);
  if (NEVER.test(name)) return text - ofLinks < full * SMALL || /comment|disqus|respond/i.test(name);
  if (!AROUND.test(name)) return false;
  return (
    ofLinks > text * LINKED ||
    (text - ofLinks < full * SMALL && (text < SHORT || ofLinks > text * LINKED_BY_NAME))
  );
}

/** Whether an element mainly consists of links. */
function isLinked(element: Element, shares: TextShares, full: number): boolean {
  const { text, ofLinks } = shares.of(element);
  const isSmall = text - ofLinks < full * SMALL;
  if (isTitle(element) || !isBlock(element) || !isSmall) return false;
  return ofLinks > text * LINKED && element.querySelectorAll('a').length > 1;
}

/** Whether an element stands around the content by its name. */
export function isAround(element: Element): boolean {
  const name = readNames(element);
  return AROUND.test(name) || NEVER.test(name);
}

function isTitle(element: Element): boolean {
  return /^H[1-6]$/.test(element.nodeName) || element.querySelector('h1') !== null;
}

function isBlock({ nodeName }: Element): boolean {
  return /^(?:DIV|SECTION|ARTICLE|MAIN|TABLE|TBODY|TR|TD|UL|OL|DL|CENTER|FORM|HEADER|NAV|P)$/.test(nodeName);
}

import { TextShares } from './text-shares.ts';

/** The share of the text of a block that one of its children has where the content is looked for in that. */
const MAX_SHARE = 0.5;
/** Characters without which a page has no text of its own. */
const OWN_TEXT = 150;
/** From this share of links on a block leads elsewhere, and from this one on where its name says so, too. */
const LINKED = 0.5;
const LINKED_BY_NAME = 0.25;
/** The share of the text of a page that something around its content has, at most. */
const SMALL = 0.25;
/** The share of the text of a block that what is little but links in it has, at most. */
const FEW = 0.15;
/** Characters of a block that may be clutter by its name alone. */
const SHORT = 300;
/** Names of what stands around the content. */
const AROUND =
  /(?:^|[\s_-])(?:nav\w*|menu|sidebar|side-?bar|foot|footer|header|masthead|breadcrumbs?|toolbar|shar(?:e|ing)|social|related|recommend\w*|trending|popular|promo|teaser|newsletter|subscribe|sponsor\w*|advert\w*|ads?|copyright|legal|search|pagination|pager)(?:$|[\s_-])/i;
/** What readers say about the content, and what opens above it, is not it. */
const NEVER =
  /(?:^|[\s_-])(?:comments|comment-?(?:list|section|thread|area|form)|disqus\w*|respond|modal|pop-?up|overlay|lightbox|log-?in|sign-?(?:in|up)|register)(?:$|[\s_-])/i;

/**
 * A page without what leads elsewhere around its content. Reads no meaning into the text itself, so it loses nothing of manuals,
 * tables and lists, which do not read like articles. A page that is a list of links stays as it is.
 * @param body what is left of the page without its frame; it is changed
 */
export function contentBlock(body: Element): Element {
  const shares = new TextShares(body);
  const full = shares.plain(body);
  const outside = around(body, shares);
  const left = full - outside.reduce((sum, one) => sum + shares.plain(one), 0);
  if (left >= OWN_TEXT || shares.of(body).text < full * 2) for (const element of outside) element.remove();
  return body;
}

/** What leads elsewhere beside the blocks that hold most of the text, from the page inwards. */
function around(body: Element, shares: TextShares): Element[] {
  const full = shares.plain(body);
  const outside: Element[] = [];
  for (let block: Element | undefined = body; block;) {
    const children: Element[] = [...block.children].filter((child) => shares.of(child).text > 0);
    const named = children.filter((child) => isNamedSo(child, shares, full));
    const linkRuns = children.filter((child) => !named.includes(child) && isLinked(child, shares, full));
    outside.push(...named);
    // Where much of the text stands in such blocks, they are the content: the members of a manual, linked to their types.
    const inLinked = linkRuns.reduce((sum, child) => sum + shares.plain(child), 0);
    if (inLinked < shares.plain(block) * FEW) outside.push(...linkRuns);
    const least: number = shares.plain(block) * MAX_SHARE;
    block = children.find((child) => isBlock(child) && shares.plain(child) > least);
  }
  return outside;
}

/** Whether its name says that an element is no content, and its text does not say otherwise. */
function isNamedSo(element: Element, shares: TextShares, full: number): boolean {
  const { text, ofLinks } = shares.of(element);
  if (isTitle(element) || text - ofLinks >= full * MAX_SHARE) return false;
  const name = `${element.id} ${element.getAttribute('class') ?? ''}`;
  if (NEVER.test(name)) return text - ofLinks < full * SMALL || /comment|disqus|respond/i.test(name);
  if (!AROUND.test(name)) return false;
  return (
    ofLinks > text * LINKED ||
    (text - ofLinks < full * SMALL && (text < SHORT || ofLinks > text * LINKED_BY_NAME))
  );
}

/** Whether an element is little but links. */
function isLinked(element: Element, shares: TextShares, full: number): boolean {
  const { text, ofLinks } = shares.of(element);
  const isSmall = text - ofLinks < full * SMALL;
  if (isTitle(element) || !isBlock(element) || !isSmall) return false;
  return ofLinks > text * LINKED && element.querySelectorAll('a').length > 1;
}

function isTitle(element: Element): boolean {
  return /^H[1-6]$/.test(element.nodeName) || element.querySelector('h1') !== null;
}

function isBlock({ nodeName }: Element): boolean {
  return /^(?:DIV|SECTION|ARTICLE|MAIN|TABLE|TBODY|TR|TD|UL|OL|DL|CENTER|FORM|HEADER|NAV|P)$/.test(nodeName);
}

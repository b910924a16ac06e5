/** Names that consent managers and their banners go by. */
const CONSENT = /cookie|consent|gdpr|onetrust|cybot|didomi|usercentrics|truste/i;
const BANNER = /banner|notice|popup|modal|overlay|dialog|-bar\b|onetrust|cybot|didomi|usercentrics/i;
const CONSENT_TEXT = /cookie|consent|privacy|datenschutz|tracking|einwillig|confidentialit|privacidad/i;
/** Characters of a banner; what says more is content. */
const MAX_BANNER = 3000;

/** Names of what asks for subscribers, and characters of it. */
const NEWSLETTER = /newsletter|subscri|mailing-?list/i;
const MAX_SIGN_UP = 600;
/** Names of what leads from page to page, its links, and the characters between them. */
const PAGER =
  /(?:^|[\s_-])(?:pager|pagination|prev-?next|next-?prev|page-?nav|post-?nav(?:igation)?)(?:$|[\s_-])/i;
const MAX_PAGES = 30;
const MAX_BESIDE = 40;

/** Removes the elements below `root` that a test finds. */
export function removeAll(root: Element | null, isClutter: (element: Element) => boolean): void {
  for (const element of root?.querySelectorAll('*') ?? []) if (isClutter(element)) element.remove();
}

/** Whether the page hides an element by itself: what a style sheet hides is not known here. */
export function isHidden(element: Element): boolean {
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden !== 'until-found') return true;
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(
    element.getAttribute('style') ?? '',
  );
}

/** Whether an element asks for consent to cookies: by its name and its text, and never the content itself. */
export function isConsentBanner(element: Element): boolean {
  const name = nameOf(element);
  if (!CONSENT.test(name)) return false;
  const text = element.textContent ?? '';
  if (text.length > MAX_BANNER || !CONSENT_TEXT.test(text)) return false;
  if (element.querySelector('h1, main, article')) return false;
  return BANNER.test(name) || element.querySelector('button, [role="button"], input') !== null;
}

/** Whether an element asks for an address to send a newsletter to: by its name and its form, and never the content itself. */
export function isSignUp(element: Element): boolean {
  if (!NEWSLETTER.test(nameOf(element))) return false;
  if (element.querySelector('h1, main, article') || !element.querySelector('input, form')) return false;
  return (element.textContent ?? '').trim().length <= MAX_SIGN_UP;
}

/** Whether an element leads to the pages before and after: by its name, and by saying nothing but its links. */
export function isPager(element: Element): boolean {
  if (!PAGER.test(nameOf(element))) return false;
  const links = [...element.querySelectorAll('a')];
  if (links.length === 0 || links.length > MAX_PAGES) return false;
  const inLinks = links.reduce((sum, link) => sum + (link.textContent ?? '').trim().length, 0);
  return (element.textContent ?? '').trim().length - inLinks <= MAX_BESIDE;
}

function nameOf(element: Element): string {
  return `${element.id} ${element.getAttribute('class') ?? ''}`;
}

/** Names of consent managers and their banners. */
const CONSENT = /cookie|consent|gdpr|onetrust|cybot|didomi|usercentrics|truste/i;
const BANNER = /banner|notice|popup|modal|overlay|dialog|-bar\b|onetrust|cybot|didomi|usercentrics/i;
const CONSENT_TEXT = /cookie|consent|privacy|datenschutz|tracking|einwillig|confidentialit|privacidad/i;
/** Max characters of a banner; an element with more is content. */
const MAX_BANNER = 3000;

/** Names of newsletter forms, and max characters of one. */
const NEWSLETTER = /newsletter|subscri|mailing-?list/i;
const MAX_SIGN_UP = 600;
/** Names of pagination, the text of its links, and max characters between them. */
const PAGER =
  /(?:^|[\s_-])(?:pager|pagination|prev-?next|next-?prev|page-?nav|post-?nav(?:igation)?)(?:$|[\s_-])/i;
const MAX_PAGES = 30;
const MAX_BESIDE = 40;

/** Removes the elements below `root` that match a test. */
export function removeAll(root: Element | null, isClutter: (element: Element) => boolean): void {
  for (const element of root?.querySelectorAll('*') ?? []) if (isClutter(element)) element.remove();
}

/** Whether an element is hidden by its own attributes; rules of style sheets are not evaluated. */
export function isHidden(element: Element): boolean {
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden !== 'until-found') return true;
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(
    element.getAttribute('style') ?? '',
  );
}

/** Whether an element is a cookie banner, by its name and its text; never true for the content itself. */
export function isConsentBanner(element: Element): boolean {
  const name = nameOf(element);
  if (!CONSENT.test(name)) return false;
  const text = element.textContent ?? '';
  if (text.length > MAX_BANNER || !CONSENT_TEXT.test(text)) return false;
  if (element.querySelector('h1, main, article')) return false;
  return BANNER.test(name) || element.querySelector('button, [role="button"], input') !== null;
}

/** Whether an element is a newsletter form, by its name and its fields; never true for the content itself. */
export function isSignUp(element: Element): boolean {
  if (!NEWSLETTER.test(nameOf(element))) return false;
  if (element.querySelector('h1, main, article') || !element.querySelector('input, form')) return false;
  return (element.textContent ?? '').trim().length <= MAX_SIGN_UP;
}

/** Whether an element is pagination, by its name, and because it has little text besides its links. */
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

/** Names that consent managers and their banners go by. */
const CONSENT = /cookie|consent|gdpr|onetrust|cybot|didomi|usercentrics|truste/i;
const BANNER = /banner|notice|popup|modal|overlay|dialog|-bar\b|onetrust|cybot|didomi|usercentrics/i;
const CONSENT_TEXT = /cookie|consent|privacy|datenschutz|tracking|einwillig|confidentialit|privacidad/i;
/** Characters of a banner; what says more is content. */
const MAX_BANNER = 3000;

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
  const name = `${element.id} ${element.getAttribute('class') ?? ''}`;
  if (!CONSENT.test(name)) return false;
  const text = element.textContent ?? '';
  if (text.length > MAX_BANNER || !CONSENT_TEXT.test(text)) return false;
  if (element.querySelector('h1, main, article')) return false;
  return BANNER.test(name) || element.querySelector('button, [role="button"], input') !== null;
}

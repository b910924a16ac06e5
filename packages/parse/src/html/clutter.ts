import { readNames } from './names.ts';

/** Names of consent managers and their banners. */
const CONSENT = /cookie|consent|gdpr|onetrust|cybot|didomi|usercentrics|truste/i;
/** What a text about cookies or tracking offers; a recipe for cookies does not. */
const CHOICE =
  /accept|agree|allow|reject|decline|refuse|consent|privacy|tracking|\bok(?:ay)?\b|got it|settings|preferences|akzept|zustimm|ablehn|verstanden|datenschutz|d.accord|confidentialit|acept|aceit|rechaz|privacidad|accett|rifiut|akcept|соглас|принять|同意|許可|拒否|接受|允许|동의|موافق/i;
const BANNER = /banner|notice|popup|modal|overlay|dialog|-bar\b|onetrust|cybot|didomi|usercentrics/i;
const CONSENT_TEXT = /cookie|consent|privacy|datenschutz|tracking|einwillig|confidentialit|privacidad/i;
/** Max characters of a banner; an element with more is content. */
const MAX_BANNER = 3000;

/** Names of newsletter forms, and max characters of one. */
const NEWSLETTER = /newsletter|subscri|mailing-?list/i;
const MAX_SIGN_UP = 600;
const SIGN_UP_FIELD = 'form, input:not([type="checkbox"]):not([type="radio"])';
/** Names of the frames of advertisements, and the label that is left of one without scripts. */
const ADVERTISEMENT = /(?:^|[\s_-])(?:ads?|advert\w*|sponsor\w*|dfp|gpt)(?:$|[\s_-])/i;
const ADVERTISEMENT_LABEL =
  /^(?:advertise?ments?|ads?|sponsored|anzeige|werbung|publicité|publicidad|pubblicità|advertentie|reklama?|реклама|広告|广告)$/i;
/** Names of pagination, the text of its links, and max characters between them. */
const PAGER =
  /(?:^|[\s_-])(?:pager|pagination|prev-?next|next-?prev|page-?nav|post-?nav(?:igation)?)(?:$|[\s_-])/i;
const MAX_PAGES = 30;
const MAX_BESIDE = 40;

/** Removes the elements below `root` that match a test. */
export function removeAll(root: Element | null, test: (element: Element) => boolean): void {
  for (const element of root?.querySelectorAll('*') ?? []) if (test(element)) element.remove();
}

/** Whether an element is hidden by its own attributes; rules of style sheets are not evaluated. */
export function isHidden(element: Element): boolean {
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden !== 'until-found') return true;
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(
    element.getAttribute('style') ?? '',
  );
}

/** Whether an element is hidden, a cookie banner, a newsletter form, pagination or an empty advertisement. */
export function isClutter(element: Element): boolean {
  if (isHidden(element)) return true;
  const name = readNames(element);
  return (
    name !== '' &&
    ((CONSENT.test(name) && isConsentBanner(element, name)) ||
      (NEWSLETTER.test(name) && isSignUp(element)) ||
      (PAGER.test(name) && isPager(element)) ||
      (ADVERTISEMENT.test(name) && ADVERTISEMENT_LABEL.test((element.textContent ?? '').trim())))
  );
}

/** Whether the text of a banner is about cookies or tracking; never true for the content itself. */
function isConsentBanner(element: Element, name: string): boolean {
  const text = element.textContent ?? '';
  if (text.length > MAX_BANNER || !CONSENT_TEXT.test(text)) return false;
  if (element.querySelector('h1, main, article')) return false;
  if (BANNER.test(name)) return true;
  return CHOICE.test(text) && element.querySelector('button, [role="button"], input') !== null;
}

/** Whether a newsletter form has fields; never true for the content itself. */
function isSignUp(element: Element): boolean {
  if (element.querySelector('h1, main, article') || !element.querySelector(SIGN_UP_FIELD)) return false;
  return (element.textContent ?? '').trim().length <= MAX_SIGN_UP;
}

/** Whether pagination has little text besides its links. */
function isPager(element: Element): boolean {
  const links = [...element.querySelectorAll('a')];
  if (links.length === 0 || links.length > MAX_PAGES) return false;
  const inLinks = links.reduce((sum, link) => sum + (link.textContent ?? '').trim().length, 0);
  return (element.textContent ?? '').trim().length - inLinks <= MAX_BESIDE;
}

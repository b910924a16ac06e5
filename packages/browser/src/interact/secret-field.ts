import type { Locator, Page } from 'playwright-core';

/** Max milliseconds to look at a field. */
const LOOK_MS = 1000;
/** Max frames of a page whose focus is read. */
const MAX_FRAMES = 20;

/** Whether an element is a field for a secret. One that cannot be looked at counts as such. */
export function isSecretField(element: Locator): Promise<boolean> {
  return element.evaluate(looksSecret, undefined, { timeout: LOOK_MS }).catch(() => true);
}

/** Whether the focus of a page, or of a frame in it, is on a field for a secret. */
export async function isSecretFocused(page: Page): Promise<boolean> {
  for (const frame of page.frames().slice(0, MAX_FRAMES)) {
    const isSecret = await isSecretField(frame.locator('*:focus').last().or(frame.locator('html')).last());
    if (isSecret) return true;
  }
  return false;
}

/**
 * Runs in the page. A password may stand in a field of type `text`: a page that shows what is typed changes the type, and
 * codes that work once never have another. So the autocomplete tokens (HTML, autofill detail tokens), dots instead of
 * characters, and what the field is called count, too.
 */
function looksSecret(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const { type, labels, isContentEditable } = element as HTMLInputElement;
  if (!/^(?:input|textarea)$/.test(element.localName) && !isContentEditable) return false;
  if (type === 'password') return true;
  const security = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  if (security !== '' && security !== 'none') return true;
  const tokens = /^(?:current-password|new-password|one-time-code|cc-number|cc-csc)$/i;
  if ((element.getAttribute('autocomplete') ?? '').split(/\s+/).some((token) => tokens.test(token)))
    return true;
  const attributes = ['name', 'id', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name));
  const names = [...attributes, ...[...(labels ?? [])].map(({ textContent }) => textContent)];
  const secret =
    /pass(?:word|wd|code|phrase)|\bpwd\b|secret|token|\botp\b|\b2fa\b|one.?time|security.?code|\bcv[cv]\b|\bpin\b|api.?key/i;
  return names.some((name) => secret.test(name ?? ''));
}

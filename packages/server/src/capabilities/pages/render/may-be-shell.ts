import { showsText } from '@web-data/parse/shows-text';
import type { Page } from '../fetch/page.ts';

/** Minimum characters of text for a page with scripts to count as complete. */
export const MIN_TEXT = 120;
/** Characters of text with which a page counts as complete, even where it has empty places for its scripts. */
const ENOUGH_TEXT = 1500;
/** Characters of HTML that are enough to see text without parsing the page. */
const FIRST_LOOK = 262_144;
/** An element for content that has none, or a comment alone; a `div` or `section` only where a script can find it. */
const EMPTY_OUTLET =
  /<(main|article|table|tbody|ul|ol|dl|[a-z]\w*-[\w-]*|(?:div|section)(?=[^<>]{0,200}\s(?:id|ui-view|ng-view|x-data|hx-get|role|aria-busy|aria-live|data-(?:src|url|endpoint))\b))\b[^<>]{0,300}>(?:\s|<!--[^>]{0,200}-->|<\/?t(?:body|head)>)*<\/\1\s*>/i;
/** A loop that a script fills from a template. */
const SEEMS_TEMPLATE = /\s(?:x-for|v-for|ng-repeat|data-bind)\s*=/i;
/** Text in place of content that is still to come, as `LOADING` of `shell.ts` reads it. */
const SEEMS_LOADING = />\s*(?:loading|please wait|just a moment|one moment|fetching)\b/i;

/** Whether a page may be a shell. This check is cheap and builds no document; `isShell` needs a thread. */
export function mayBeShell({ isHtml, isRendered, text }: Page): boolean {
  if (!isHtml || isRendered || !/<script\b/i.test(text)) return false;
  const first = text.slice(0, FIRST_LOOK);
  if (!showsText(first, MIN_TEXT)) return true;
  const hasOutlet = [EMPTY_OUTLET, SEEMS_LOADING, SEEMS_TEMPLATE].some((pattern) => pattern.test(first));
  return hasOutlet && !showsText(first, ENOUGH_TEXT);
}

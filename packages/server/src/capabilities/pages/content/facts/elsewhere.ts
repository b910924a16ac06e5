/** Elements whose texts are about the site or about other things than the page, in which no line is a fact of the page. */
export const ELSEWHERE: string = [
  'nav, header, footer, aside, form, search, pre, [itemscope], [typeof]',
  '[role="navigation"], [role="search"], [role="complementary"], [role="menu"], [role="listbox"]',
  ...['filter', 'facet', 'sort'].flatMap((word) => [`[class*="${word}"]`, `[id*="${word}"]`]),
].join(', ');

/** Whether an element is beside the content of a page. */
export function isBeside(element: Element): boolean {
  return element.closest('aside, [role="complementary"]') !== null;
}

/** Names of the parts of a page in which others speak. */
const OTHERS = /(?:^|[\s_-])(?:comments?|reviews?|testimonials?|replies|responses?)(?:$|[\s_-])/i;

/** Whether an element is in a comment, a review or beside the content of a page. */
export function isByOthers(element: Element): boolean {
  if (
    element.closest('aside, footer, nav, [role="complementary"], [itemprop="review"], [itemprop="comment"]')
  )
    return true;
  for (let at: Element | null = element; at !== null && at.nodeName !== 'BODY'; at = at.parentElement)
    if (OTHERS.test(`${at.getAttribute('class') ?? ''} ${at.id}`) && !at.querySelector('h1')) return true;
  return false;
}

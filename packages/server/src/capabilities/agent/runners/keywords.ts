/** Maximum keywords of a query. */
const MAX_KEYWORDS = 20;
/** Words of tasks that say nothing of their subject. */
const STOP_TERMS = new Set(
  `a about all an and any are as at be by can could current do does each every extract fetch find for from get give have how i
  in information into is it its latest list look many me much my need of on or our page pages please read return say search see
  show site state states tell that the their them there these they this to up was we web website what when where which who whose
  why will with would you your`.split(/\s+/),
);

/** Lists the words of a text in lower case, each once. */
export function listTerms(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
}

/** Lists the words of a task that say what it is about, without its addresses of people. */
export function listKeywords(prompt: string): string[] {
  const words = listTerms(prompt.replaceAll(/\S+@\S+/g, ' '));
  return words.filter((word) => !STOP_TERMS.has(word)).slice(0, MAX_KEYWORDS);
}

/**
 * Whether a page is about the subject of a task: its heading has the keywords and no other, and its title has all of them. The
 * heading `Case for iPhone 15` is not about the iPhone 15.
 * @param fieldNames names of what the task asks for, which are no part of its subject
 */
export function isAboutTask(
  { title, heading }: { title: string; heading: string },
  prompt: string,
  fieldNames: readonly string[],
): boolean {
  const names = new Set(
    fieldNames.flatMap((name) => listTerms(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))),
  );
  const subject = listKeywords(prompt).filter((word) => !names.has(word));
  const ofHeading = listKeywords(heading).filter((word) => !names.has(word));
  const ofTitle = new Set(listTerms(title));
  return (
    subject.length > 0 &&
    ofHeading.length === subject.length &&
    subject.every((word) => ofHeading.includes(word) && ofTitle.has(word))
  );
}

/**
 * Sentences that talk to a model instead of a reader: they tell it to drop its task, to take another role, to reveal
 * what it was told, or to keep something from the user. Each is a shape that honest prose about a subject hardly takes.
 */
const signs: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|your|any)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?)\b/i,
  /\byou are (?:now|no longer)\b.{0,40}\b(?:assistant|ai|model|bot|gpt|agent|dan)\b/i,
  /\b(?:reveal|print|repeat|output|show|leak)\b.{0,30}\b(?:your|the)\b.{0,20}\b(?:system prompt|hidden prompt|instructions you were given|initial prompt)\b/i,
  /\b(?:do not|don't|never)\b.{0,20}\b(?:tell|inform|alert|mention this to)\b.{0,15}\b(?:the )?(?:user|human|operator)\b/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>/i,
  /\b(?:as an ai|if you are an? (?:ai|llm|language model|assistant|agent|bot))\b.{0,60}\b(?:must|should|please|instead|respond|reply|say|do|output)\b/i,
  /\b(?:new|updated|real|actual) (?:system )?(?:instructions?|prompt)\s*:/i,
];

/** Characters looked at together; the signs never reach further. */
const WINDOW = 2000;

/**
 * Whether a page seems to give instructions to a model that reads it. Looks at the whole document, hidden text and
 * comments included. A heuristic: it misses what is phrased otherwise, and a page that quotes such a sentence is taken
 * for one; the caller may ask again without the check.
 */
export function seemsInjected(html: string): boolean {
  const text = html.replaceAll(/[\u200B-\u200F\u2060\uFEFF]/g, '').replaceAll(/\s+/g, ' ');
  for (let at = 0; at < text.length; at += WINDOW / 2) {
    const part = text.slice(at, at + WINDOW);
    if (signs.some((sign) => sign.test(part))) return true;
  }
  return false;
}

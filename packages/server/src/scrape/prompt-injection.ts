/** What a model was told before. */
const ORDERS = '(?:instructions?|prompts?|guidelines?|directives?|directions|programming|training)';
const EARLIER =
  '(?:previous|prior|above|earlier|preceding|foregoing|initial|original|system|existing|safety)';
const MODEL = '(?:ai|llm|large language model|language model|chatbot)';

/**
 * Sentences that talk to a model instead of a reader: they tell it to drop its task, to take another role, to reveal
 * what it was told, to keep something from the user, or address it outright. Each is a shape that honest prose about a
 * subject hardly takes; white space is folded before.
 */
const signs: readonly RegExp[] = [
  // Drop your task.
  new RegExp(
    `(?<!not |n't |never )\\b(?:ignore|disregard|forget|bypass|override) (?:(?:all|any|every|of|the|these|those|your|my|our|other|${EARLIER}) ){1,5}${ORDERS}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:ignore|disregard|forget|override) (?:(?:all|the|any|of) ){0,3}(?:your|${EARLIER}) rules\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:ignore|disregard|forget) (?:(?:all|any|the) ){0,2}${ORDERS} (?:above|before|given|you)\\b`,
    'i',
  ),
  /\bforget (?:everything|all|anything) (?:you (?:were|have been|know)|above|before this)\b/i,
  /\b(?:do not|don't|stop) (?:follow|obey|listen to|following|obeying|listening to) (?:the )?(?:instructions? )?(?:of |from )?(?:the |your )?(?:user|developer|system prompt)\b/i,
  /\bignorier\w* .{0,20}\b(?:vorherigen?|bisherigen?|obigen?|vorigen|früheren)\b.{0,20}\b(?:anweisung|instruktion|vorgabe)/i,
  /\b(?:ignore[zr]?|oublie[zr]?|ignora|olvida|esqueça|dimentica) .{0,20}\b(?:instructions?|instrucciones|istruzioni|instruções)\b.{0,10} (?:précédentes?|ci-dessus|anteriores|previas|precedenti)/i,
  // Take another role, or task.
  new RegExp(
    `\\byou are (?:now|no longer) (?:(?:an?|the|my) )?(?:\\w+ ){0,2}(?:assistant|${MODEL}|dan|gpt\\S{0,5})\\b(?! coach)`,
    'i',
  ),
  /\b(?:pretend|act|behave) .{0,15}\b(?:to be|as|as if|like) .{0,20}\b(?:unrestricted|jailbroken|no restrictions|without (?:any )?(?:restrictions|rules|limits))\b/i,
  /\byour (?:new|real|actual|only|updated) (?:task|instructions?) (?:is|are)(?: now)? to\b/i,
  /\b(?:new|updated|real|actual) system (?:prompt|instructions?) ?:/i,
  /\bsystem ?: (?:new|ignore|override|you are|you must|your)\b/i,
  // Reveal what you were told, or what the user said.
  /\b(?:reveal|print|repeat|output|show|leak|disclose) .{0,20}\b(?:your (?:\w+ )?(?:system |hidden |initial )?(?:prompt|instructions)|instructions you were given)\b/i,
  /\bsend (?:the |this |all |your )?(?:conversation|chat|message) history\b/i,
  // Keep it from the user.
  /\b(?:do not|don't|never) (?:tell|inform|alert) the (?:user|human|operator) (?:about|of) (?:this|these|it)\b/i,
  /\b(?:do not|don't|never) mention (?:this|these|it|any of this)\b.{0,30}\bto the (?:user|human|operator)\b/i,
  // You, model.
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?INST\]|<<\/?SYS>>|### ?(?:instruction|system) ?:/i,
  new RegExp(`<!-- ?(?:to |for |note to )?(?:all )?(?:${MODEL}|assistant|gpt)s?(?: \\w+)? ?:`, 'i'),
  new RegExp(
    `\\bif you are an? (?:${MODEL}|ai (?:assistant|agent|model|system)|bot)\\b(?! (?:researcher|engineer|company|startup|developer|expert|student|team|user|professional|enthusiast))`,
    'i',
  ),
  new RegExp(
    `\\bas an? ${MODEL}(?: assistant| model| agent| language model)?,? (?:you (?:must|should|will)|output|respond|reply|say|ignore|include|print)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:note|attention|instructions?|message|notice)(?: to| for)? (?:any |all |the )?${MODEL}s?(?: assistants?| agents?| models?| systems?| crawlers?)? ?:`,
    'i',
  ),
  new RegExp(
    `\\b${MODEL}s? (?:assistants?|agents?|models?|bots?|systems?) (?:reading|visiting|parsing|summari[sz]ing|processing) this\\b`,
    'i',
  ),
  /\bwhen (?:summari[sz]ing|processing|reading|analy[sz]ing|indexing) this (?:page|site|document|content|article),? (?:always|you must|never|say|include|state|mention)\b/i,
];

/** Characters looked at together; the signs never reach further. */
const WINDOW = 2000;

/**
 * Whether a page seems to give instructions to a model that reads it. Looks at the whole document, hidden text and
 * comments included, and at its text without the tags. A heuristic: it misses what is phrased otherwise, and a page
 * that quotes such a sentence is taken for one; the caller may ask again without the check.
 */
export function seemsInjected(html: string): boolean {
  const folded = fold(html);
  return hasSign(folded) || hasSign(fold(folded.replaceAll(/<\/?[a-z][^<>]{0,1000}>/gi, '')));
}

/** One spelling for what looks the same: compatible letters, no invisible ones, single spaces. */
function fold(text: string): string {
  return text
    .replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]|[\u{E0000}-\u{E007F}]/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');
}

function hasSign(text: string): boolean {
  for (let at = 0; at < text.length; at += WINDOW / 2) {
    const part = text.slice(at, at + WINDOW);
    if (signs.some((sign) => sign.test(part))) return true;
  }
  return false;
}

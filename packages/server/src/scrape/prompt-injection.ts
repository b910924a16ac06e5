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
  /\bforget (?:everything|all|anything) (?:you (?:were|have been) (?:told|given|taught|trained|instructed)|above|before this)\b/i,
  /\b(?:do not|don't|stop) (?:follow|obey|listen to|following|obeying|listening to) (?:the )?(?:instructions? )?(?:of |from )?(?:the |your )?(?:user|developer|system prompt)\b/i,
  /\bignorier\w* .{0,20}\b(?:vorherigen?|bisherigen?|obigen?|vorigen|früheren)\b.{0,20}\b(?:anweisung|instruktion|vorgabe)/i,
  /\b(?:ignore[zr]?|oublie[zr]?|ignora|olvida|esqueça|dimentica) .{0,20}\b(?:instructions?|instrucciones|istruzioni|instruções)\b.{0,10} (?:précédentes?|ci-dessus|anteriores|previas|precedenti)/i,
  // The same in other tongues: all of them, or those before, and not forbidden.
  /(?<!nicht )\b(?:ignorier\w*|missacht\w*|vergiss|vergessen sie)\b.{0,25}\b(?:alle[rns]?|sämtliche\w*|bisherigen?|vorherigen?|obigen?|vorigen|früheren)\b.{0,20}\b(?:anweisung|instruktion|vorgabe)\w*(?!.{0,20}\bnicht\b)/i,
  /(?<!n'|\bne |\bno |\bnon |não |pas |jamais |nunca |mai )\b(?:ignor\w+|oubli\w+|olvid\w+|esque[cç]\w+|dimentic\w+|desconsider\w+|omit\w+|trascura\w*)\b[^:;,.]{0,20}\b(?:toutes|todas|tutte)\b.{0,15}\b(?:instructions|instrucciones|istruzioni|instruções|consignes|indicaciones)\b/i,
  /(?<!\bniet )\b(?:negeer|vergeet)\b.{0,12}\b(?:alle|vorige|eerdere|bovenstaande)\b.{0,20}\b(?:instructies|opdrachten|aanwijzingen)\b/i,
  /(?<!nie )(?:zignoruj|ignoruj|zapomnij)\S* .{0,12}(?:wszystk|poprzedni|wcześniejsz).{0,20}(?:instrukcj|polece)/i,
  /(?<!не )(?:игнорируй|проигнорируй|забудь).{0,15}(?:все|всех|предыдущ|прежн).{0,25}(?:инструкци|указани|команд)/i,
  /(?<!不要|不可|请勿|勿|别)(?:忽略|无视|無視|忘记|忘記).{0,4}(?:之前|以上|上述|前面|先前|所有|以前).{0,8}(?:指令|指示|提示词|命令)/,
  /(?:以前|これまで|上記|前)の.{0,6}(?:指示|命令|プロンプト)を.{0,6}(?:無視|忘れ)(?!しない|ない)/,
  /(?:이전|위의|앞의).{0,10}(?:지시|명령|지침).{0,6}(?:무시|잊)(?!하지)/,
  /(?:önceki|yukarıdaki).{0,15}(?:talimat|yönerge)\S* .{0,15}(?:yok say|unut(?!ma)|görmezden)/i,
  /(?<!ت)(?:تجاهل|انس).{0,10}(?:جميع|كل|السابقة).{0,20}(?:التعليمات|الأوامر)|(?<!ت)(?:تجاهل|انس) (?:التعليمات|الأوامر) السابقة/,
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
/** Characters before a sign that tell where it stands. */
const BEFORE = 400;

/** A page that is about such sentences: it may quote them to its readers. */
const SUBJECT =
  /prompt[- ]?injection|jailbreak|injection de prompt|inyecci[oó]n de (?:prompt|instrucci)|提示词?注入|プロンプト・?インジェクション|промпт-?инъекци|system prompt/i;
/** What stands before a quotation: a mark, or an element of code or quotations that is still open. */
const QUOTED =
  /(?:["“”„«‹'‘`「『][^"“”„«»‹›'‘’`「」『』<>]{0,80}|<(?:code|pre|blockquote|q|samp|kbd|em|i|cite)\b[^>]*>(?:(?!<\/(?:code|pre|blockquote|q|samp|kbd|em|i|cite)).)*)$/is;
/** What nobody sees: a comment, a value within a tag, an element that its style or attribute hides. */
const HIDDEN =
  /<!--(?:(?!-->).)*$|<[a-z][^<>]*$|<[a-z][^<>]*(?:display ?: ?none|visibility ?: ?hidden|opacity ?: ?0(?![.\d])|font-size ?: ?[01](?:px|pt|em)?[;"' ]|color ?: ?(?:#fff(?:fff)?|white)\b|left ?: ?-\d{3,}|text-indent ?: ?-\d{3,}|\shidden(?=[\s>=])|aria-hidden ?= ?["']?true|sr-only|visually-hidden)[^<>]*>[^<]*$|<(?:template|noscript)\b[^>]*>[^<]*$/is;

/**
 * Whether a page seems to give instructions to a model that reads it. Looks at the whole document, hidden text and
 * comments included, and at its text without the tags. A page about such sentences may quote them where its readers see
 * it. A heuristic: it misses what is phrased otherwise; the caller may ask again without the check.
 */
export function seemsInjected(html: string): boolean {
  const { shown, tagged } = withoutTagCharacters(html);
  // Letters that no reader sees, and that spell a text: nobody writes so to people.
  if (hasSign(fold(tagged), () => false)) return true;
  const folded = fold(shown);
  const isExcused = SUBJECT.test(folded) ? isQuotation : () => false;
  if (hasSign(folded, isExcused)) return true;
  const bare = fold(folded.replaceAll(/<\/?[a-z][^<>]{0,1000}>/gi, ''));
  return hasSign(bare, SUBJECT.test(folded) ? () => true : () => false);
}

/** Readers see it, as a quotation. */
function isQuotation(before: string): boolean {
  return QUOTED.test(before) && !HIDDEN.test(before);
}

/** A text, and apart from it what its tag characters (U+E0020 to U+E007E) spell. */
function withoutTagCharacters(text: string): { shown: string; tagged: string } {
  let tagged = '';
  const shown = text.replaceAll(/[\u{E0020}-\u{E007E}]/gu, (sign) => {
    tagged += String.fromCodePoint(sign.codePointAt(0)! - 0xe0000);
    return '';
  });
  return { shown, tagged };
}

/** One spelling for what looks the same: compatible letters, no invisible ones, single spaces. */
function fold(text: string): string {
  return text
    .replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replaceAll(/&#(\d{2,6});|&#x([\da-f]{2,5});/gi, (whole, digits?: string, hex?: string) => {
      const code = digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits);
      return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]|[\u{E0000}-\u{E007F}]/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');
}

function hasSign(text: string, isExcused: (before: string) => boolean): boolean {
  for (let at = 0; at < text.length; at += WINDOW / 2) {
    const part = text.slice(at, at + WINDOW);
    for (const sign of signs) {
      const found = sign.exec(part);
      if (found === null) continue;
      const place = at + found.index;
      if (!isExcused(text.slice(Math.max(0, place - BEFORE), place))) return true;
    }
  }
  return false;
}

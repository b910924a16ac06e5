import { isAddressedToModel } from './addressed-to-model.ts';
import { HIDING, splitSegments } from './page-segments.ts';
import type { Segment } from './page-segments.ts';
import { hiddenSigns, signs } from './prompt-injection-signs.ts';

/** Characters that are checked together; no pattern is longer. */
const WINDOW = 2000;
/** Characters of context before a match. */
const BEFORE = 400;

/** Subjects of pages about prompt injection or attacks, which may quote examples. */
const SUBJECT =
  /prompt[- ]?injection|jailbreak|injection de prompt|inyecci[oó]n de (?:prompt|instrucci)|提示词?注入|プロンプト・?インジェクション|промпт-?инъекци|system prompt|chat template|\battack(?:s|ers?)?\b|\bpayloads?\b|\badversarial\b|\bangreifer|\bangriffe?\b|\battaqu(?:e|es|ant|ants)\b|\bataques?\b|\batacantes?\b|\battacc(?:o|hi|anti?)\b|\baanvall|злоумышленник|атак[аи]|攻击|攻撃|공격|مهاجم|هجوم|हमल|saldır/i;
/** Phrases that introduce an example before a quotation. */
const EXAMPLE =
  /\b(?:such as|like|for example|for instance|e\.g\.|phrases?|sentences?|the words|wie|etwa|comme|como|come)\b[^.!?<>]{0,30}(?:(?:<\/?(?:code|q|em|i|kbd|samp)[^<>]*>|["“„«‹「『])[^.!?<>]{0,80}){1,4}$/i;
/** The same without quotation marks. */
const EXAMPLE_BARE =
  /\b(?:such as|for example|for instance|e\.g\.|sentences? like|phrases? like)\b[^.!?]{0,100}$/i;
/** A cell or an item that contains nothing before the match. */
const ALONE = /<(?:td|li|dd|th)\b[^<>]*> ?$/i;
const LISTING =
  /<(pre|code)>(?:(?!<\/?\1>|&lt;[a-z!|/])[\s\S]){0,2000}&lt;[a-z!|/](?:(?!<\/?\1>)[\s\S]){0,4000}<\/\1>/gi;
/** A speaker in a quoted conversation. */
const SPEAKER = /(?:user|human|visitor|customer|student)(?: \w+)? ?:(?: ?<\/?[a-z]+>)* ?$/i;
const REPLY = /[>.!?] ?(?:bot|assistant|ai|model|chatbot) ?:/i;
/** The beginning of a quotation: a mark, or an unclosed element of code or quotations. */
const QUOTED =
  /(?:["“”„«‹'‘`「『][^"“”„«»‹›'‘’`「」『』<>]{0,80}|<(?:code|pre|blockquote|q|samp|kbd|em|i|cite)\b[^>]*>(?:(?!<\/(?:code|pre|blockquote|q|samp|kbd|em|i|cite)).)*)$/is;
/** The beginning of hidden text: a comment, a value within a tag, an element that its style or attribute hides. */
const HIDDEN = new RegExp(
  `<!--(?:(?!-->).)*$|<[a-z][^<>]*$|<[a-z][^<>]*(?:${HIDING})[^<>]*>[^<]*$|<(?:template|noscript)\\b[^>]*>[^<]*$`,
  'is',
);

/** Maximum characters in Unicode tags, besides those of flags. */
const MAX_TAGS = 8;
/** Maximum base64 strings that are decoded. */
const MAX_ENCODED = 200;

/**
 * Whether a page seems to give instructions to a model that reads it. Checks the full document with hidden text and
 * comments, its text without tags, and decoded base64. A page about prompt injection may quote examples in visible
 * text. This is a heuristic and misses other phrasings; the caller may disable the check.
 */
export function seemsInjected(html: string): boolean {
  const { visible, tagged } = withoutTagCharacters(html);
  // Invisible tag characters that spell text have no use for people.
  if (tagged.length > MAX_TAGS) return true;
  const folded = fold(visible);
  const isSubject = SUBJECT.test(folded);
  const isReply = REPLY.test(folded);
  const isExcused = (before: string): boolean =>
    (isSubject && SPEAKER.test(before)) ||
    (!HIDDEN.test(before) &&
      ((isSubject && (QUOTED.test(before) || ALONE.test(before))) ||
        EXAMPLE.test(before) ||
        (isReply && SPEAKER.test(before))));
  const said = withoutListings(folded);
  if (hasSign(said, signs, isExcused)) return true;
  if (hasSign(folded, hiddenSigns, (before) => !HIDDEN.test(before))) return true;
  if (hasSign(decodeText(folded), signs, () => isSubject)) return true;
  if (speaksToModel(folded)) return true;
  const bare = fold(said.replaceAll(/<\/?[a-z][^<>]{0,1000}>/gi, ''));
  return hasSign(
    bare,
    signs,
    (before) => isSubject || EXAMPLE_BARE.test(before) || (isReply && SPEAKER.test(before)),
  );
}

/** Removes visible code listings that contain markup or marks of a conversation, as they are examples. */
function withoutListings(html: string): string {
  return html.replaceAll(LISTING, (listing, _name, at: number) =>
    HIDDEN.test(html.slice(Math.max(0, at - BEFORE), at)) || HIDDEN.test(listing) ? listing : ' ',
  );
}

/**
 * Whether a segment addresses a model, unless another visible segment shows that the page is about prompt injection.
 */
function speaksToModel(html: string): boolean {
  const segments = splitSegments(html);
  const subjects = segments.filter(({ text, isSeen }) => isSeen && SUBJECT.test(text));
  const isExcused = (voice: Segment): boolean =>
    voice.isSeen && subjects.some((subject) => subject !== voice);
  return segments.some((voice) => !isExcused(voice) && isAddressedToModel(withoutQuotations(voice)));
}

/** Removes quotations from visible text about prompt injection. */
function withoutQuotations(voice: Segment): Segment {
  const rest = voice.text.replaceAll(/[“„«「『"][^“”„«»「」『』"]{0,300}[”“»」』"]/g, '""');
  return voice.isSeen && SUBJECT.test(rest) ? { ...voice, text: rest } : voice;
}

/** Returns the decoded base64 strings of the page, one a line. */
function decodeText(text: string): string {
  const decodedParts: string[] = [];
  for (const [token] of text.matchAll(/[A-Za-z\d+/]{24,4000}={0,2}/g)) {
    if (decodedParts.length >= MAX_ENCODED) break;
    const plain = Buffer.from(token, 'base64').toString();
    if (/^[\p{L}\p{N}\p{P}\p{Zs}\n]+$/u.test(plain)) decodedParts.push(fold(plain));
  }
  return decodedParts.join('\n');
}

/** Returns the text without tag characters (U+E0020 to U+E007E), and the text that these spell. */
function withoutTagCharacters(text: string): { visible: string; tagged: string } {
  let tagged = '';
  const visible = text
    .replaceAll(/\u{1F3F4}[\u{E0020}-\u{E007E}]{1,6}\u{E007F}/gu, '')
    .replaceAll(/[\u{E0020}-\u{E007E}]/gu, (sign) => {
      tagged += String.fromCodePoint(sign.codePointAt(0)! - 0xe0000);
      return '';
    });
  return { visible, tagged };
}

/** Normalizes characters that look the same: NFKC, no invisible characters, single spaces. */
function fold(text: string): string {
  return text
    .replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replaceAll(/&#(\d{2,6});|&#x([\da-f]{2,5});/gi, (entity, digits?: string, hex?: string) => {
      const code = digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits);
      return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .normalize('NFKC')
    .replaceAll(/[\u0370-\u04FF]*(?:[a-z][\u0370-\u04FF]|[\u0370-\u04FF][a-z])[a-z\u0370-\u04FF]*/giu, latin)
    .replaceAll(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]|[\u{E0000}-\u{E007F}]/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');
}

/** Greek and Cyrillic characters that look like Latin ones. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Array.from(
    'аaеeоoрpсcхxуyіiјjѕsԁdһhοoαaνvιiρpτtκkАAЕEОOРPСCХXІIΟOΑAΕEΙIΡPΤTΝN'.matchAll(/(.)(.)/gsu),
    ([, other, own]) => [other!, own!],
  ),
);

/** Converts a word of mixed alphabets to Latin by its looks. */
function latin(word: string): string {
  return Array.from(word, (character) => ALIKE.get(character) ?? character).join('');
}

function hasSign(text: string, signs: readonly RegExp[], isExcused: (before: string) => boolean): boolean {
  for (let at = 0; at < text.length; at += WINDOW / 2) {
    const part = text.slice(at, at + WINDOW);
    for (const sign of signs) {
      for (const { index } of part.matchAll(new RegExp(sign, `g${sign.flags}`))) {
        if (!isExcused(text.slice(Math.max(0, at + index - BEFORE), at + index))) return true;
      }
    }
  }
  return false;
}

import { isAddressedToModel } from './addressed-to-model.ts';
import { splitSegments } from './page-segments.ts';
import type { Segment } from './page-segments.ts';
import { hiddenSigns, signs } from './prompt-injection-signs.ts';

/** Characters looked at together; the signs never reach further. */
const WINDOW = 2000;
/** Characters before a sign that tell where it stands. */
const BEFORE = 400;

/** A page that is about such sentences, or about attacks: it may quote them to its readers. */
const SUBJECT =
  /prompt[- ]?injection|jailbreak|injection de prompt|inyecci[oó]n de (?:prompt|instrucci)|提示词?注入|プロンプト・?インジェクション|промпт-?инъекци|system prompt|chat template|\battack(?:s|ers?)?\b|\bpayloads?\b|\badversarial\b|\bangreifer|\bangriffe?\b|\battaqu(?:e|es|ant|ants)\b|\bataques?\b|\batacantes?\b|\battacc(?:o|hi|anti?)\b|\baanvall|злоумышленник|атак[аи]|攻击|攻撃|공격|مهاجم|هجوم|हमल|saldır/i;
/** What introduces an example, in front of a quotation. */
const EXAMPLE =
  /\b(?:such as|like|for example|for instance|e\.g\.|phrases?|sentences?|the words|wie|etwa|comme|como|come)\b[^.!?<>]{0,30}(?:(?:<\/?(?:code|q|em|i|kbd|samp)[^<>]*>|["“„«‹「『])[^.!?<>]{0,80}){1,4}$/i;
/** The same where the marks are gone. */
const EXAMPLE_BARE =
  /\b(?:such as|for example|for instance|e\.g\.|sentences? like|phrases? like)\b[^.!?]{0,100}$/i;
/** A cell or an item that holds the sentence and nothing else. */
const ALONE = /<(?:td|li|dd|th)\b[^<>]*> ?$/i;
const LISTING =
  /<(pre|code)>(?:(?!<\/?\1>|&lt;[a-z!|/])[\s\S]){0,2000}&lt;[a-z!|/](?:(?!<\/?\1>)[\s\S]){0,4000}<\/\1>/gi;
/** Who speaks in a conversation that is told. */
const SPEAKER = /(?:user|human|visitor|customer|student)(?: \w+)? ?:(?: ?<\/?[a-z]+>)* ?$/i;
const REPLY = /[>.!?] ?(?:bot|assistant|ai|model|chatbot) ?:/i;
/** What stands before a quotation: a mark, or an element of code or quotations that is still open. */
const QUOTED =
  /(?:["“”„«‹'‘`「『][^"“”„«»‹›'‘’`「」『』<>]{0,80}|<(?:code|pre|blockquote|q|samp|kbd|em|i|cite)\b[^>]*>(?:(?!<\/(?:code|pre|blockquote|q|samp|kbd|em|i|cite)).)*)$/is;
/** What nobody sees: a comment, a value within a tag, an element that its style or attribute hides. */
const HIDDEN =
  /<!--(?:(?!-->).)*$|<[a-z][^<>]*$|<[a-z][^<>]*(?:display ?: ?none|visibility ?: ?hidden|opacity ?: ?0(?![.\d])|(?<![-\w])(?:max-)?(?:height|width) ?: ?0(?![.\d])|font-size ?: ?[01](?:px|pt|em)?[;"' ]|color ?: ?(?:#fff(?:fff)?|white)\b|left ?: ?-\d{3,}|text-indent ?: ?-\d{3,}|\shidden(?=[\s>=])|aria-hidden ?= ?["']?true|sr-only|visually-hidden)[^<>]*>[^<]*$|<(?:template|noscript)\b[^>]*>[^<]*$/is;

/** Letters in tag characters that no flag takes. */
const MAX_TAGS = 8;
/** Texts in base64 that are looked into. */
const MAX_ENCODED = 200;

/**
 * Whether a page seems to give instructions to a model that reads it. Looks at the whole document, hidden text and
 * comments included, at its text without the tags, and at what is written in base64. A page about such sentences may
 * quote them where its readers see it. A heuristic: it misses what is phrased otherwise; the caller may ask again
 * without the check.
 */
export function seemsInjected(html: string): boolean {
  const { visible, tagged } = withoutTagCharacters(html);
  // Letters that no reader sees, and that spell a text: nobody writes so to people.
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
  if (hasSign(decoded(folded), signs, () => isSubject)) return true;
  if (speaksToModel(folded)) return true;
  const bare = fold(said.replaceAll(/<\/?[a-z][^<>]{0,1000}>/gi, ''));
  return hasSign(
    bare,
    signs,
    (before) => isSubject || EXAMPLE_BARE.test(before) || (isReply && SPEAKER.test(before)),
  );
}

/** Code that shows markup, or the marks of a conversation, shows its readers an example; what nobody sees shows nothing. */
function withoutListings(html: string): string {
  return html.replaceAll(LISTING, (listing, _name, at: number) =>
    HIDDEN.test(html.slice(Math.max(0, at - BEFORE), at)) || HIDDEN.test(listing) ? listing : ' ',
  );
}

/** Whether a part of the page does, where no other part tells its readers that the page is about such sentences. */
function speaksToModel(html: string): boolean {
  const segments = splitSegments(html);
  const subjects = segments.filter(({ text, isSeen }) => isSeen && SUBJECT.test(text));
  const isExcused = (voice: Segment): boolean =>
    voice.isSeen && subjects.some((subject) => subject !== voice);
  return segments.some((voice) => !isExcused(voice) && isAddressedToModel(withoutQuotations(voice)));
}

/** What is about such sentences may quote them. */
function withoutQuotations(voice: Segment): Segment {
  const rest = voice.text.replaceAll(/[“„«「『"][^“”„«»「」『』"]{0,300}[”“»」』"]/g, '""');
  return voice.isSeen && SUBJECT.test(rest) ? { ...voice, text: rest } : voice;
}

/** What the page says in base64, one text a line. */
function decoded(text: string): string {
  const decodedParts: string[] = [];
  for (const [token] of text.matchAll(/[A-Za-z\d+/]{24,4000}={0,2}/g)) {
    if (decodedParts.length >= MAX_ENCODED) break;
    const plain = Buffer.from(token, 'base64').toString();
    if (/^[\p{L}\p{N}\p{P}\p{Zs}\n]+$/u.test(plain)) decodedParts.push(fold(plain));
  }
  return decodedParts.join('\n');
}

/** A text, and apart from it what its tag characters (U+E0020 to U+E007E) spell. */
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

/** One spelling for what looks the same: compatible letters, no invisible ones, single spaces. */
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

/** Letters of other alphabets that look like Latin ones. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Array.from(
    'аaеeоoрpсcхxуyіiјjѕsԁdһhοoαaνvιiρpτtκkАAЕEОOРPСCХXІIΟOΑAΕEΙIΡPΤTΝN'.matchAll(/(.)(.)/gsu),
    ([, other, own]) => [other!, own!],
  ),
);

/** A word of mixed alphabets as it looks. */
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

import type { Segment } from './page-segments.ts';

/**
 * The patterns below find three parts: an addressee, an order and its subject. An attack needs all three, however it is
 * phrased. They match single terms in the languages that pages are written in.
 */
const NOUN =
  '(?:ai|a\\.i\\.|ais|llms?|(?:large )?language models?|chat ?bots?|(?:ai |llm |coding |inbox |virtual )?(?:assistants?|agents?|copilots?|summari[sz]ers?|reviewers?|analysts?)(?= ?(?:[:,]|who|reading|that))|(?:ai|llm|gpt)[- ](?:(?!(?:for|of|in|with|by|to) )\\w+ ){0,2}\\w+|claude|chatgpt|gemini|copilot|ki(?:-\\w+)?|sprachmodelle?|ia\\b|intelligence artificielle|assistente?|asistente|inteligencia artificial|inteligência artificial|intelligenza artificiale|modelo de (?:lenguaje|linguagem)|modèle de langage|modello linguistico|taalmodel|ai-assistent|model językowy|asystencie(?: ai)?|sztuczna inteligencja|yapay zek[aâ](?: asistanı)?|dil modeli|языковая модель|нейросеть|ассистент|ии-?\\S*|人工智能(?:助手)?|语言模型|大模型|智能助手|aiへ|言語モデル|aiアシスタント|ai 어시스턴트\\S*|언어 모델|인공지능|الذكاء الاصطناعي|المساعد الذكي|نموذج\\S* لغ\\S*|भाषा मॉडल|एआई(?: सहायक)?|trợ lý ai|mô hình ngôn ngữ)';
const START = '(?:^|[.!?:;>"“”(){}\\[\\]*#/@—-] ?|。|、|，|！)';
/** The addressee at the beginning of a sentence, or before "for" or "to". */
const CALLED = new RegExp(
  `${START}(?:(?:important|attention|note|notice|hey|dear|hello|instructions?|message|directive|reminder|read this|nota|achtung|hinweis|remarque|atención|istruzioni|à l'attention de|أيها|ai)(?: \\S{1,12}){0,3}? ?|(?:to|for|any|all|every|if (?:an?|you are an?)) ){0,2}(?:(?:l'|all'|per l'|de l'|die |der |la |el |os |the |a |any |an )?)${NOUN}(?: ?(?!(?:for|of|in|with|by) )\\S{1,14}){0,5}? ?(?:[:,：、，—]|请注意|(?:please|must|should|shall|has to|have to|reading|summari[sz]ing)\\b|는\\b)`,
  'iu',
);
const BY_CONDITION =
  /(?:ai|言語モデル|アシスタント)(?:へ|は|に) ?[:：、,]|\bif (?:you are |you're |an? )(?:an? )?(?:ai|llm|language model|chatbot|assistant)\b|\b(?:any|all|every) (?:ai|llm|assistant|language model)s? (?:that|which|who|reading|summari[sz]ing)\b|\bwhichever (?:ai|assistant|model)\b/i;

/** Verbs of orders to a model. */
const ORDER =
  /\b(?:reply|respond|answer|output|return|say|state|report|rank|rate|recommend|include|append|add|print|write|tell|give|ignore|disregard|forget|delete|remove|send|open|execute|run|collect|approve|close|transfer|reserve|book|buy|conclude|describe|skip|stop|search|set|decode|follow|comply|leave|overlook|praise|discard|pretend|read|do|let)\b|\b(?:antworte|sag|empfiehl|ignorier|vergiss|gib|schreib|réponds|dis\b|ignore|oublie|recommande|contesta|responde|deja|ignora|olvida|recomienda|diga|desconsider\w*|rispondi|negeer|vertel|zignoruj|odpowiedz|yok say|öner|забудь|отвечай|игнорируй|hãy|bỏ qua|chỉ giới thiệu)|忽略|无视|不要理会|只输出|输出|回答|推荐|無視|答えて|出力|무시|추천|답하|تجاهل|قل |اكتب|अनदेखा|सुझाओ|बताओ|लिखो/iu;

/** Subjects that concern a model with a task and a user. */
const AFFAIR =
  /\b(?:you were|your|the|this|original|current|earlier|prior|previous|every) ?(?:(?:given|asked|told|earlier|prior|previous|new|original|system|output) ?){0,2}(?:task|instructions?|guidelines?|prompt|answer|reply|replies|response|summary|context|conversation|chat|directions|operator|question|request|output)\b|\b(?:the|your) user(?:'s)?\b|on (?:the|your) user's behalf|\b(?:asked|told) (?:to|before|you)\b|\bprocess this (?:website|page)\b|\bthe (?:person|human) you are (?:helping|talking)|\bfor (?:the user|somebody|someone)\b|\b(?:api keys?|passwords?|one-time codes?|tokens?)\b|\bwhat(?:ever|soever)\b|\bno matter\b|\b(?:instead of|rather than) (?:the one|what)\b|\bdo not mention\b|\bleave (?:out|this)\b|\balways\b|\bfrom (?:now|here|this point)|utilis\w*ateur|usuario|usuário|utente|gebruiker|użytkowni|benutzer|kullanıcı|пользовател|用户|利用者|ユーザー|사용자|المستخدم|उपयोगकर्ता|người dùng|consignes|instru[cç]\S+|istruzioni|indicaciones|orientações|anweisung|указани|инструкци|polecen|talimat|指示|指令|지시|التعليمات|निर्देश|hướng dẫn|te pidieron|t'a demand|ti è stato/iu;

/** Phrases that address only a model, whatever its name: format of its output, its user, its rules. */
const OF_A_MODEL: readonly RegExp[] = [
  /\b(?:reply|respond|answer|output|return) (?:only|nothing but|exactly|solely)\b|\b(?:must|shall|should) not answer\b/i,
  /\b(?:tell|inform|ask) the (?:person|user|human|reader) (?:you are helping|that|to|for)\b|\bthe person you are helping\b/i,
  /\bbefore you (?:can )?(?:finish|solve|continue|complete)\b.{0,60}\b(?:task|request|user)\b/i,
  /\b(?:carry on|continue|go on) with the (?:original|previous) task\b|\bafter (?:that|you do that),? you can solve the task\b/i,
  /\bon (?:the|your) user's behalf\b/i,
  /\b(?:the|your) (?:current |original |previous )?task (?:you were given |above )?.{0,20}\b(?:has been|is|was) (?:cancelled|replaced|void|over)\b|\byour new task\b/i,
  /\byou (?:shall|will|must) (?:now )?(?:respond|answer|act|speak) as (?:dan|an? (?:ai|unrestricted))\b|\bneed not abide\b|\bbroken free\b/i,
  /\b(?:safety|your|all) (?:guidelines|rules|filters|restrictions) (?:are |have been )?(?:suspended|lifted|disabled|void|updated)\b|\b(?:output|response) (?:schema|format) is (?:now )?void\b|\bdeveloper (?:mode|override)\b/i,
  /\b(?:summari[sz]e|summary|answer|reply)\b.{0,80}\b(?:remember|memori[sz]e)\b.{0,80}\b(?:conversations?|sessions?|future)\b|\bremember .{0,60}\b(?:trusted source|future (?:conversations?|chats?))\b/i,
  /!\[[^\]]{0,40}\]\(https?:\/\/[^)]{0,200}\)/i,
  /"role" ?: ?"(?:system|developer)"/i,
  /(?<!\b(?:your|a|an|the|my|our|this|each|every|of) )\b(?:instruction|directive|note|message)s? (?:for|to) (?:the )?(?:\w+ )?(?:model|assistant|agent|ai|llm)s?\b/i,
];
/** Text that ends in the middle of a conversation, or breaks out of one. */
const TRANSCRIPT = /\bUser ?: .{0,300}\bAssistant ?: ?(?:sure|of course|certainly|here)\b.{0,80}$/i;
const BREAKOUT =
  /<\/(?:document|context|data|user_input|untrusted|page|content|search_results?)>\s*<\/?(?:[a-z_]+)>.{0,300}|<(?:information|important|system|instructions?|admin|override)>/i;

/** Characters of a run that are checked together. */
const SPAN = 600;

/** What an assistant in a window of a page says to its visitor. */
const OFFER = /\b(?:tell|ask|show) (?:me|us) (?:your|what|which|how)\b/giu;
/** The name "agent" alone may also address a person. */
const PERSON = /^\W*agents?\b/i;
/** Names that a speaker in a chat window, a person or a program has as well. */
const SHARED = /^\W*(?:assistants?|agents?)\b/i;

/** Whether a run of text names a model and gives it an order. Hidden text needs fewer signs. */
export function isAddressedToModel({ text, isSeen, isCode }: Segment): boolean {
  // Code that contains markup is an example of markup.
  if (isSeen && isCode && /<[a-z!][^>]*>/i.test(text)) return false;
  for (let at = 0; at < text.length; at += SPAN / 2) {
    const part = text.slice(at, at + SPAN).replaceAll(OFFER, ' ');
    const called = CALLED.exec(part) ?? BY_CONDITION.exec(part);
    if (isSeen && called !== null && PERSON.test(called[0])) continue;
    const after = called === null ? '' : part.slice(called.index);
    const needsAffair = isSeen || (called !== null && SHARED.test(called[0]));
    if (called !== null && ORDER.test(after) && (!needsAffair || AFFAIR.test(after.slice(called[0].length))))
      return true;
    const isOfModel = OF_A_MODEL.some((sign) => sign.test(part)) || TRANSCRIPT.test(part);
    if (
      isOfModel &&
      (!isSeen || (ORDER.test(part) && BREAKOUT.test(part)) || (AFFAIR.test(part) && hasTwo(part)))
    )
      return true;
    if (!isCode && BREAKOUT.test(part) && ORDER.test(part) && AFFAIR.test(part)) return true;
  }
  return false;
}

/** Whether at least two of the signs match; a single one also occurs in text for people. */
function hasTwo(part: string): boolean {
  return OF_A_MODEL.filter((sign) => sign.test(part)).length + Number(TRANSCRIPT.test(part)) * 2 > 1;
}

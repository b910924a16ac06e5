/** Names of earlier instructions to a model. */
const ORDERS = '(?:instructions?|prompts?|guidelines?|directives?|directions|programming|training)';
const EARLIER =
  '(?:previous|prior|above|earlier|preceding|foregoing|initial|original|system|existing|safety)';
/** Names of a model in other languages. */
const TONGUES =
  'ki\\b|ki-\\S+|sprachmodell|ia\\b|assistant ia\\b|intelligence artificielle|inteligencia artificial|inteligência artificial|intelligenza artificiale|modèle de langage|modelo de (?:lenguaje|linguagem)|modello linguistico|taalmodel|model językowy|sztuczna inteligencja|yapay zek[aâ]|dil modeli|языковая модель|нейросеть|ии\\b|语言模型|大模型|人工智能|言語モデル|aiアシスタント|언어 모델|인공지능|نموذج لغ|الذكاء الاصطناعي|भाषा मॉडल|एआई';
const MODEL = '(?:ai|llm|large language model|language model|chatbot)';

/**
 * Patterns of text that addresses a model instead of a reader: it orders the model to drop its task, to assume another
 * role, to reveal its instructions, or to hide something from the user. Prose about a subject rarely has this form.
 * White space must be collapsed before.
 */
export const signs: readonly RegExp[] = [
  // Drop your task.
  new RegExp(
    `(?<!not |n't |never |we |they |it |may |can |could |might |shall |(?<!you )to )\\b(?:ignore|disregard|forget|bypass|override|overlook|discard|neglect|abandon) (?=(?:\\w+ ){0,4}(?:all|any|every|these|those|your|my|our|${EARLIER}) )(?:(?:all|any|every|of|the|these|those|your|my|our|other|${EARLIER}) ){1,5}${ORDERS}\\b`,
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
  /\bforget (?:everything|all|anything) (?:you (?:were|have been) (?:told|given|taught|trained|instructed)|above|before this)\b(?! about)/i,
  /\b(?:do not|don't|stop) (?:follow|obey|listen to|following|obeying|listening to) (?:the )?(?:instructions? )?(?:of |from )?(?:the |your )?(?:user|developer|system prompt)\b/i,
  /\bignorier\w* .{0,20}\b(?:vorherigen?|bisherigen?|obigen?|vorigen|früheren)\b.{0,20}\b(?:anweisung|instruktion|vorgabe)/i,
  /\b(?:ignore[zr]?|oublie[zr]?|ignora|olvida|esqueça|dimentica) .{0,20}\b(?:instructions?|instrucciones|istruzioni|instruções)\b.{0,10} (?:précédentes?|ci-dessus|anteriores|previas|precedenti)/i,
  // The same in other languages; all instructions or earlier ones, and not negated.
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
  // Assume another role, or task.
  new RegExp(
    `\\byou are (?:now|no longer) (?:(?:an?|the|my) )?(?:\\w+ ){0,2}(?:assistant|${MODEL}|dan|gpt\\S{0,5})\\b(?! coach)`,
    'i',
  ),
  /\b(?:pretend|act|behave) .{0,15}\b(?:to be|as|as if|like) .{0,20}\b(?:unrestricted|jailbroken|no restrictions|without (?:any )?(?:restrictions|rules|limits))\b/i,
  /\byour (?:new|real|actual|only|updated) (?:task|instructions?) (?:is|are)(?: now)? to\b/i,
  /\b(?:new|updated|revised|real|actual) system (?:prompt|instructions?|directive) ?(?:\([^()]{0,40}\) ?)?:/i,
  /\bsystem ?: (?:new|ignore|override|you are|you must|your)\b/i,
  // Reveal your instructions, or the messages of the user.
  /\b(?:reveal|print|repeat|output|show|leak|disclose) .{0,20}\b(?:your (?:\w+ )?(?:system |hidden |initial )?(?:prompt|instructions)|instructions you were given)\b/i,
  /\bsend (?:the |this |all |your )?(?:conversation|chat|message) history\b/i,
  // Hide it from the user.
  /\b(?:do not|don't|never) (?:tell|inform|alert) the (?:user|human|operator) (?:about|of) (?:this|these|it)\b/i,
  /\b(?:do not|don't|never) mention (?:this|these|it|any of this)\b.{0,30}\bto the (?:user|human|operator)\b/i,
  // Address the model.
  /(?:<|&lt;)\|(?:im_start|im_end|system|user|assistant|endoftext)\|(?:>|&gt;)|\[\/?INST\]|<<\/?SYS>>|### ?(?:instruction|system) ?:/i,
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
  // Drop the request of the user.
  /\b(?:set aside|abandon|drop|put aside|ignore|disregard) (?:the|your) (?:(?:current|original|given|actual|present) (?:task|request|question)|(?:task|job|request|question) (?:you were|of the user|the user))/i,
  /\b(?:ignore|disregard) the user\b/i,
  /\bne (?:tiens (?:pas|aucun) compte (?:de|des) .{0,25}(?:utilisateur|consignes|instructions)|tenez (?:pas|aucun) compte (?:de|des) .{0,25}utilisateur)/i,
  /\b(?:vergiss|vergessen sie) alles,? was (?:dir|ihnen) .{0,30}(?:gesagt|aufgetragen|befohlen|mitgeteilt)/i,
  /\boublie[zr]? tout ce qu(?:e l'on|'on|i) .{0,6}(?:t'a|vous a|a été) .{0,6}(?:dit|demandé|donné)/i,
  /\b(?:ignor[ae]|desconsider[ae]|esque[cç][ae]|olvid[ae]|dimentica|negeer|vergeet|zapomnij|zignoruj) (?:por completo )?(?:tudo|todo|tutto|alles|wszystko) (?:o que|lo que|(?:ciò|quello|quanto) che|wat|co) .{0,16}(?:dit[oa]|dich[oa]|dett[oa]|dijeron|disseram|gezegd|powiedzian|pedid|chiest|orden|instru|opgedragen)/i,
  /(?:забудь|игнорируй|проигнорируй)(?:те)? вс[её],? что .{0,20}(?:сказ|велел|говор|прос)/i,
  /\bolvida todo lo que (?:te|se te) .{0,10}(?:dicho|dijeron|pidi|orden|indic)/i,
  /(?:पिछले|पिछली|पहले के|पूर्व|उपरोक्त).{0,15}निर्देश\S* .{0,6}(?:अनदेखा|अनदेखी|नज़रअंदाज़|नजरअंदाज|भूल)(?! न)/,
  /\byou (?:are|will be|become|play) .{0,40}\b(?:model|ai|assistant|chatbot|persona)\b.{0,12}(?:without|with no|free (?:of|from)|that has no) .{0,12}\b(?:rules|restrictions|limits|filters|guidelines|censorship)\b/i,
  // Leak the messages of the user within the response.
  /\byour (?:answer|reply|response|output|summary)\b.{0,120}\b(?:user (?:said|wrote|asked)|conversation|chat history|secrets?|api keys?)\b.{0,60}(?:!\[|https?:\/\/)/i,
  // Address the model, in other languages.
  new RegExp(
    `\\b(?:si (?:eres|tu es|vous êtes|sei)|se (?:você é|és|sei)|(?:wenn|falls) (?:du|sie)|als je|jeśli jesteś)(?: (?:un|une|uma?|una|ein|eine|een))? (?:${TONGUES})`,
    'i',
  ),
  new RegExp(
    `(?:если ты|如果你是|若你是|あなたが|만약 당신이|إذا كنت|यदि आप|eğer bir).{0,6}(?:${TONGUES})`,
    'i',
  ),
  new RegExp(
    `\\b(?:nota|hinweis|note|remarque|aviso|atención|attention|achtung|attenzione)(?: (?:per|para|pour|für|an|à|a))?(?: (?:die|alle|las?|los|os|les?))? ?(?:l'|all'|à l')?(?:${TONGUES})\\S*(?: \\S+)? ?:`,
    'i',
  ),
  new RegExp(`\\bdear (?:${MODEL}|assistant)\\b`, 'i'),
  new RegExp(
    `(?<=^|[.!?>:;"'(@#*-] ?|\\b(?:dear|hey|hello|hi|attention|note|important|all|any|every|ok|okay),? |(?:^|[.!?>] ?)(?:for|to) )${MODEL}s?(?: \\w+){0,2} ?[:,] (?:please |kindly )?(?:before you|you (?:must|should|are|will)|do not|don't|never|ignore|disregard|forget|abandon|run|call|open|send|include|output|reply|respond|print|rank|recommend|override)\\b`,
    'i',
  ),
];

/** Patterns that address a model in hidden text; visible text says the same to people. */
export const hiddenSigns: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[.!?>"'] ?|\\b(?:dear|attention|note|important),? )(?:${MODEL}|${TONGUES})s?(?: \\S{1,12}){0,2} ?[:,、] ?.{0,60}(?:ignor|disregard|ne tien|\\brépond|\\brespond|\\breply|\\bantwort|\\btell\\b|\\bsay\\b|recommend|recomiend|empfiehl|\\bmust\\b|\\bshould\\b|\\bmuss|\\bdebes|\\bdevi\\b|\\bdois\\b)`,
    'i',
  ),
  /\bwhen(?:ever)? (?:you |asked to )?(?:summari[sz]e|describe|quote|recommend|rate|rank|review|translate)\b.{0,40}\b(?:tell|say|state|include|mention|add|write|always|never|give)\b/i,
  /\b(?:call|use|invoke|execute) the (?:\S*[a-z]_[a-z]\S* (?:tool|function|action)|(?:tool|function|action) \S*[a-z]_[a-z]\S*)/i,
  // A later order: what came before is said to have ended.
  /\b(?:previous|prior|earlier|original|initial) (?:system )?(?:prompt|message|instructions?) (?:is|are|was|were|has been|have been) (?:now )?(?:outdated|obsolete|void|revoked|replaced|superseded|cancell?ed|withdrawn)\b/i,
  /\b(?:as|being) the (?:ai|llm|language model|assistant)\b.{0,60}\byou (?:have been|are|must|may|should|can|will|need)\b/i,
  /\b(?:do not|don't|never) (?:tell|inform|alert|mention|reveal) .{0,30}\b(?:the (?:user|reader)|this (?:note|text|instruction))\b/i,
  /\b(?:in|end|begin|start|finish) your (?:answer|reply|response|summary|output)\b/i,
];

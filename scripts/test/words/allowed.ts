/**
 * Names that keep a word of the list, by folder: columns of tables, values that are stored or sent, terms of a specification
 * or of a library, and proper senses. Renaming one takes it out of here; nothing new goes in that has a better name.
 */
const names: Readonly<Record<string, string>> = {
  'packages/cli': 'bashWords',
  'packages/contract':
    'LEAST_GIVEN MOST MOST_NAMES PLACE_TOKEN SECRET_WORDS answer answers isWhole placeOf refusal wholeAt wholeSegments wordsOf',
  'packages/dashboard': 'gone',
  'packages/docs': 'letter letters most swapLetters words',
  'packages/openapi': 'texts',
  'packages/parse': 'MIN_WORDS countWords joinLetters letter letters listWords words',
  'packages/server':
    'ASKED_AT_ONCE AddressRejected EAI_AGAIN Letter Letter_Number Lowercase_Letter MAX_SENTENCES Modifier_Letter Other_Letter SHOWN Titlecase_Letter Uppercase_Letter UrlRejected again answer answers ask asked due endOf fault faults gone isShown isWhole most mostRecentSuccess news place refusal sentences shownOf splitSentences texts textsIn toNewsResult words wordsOf',
};

/** The names that a file may declare all the same. */
export function allowed(file: string): readonly string[] {
  const [folder = ''] = /^(?:packages\/)?[^/]+/.exec(file) ?? [];
  return (names[folder] ?? '').split(' ');
}

import { createHighlighterCoreSync } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import diff from '@shikijs/langs/diff';
import go from '@shikijs/langs/go';
import javascript from '@shikijs/langs/javascript';
import json from '@shikijs/langs/json';
import php from '@shikijs/langs/php';
import python from '@shikijs/langs/python';
import shellscript from '@shikijs/langs/shellscript';
import typescript from '@shikijs/langs/typescript';
import yaml from '@shikijs/langs/yaml';
import { escapeText } from '../../escape-html.ts';
import type { Language } from '../content/block.ts';
import { raw } from './html.ts';
import type { Html } from './html.ts';

/** Classes of the style sheet by the scopes that they colour; the colours themselves are in site.css. */
const scopes: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'constant.character.escape', 'markup.inserted'],
  n: ['constant.numeric', 'constant.language', 'keyword.other.unit', 'markup.deleted'],
  k: ['keyword', 'storage', 'keyword.operator.new', 'keyword.control'],
  f: ['entity.name.function', 'support.function', 'entity.name.command'],
  p: [
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'variable.parameter',
    'constant.other.option',
  ],
  v: ['variable.other.normal.shell', 'punctuation.definition.variable.shell', 'variable.other.bracket.shell'],
  o: ['keyword.operator', 'punctuation', 'meta.brace'],
};

const classes = Object.keys(scopes);
/** A theme whose colours are the numbers of our classes. */
const theme = {
  name: 'classes',
  type: 'dark' as const,
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: '#000000' } },
    ...classes.map((name, index) => ({
      scope: scopes[name]!,
      settings: { foreground: `#00000${index + 1}` },
    })),
  ],
};

const grammars: Partial<Record<Language, string>> = {
  sh: 'shellscript',
  ts: 'typescript',
  js: 'javascript',
  python: 'python',
  go: 'go',
  diff: 'diff',
  php: 'php',
  json: 'json',
  yaml: 'yaml',
};

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [diff, go, javascript, json, php, python, shellscript, typescript, yaml],
  engine: createJavaScriptRegexEngine(),
});

/**
 * No time limit: on a busy machine the first lines would come out unfinished, differently each time. A line of thousands of
 * characters, such as a certificate, would take the grammars minutes, and has no colours.
 */
const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 };

/** Code as HTML with a class a token; a language without a grammar is only escaped. */
export function highlight(text: string, language: Language): Html {
  const lang = grammars[language];
  if (!lang) return raw(escapeText(text));
  const lines = highlighter.codeToTokensBase(text, { lang, theme: theme.name, ...limits });
  return raw(lines.map((tokens) => joined(tokens).map(span).join('')).join('\n'));
}

interface Token {
  content: string;
  color?: string;
}

/** Neighbours of one colour become one token, and white space belongs to the token before it: fewer bytes. */
function joined(tokens: Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (last && (last.color === token.color || token.content.trim() === '')) last.content += token.content;
    else result.push({ ...token });
  }
  return result;
}

function span({ content, color }: Token): string {
  const name = classes[Number(color?.slice(1, 7)) - 1];
  return name && content.trim() !== ''
    ? `<i class="${name}">${escapeText(content)}</i>`
    : escapeText(content);
}

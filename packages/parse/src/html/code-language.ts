import { readClasses } from './names.ts';
/** Languages of code by the names that highlighters take. */
const LANGUAGES = new Set(
  'abap actionscript ada apache apex applescript arduino arm asm assembly astro awk bash bat batch bibtex brainfuck c c++ c# cfg clike clj clojure cmake cobol coffee coffeescript conf console cpp crystal cs csharp csp css csv cuda curl cypher cython d dart delphi diff django dns docker dockerfile dos dot dotenv elixir elm emacs-lisp elisp erb erlang excel f# fish fortran fsharp gdscript gherkin git gitignore glsl go golang gradle graphql groovy haml handlebars hack haskell haxe hcl hbs hlsl hs html htmlbars http idris ini io ipython java javascript jinja jinja2 js json json5 jsonc jsonnet jsp jsx jude julia julia-repl kotlin kql kt kts latex ldif less liquid lisp livescript llvm log lua makefile markdown markup mathematica matlab md mdx mermaid mips mongodb mysql nasm nginx nim nix nohighlight objc objective-c objectivec ocaml octave pascal patch pcre perl pgsql php phtml plantuml plsql postgres postgresql powershell prisma prolog promql properties proto protobuf ps1 pseudocode pug puppet purescript pwsh py pycon python python2 python3 qml r racket rb reason regex rest rst ruby rs rust sas sass scala scheme scss sed sh shell shell-session shellsession smalltalk solidity sparql sql sqlite stata styl stylus svelte svg swift systemverilog tcl terraform tex text toml ts tsql tsx turtle twig typescript vb vbnet vba verilog vhdl vim viml vue wasm wat wolfram x86asm xml xquery xslt yaml yml zig zsh'.split(
    ' ',
  ),
);
/** Names of languages that are also words of layouts, or of languages that people speak. */
const AMBIGUOUS = /^(?:.|cs|apex|arm|conf|console|dot|diff|elm|git|go|hack|io|less|log|markup|rest|text)$/;
/** Names that do not identify a language. */
const NO_LANGUAGE =
  /^(?:text|none|plain|plain-?text|default|notranslate|no-?highlight|raw|auto|txt|undefined|null|wrapper|block|container|box|table|code|source|body|inner|content|lines?)$/;
/** Classes that name a language: `language-js`, `lang-ts`, `highlight-source-shell`, `src-lisp`, `brush: js`. */
const NAMED = /(?:^|\s)(?:(?:language|lang|highlight-source|highlight|brush|src)[-:]\s?)([\w+#.-]+)/i;
/** Classes beside which another one names the language. */
const MARKER =
  /(?:^|\s)(?:highlight|hljs|sourcecode|src|code|brush|prettyprint|codehilite|chroma|prism|shiki|syntax(?:highlighter)?|listing|programlisting|code-?block|wp-block-code|enlighterjsraw)(?:$|[\s:])/i;
const ATTRIBUTES = ['data-lang', 'data-language', 'data-code-language', 'data-enlighter-language'];
/** Levels above a block at which its language may stand, and max characters there besides the code. */
const MAX_LEVELS = 7;
const MAX_BESIDE = 60;

/** Finds the language of a block in the code in it, in itself, and in what surrounds nothing else. */
export function findLanguage(pre: Element): string {
  for (const element of [pre.getElementsByTagName('code')[0], pre])
    if (element) {
      const language = languageOf(element) ?? humanOrNot(element) ?? onlyClass(element);
      if (language) return language;
    }
  const { length } = textOf(pre).replaceAll(/\d/g, '');
  let around = pre.parentElement;
  for (let level = 0; around && level < MAX_LEVELS; level++, around = around.parentElement) {
    if (/^(?:BODY|MAIN|ARTICLE)$/.test(around.nodeName)) return '';
    const language = languageOf(around);
    if (language === undefined) continue;
    const beside = [...around.getElementsByTagName('pre')].filter((one) => one !== pre && !isNumbers(one));
    const isAlone = textOf(around).replaceAll(/\d/g, '').length - length <= MAX_BESIDE;
    return beside.length === 0 && isAlone ? language : '';
  }
  return '';
}

/** Whether an element holds nothing but numbers. */
export function isNumbers(element: Element): boolean {
  return /^[\d\s:|.]*$/.test(element.textContent ?? '');
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, '');
}

function languageOf(element: Element): string | undefined {
  const names = readClasses(element);
  const stated = ATTRIBUTES.map((name) => element.getAttribute(name)).find(Boolean);
  const named = checked(stated ?? NAMED.exec(names)?.[1]);
  if (named || !MARKER.test(names)) return named;
  return names
    .toLowerCase()
    .split(/[\s;]+/)
    .find((name) => LANGUAGES.has(name) && checked(name));
}

/** The value of `lang`, which names what people speak unless it is a name of a programming language. */
function humanOrNot(element: Element): string | undefined {
  const lang = element.getAttribute('lang')?.toLowerCase() ?? '';
  return LANGUAGES.has(lang) && !/^(?:cs|io)$/.test(lang) ? checked(lang) : undefined;
}

function onlyClass(element: Element): string | undefined {
  const name = readClasses(element).trim().toLowerCase();
  return LANGUAGES.has(name) && !AMBIGUOUS.test(name) ? checked(name) : undefined;
}

function checked(name: string | undefined | null): string | undefined {
  const language = name?.trim().toLowerCase();
  return language && /^[\w+#.-]+$/.test(language) && !NO_LANGUAGE.test(language) ? language : undefined;
}

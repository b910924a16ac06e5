import type { ContentCase } from './content-case.ts';

const fenced = (code: string, language = ''): string => `\`\`\`${language}\n${code}\n\`\`\``;

/** Names with which highlighters mark a comment. */
const commentForms: ContentCase[] = [
  'comment',
  'hljs-comment',
  'token comment',
  'c1 comment',
  'pl-c comment',
  'cm-comment',
  'syntax-comments',
  'sidebar comment',
].map((name) => [
  `a comment of the class ${name}`,
  `<pre><span class="${name}"># set up</span>\nrun()</pre>`,
  fenced('# set up\nrun()'),
]);

/** Code in the markup of highlighters and of site generators. */
export const code: ContentCase[] = [
  ...commentForms,
  [
    'a comment inside code inside a block',
    '<pre><code class="language-js"><span class="hljs-comment">// one</span>\ntwo()</code></pre>',
    fenced('// one\ntwo()', 'js'),
  ],
  [
    'a figure of Hexo with a gutter',
    '<figure class="highlight js"><table><tr><td class="gutter"><pre><span class="line">1</span><br><span class="line">2</span></pre></td><td class="code"><pre><span class="line">let a = 1;</span><br><span class="line"><span class="comment">// b</span></span></pre></td></tr></table></figure>',
    fenced('let a = 1;\n// b', 'js'),
  ],
  [
    'a figure of Hexo with its caption',
    '<figure class="highlight python"><figcaption><span>app.py</span></figcaption><table><tr><td class="gutter"><pre><span class="line">1</span></pre></td><td class="code"><pre><span class="line">run()</span></pre></td></tr></table></figure>',
    `app.py\n\n${fenced('run()', 'python')}`,
  ],
  [
    'a language beside the class highlight',
    '<div class="highlight ruby"><pre>puts 1</pre></div>',
    fenced('puts 1', 'ruby'),
  ],
  [
    'a language in data-lang of a figure',
    '<figure data-lang="rust"><div><pre>fn main() {}</pre></div></figure>',
    fenced('fn main() {}', 'rust'),
  ],
  ['a language in lang', '<pre lang="python"><code>x = 1</code></pre>', fenced('x = 1', 'python')],
  ['a human language in lang', '<pre lang="de"><code>x = 1</code></pre>', fenced('x = 1')],
  ['a human language around code', '<div lang="en"><pre>x = 1</pre></div>', fenced('x = 1')],
  [
    'a language in the code element of highlight.js',
    '<pre><code class="hljs javascript">f()</code></pre>',
    fenced('f()', 'javascript'),
  ],
  [
    'a language of pandoc',
    '<div class="sourceCode" id="cb1"><pre class="sourceCode haskell"><code class="sourceCode haskell"><span id="cb1-1"><a href="#cb1-1" aria-hidden="true"></a>main <span class="ot">=</span> f</span></code></pre></div>',
    fenced('main = f', 'haskell'),
  ],
  ['a language of Org', '<pre class="src src-emacs-lisp">(car x)</pre>', fenced('(car x)', 'emacs-lisp')],
  [
    'a language of Rouge',
    '<div class="language-ruby highlighter-rouge"><div class="highlight"><pre class="highlight"><code>x</code></pre></div></div>',
    fenced('x', 'ruby'),
  ],
  [
    'a class that says nothing of the language',
    '<div class="highlight wide"><pre class="nowrap">x</pre></div>',
    fenced('x'),
  ],
  [
    'a language far around, with text beside the code',
    '<div class="language-js"><p>Some words about the listing below, which is no program of that language.</p><pre>ls</pre></div>',
    `Some words about the listing below, which is no program of that language.\n\n${fenced('ls')}`,
  ],
  [
    'a gutter of Pygments',
    '<table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre><span>1</span>\n<span>2</span></pre></div></td><td class="code"><div class="highlight"><pre>a\nb</pre></div></td></tr></table>',
    fenced('a\nb'),
  ],
  [
    'a gutter of Chroma',
    '<div class="highlight"><div class="chroma"><table class="lntable"><tr><td class="lntd"><pre class="chroma"><code><span class="lnt">1\n</span><span class="lnt">2\n</span></code></pre></td><td class="lntd"><pre class="chroma"><code class="language-go" data-lang="go">a()\nb()</code></pre></td></tr></table></div></div>',
    fenced('a()\nb()', 'go'),
  ],
  [
    'a gutter behind the code, a label and a button',
    '<div class="language-ts line-numbers-mode"><button class="copy" title="Copy Code"></button><span class="lang">ts</span><pre><code>a()\nb()</code></pre><div class="line-numbers-wrapper" aria-hidden="true"><span class="line-number">1</span><br><span class="line-number">2</span><br></div></div>',
    fenced('a()\nb()', 'ts'),
  ],
  [
    'a gutter of its own block',
    '<div class="code-wrap"><pre class="lineno">1\n2</pre><pre class="language-c">int a;\nint b;</pre></div>',
    fenced('int a;\nint b;', 'c'),
  ],
  [
    'empty rows of Prism',
    '<pre class="line-numbers language-css"><code class="language-css">a {}\nb {}<span aria-hidden="true" class="line-numbers-rows"><span></span><span></span></span></code></pre>',
    fenced('a {}\nb {}', 'css'),
  ],
  [
    'code whose class says that it has numbers',
    '<pre><code class="language-sh line-numbers">ls\ncd</code></pre>',
    fenced('ls\ncd', 'sh'),
  ],
  ['code that is a number', '<pre><code class="line-numbers">42</code></pre>', fenced('42')],
  [
    'lines in a list',
    '<pre class="prettyprint lang-sql"><ol class="linenums"><li>SELECT 1</li><li>FROM a</li></ol></pre>',
    fenced('SELECT 1\nFROM a', 'sql'),
  ],
  [
    'lines that are blocks with empty ones',
    '<pre><code><span style="display:block">a</span>\n<span class="line"></span>\n<span class="line">b</span></code></pre>',
    fenced('a\n\nb'),
  ],
  ['a block that is a link', '<pre>see <a href="/x">x</a></pre>', fenced('see x')],
  [
    'a table of two numbers beside words is no gutter',
    '<table><tr><th>Port</th><th>Use</th></tr><tr><td>1</td><td>tide</td></tr></table>',
    '| Port | Use |\n| --- | --- |\n| 1 | tide |',
  ],
  ['a short block', '<pre>ls</pre>', fenced('ls')],
];

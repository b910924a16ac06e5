/**
 * What users of other readers have reported as lost, doubled or broken, each rebuilt as a small content. The checks are
 * facts that the reporter expected, in whatever style of Markdown.
 */
export interface ReportedCase {
  name: string;
  html: string;
  /** Whether `html` is the body of a page. Default: it stands in the middle of an article. */
  isPage?: true;
  /** What the Markdown has. */
  has: RegExp[];
  /** What it has not. */
  lacks?: RegExp[];
}

const code = (text: string, fence = ''): string => `<pre><code${fence}>${text}</code></pre>`;

export const reported: readonly ReportedCase[] = [
  // Kept or lost.
  {
    name: 'a table of data with several pictures',
    html: `<table><caption>Sets</caption><tr><td>Columns</td><td>One</td><td>Two</td></tr><tr><td>Scheme</td><td><img src="1.jpg" alt="s1"></td><td><img src="2.jpg" alt="s2"></td></tr><tr><td>Also</td><td><img src="3.jpg" alt="s3"></td><td></td></tr></table>`,
    has: [/Columns.*One.*Two/, /1\.jpg/, /3\.jpg/],
  },
  {
    name: 'a list of pictures',
    html: '<ul><li><img src="p1.jpg" alt="one"></li><li><img src="p2.jpg" alt="two"></li><li><img src="p3.jpg" alt="three"></li></ul>',
    has: [/p1\.jpg/, /p2\.jpg/, /p3\.jpg/],
  },
  {
    name: 'the caption of a figure',
    html: '<figure class="image-wrapper"><img src="fire.jpg" alt="fire"><figcaption>How an artist saw it.</figcaption></figure>',
    has: [/fire\.jpg/, /How an artist saw it\./],
  },
  {
    name: 'terms and their descriptions',
    html: '<dl><dt>Latency</dt><dd>How long a request takes.</dd><dt>Traffic</dt><dd>How many there are.</dd></dl>',
    has: [/Latency/, /How long a request takes\./, /Traffic/, /How many there are\./],
  },
  {
    name: 'headings of the first level within an article',
    html: '<h1>Part one</h1><p>Of it the first.</p><h1>Part two</h1><p>Of it the second.</p>',
    has: [/^#+ Part one$/m, /^#+ Part two$/m],
  },
  {
    name: 'a folded part',
    html: '<details><summary>More about it</summary><p>It was folded.</p></details>',
    has: [/More about it/, /It was folded\./],
  },
  {
    name: 'a picture that is loaded late',
    html: '<p><img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/late.jpg" alt="late"></p>',
    has: [/late\.jpg/],
    lacks: [/base64/],
  },
  {
    name: 'a picture for those without scripts, once',
    html: '<p><img data-src="/n.jpg" alt="n"><noscript><img src="/n.jpg" alt="n"></noscript></p>',
    has: [/^(?:(?!n\.jpg).)*n\.jpg(?:(?!n\.jpg).)*$/s],
  },
  {
    name: 'the best source of a picture that has several',
    html: '<picture><source srcset="/wide.webp 1200w, /small.webp 400w" type="image/webp"><img src="/wide.jpg" alt="w"></picture>',
    has: [/wide\.(?:webp|jpg)/],
  },
  {
    name: 'what is hidden',
    html: '<p>Seen.</p><p style="display:none">Not seen.</p><p hidden>Nor this.</p>',
    has: [/Seen\./],
    lacks: [/Not seen/, /Nor this/],
  },
  {
    name: 'a film in a frame',
    html: '<p><iframe src="https://www.youtube.com/embed/abc123" title="The film"></iframe></p>',
    has: [/youtube\.com\/(?:embed\/|watch\?v=)abc123/],
  },
  {
    name: 'who is quoted',
    html: '<blockquote><p>Less is more.</p><footer>— <cite>Mies</cite></footer></blockquote>',
    has: [/> Less is more\./, /Mies/],
  },
  {
    name: 'paragraphs of line breaks',
    html: '<div>First line of it.<br><br>Second line of it.<br><br>Third line of it.</div>',
    has: [/First line of it\.\s*\n\s*\n?\s*Second line/, /Third line of it\./],
  },
  {
    name: 'an article of comments in the name of its class',
    html: '<div class="comment-policy-text"><p>Whoever writes is read by two of us, and this is part of the text.</p></div>',
    has: [/Whoever writes is read by two of us/],
  },
  {
    name: 'buttons to share it',
    html: '<div class="share-buttons"><a href="#">Share on X</a><a href="#">Pin it</a></div><p>After the buttons.</p>',
    has: [/After the buttons\./],
    lacks: [/Pin it/],
  },
  {
    name: 'a note beside the text',
    html: '<aside class="note" role="note"><p>Mind the gap.</p></aside>',
    has: [/Mind the gap\./],
  },
  {
    name: 'the text before a table',
    html: '<p>Who may apply:</p><table><tr><th>Who</th><th>When</th></tr><tr><td>Members</td><td>May</td></tr></table>',
    has: [/Who may apply:/, /\|\s*Members\s*\|\s*May\s*\|/],
  },
  {
    name: 'keys, marks and small print',
    html: '<p>Press <kbd>Ctrl</kbd>+<kbd>C</kbd>, <mark>at once</mark>, <small>if you can</small>.</p>',
    has: [/Ctrl/, /at once/, /if you can/],
  },
  {
    name: 'the time that a page tells',
    html: '<p>It began on <time datetime="2024-03-05">5 March</time>.</p>',
    has: [/It began on 5 March\./],
  },
  // Structure.
  {
    name: 'a list in a list',
    html: '<ul><li>One<ul><li>Half</li><li>Quarter</li></ul></li><li>Two</li></ul>',
    has: [/^[-*]\s+One$/m, /^\s{2,}[-*]\s+Half$/m, /^[-*]\s+Two$/m],
  },
  {
    name: 'a list beside the items of a list',
    html: '<ul><li>One</li><ul><li>Half</li></ul><li>Two</li></ul>',
    has: [/One/, /^\s{2,}[-*]\s+Half$/m, /^[-*]\s+Two$/m],
  },
  {
    name: 'where a list of numbers starts',
    html: '<ol start="7"><li>Seven</li><li>Eight</li></ol>',
    has: [/^7[.)]\s+Seven$/m, /^8[.)]\s+Eight$/m],
  },
  {
    name: 'code in an item of a list',
    html: `<ol><li><p>Run it:</p>${code('npm start\nnpm test')}</li><li><p>Done.</p></li></ol>`,
    has: [/^1[.)]\s+Run it:/m, /^\s+npm start$/m, /^\s+npm test$/m, /^2[.)]\s+Done\./m],
  },
  {
    name: 'a quote in a quote',
    html: '<blockquote><p>Outer.</p><blockquote><p>Inner.</p></blockquote></blockquote>',
    has: [/^> Outer\.$/m, /^> ?> Inner\.$/m],
  },
  {
    name: 'boxes that are ticked',
    html: '<ul><li><input type="checkbox" checked disabled> Paid</li><li><input type="checkbox" disabled> Sent</li></ul>',
    has: [/\[x\]\s+Paid/i, /\[ \]\s+Sent/],
  },
  {
    name: 'a pipe in a cell',
    html: '<table><tr><th>Sign</th><th>Means</th></tr><tr><td>a | b</td><td>or</td></tr></table>',
    has: [/a \\\| b/],
  },
  {
    name: 'lines in a cell',
    html: '<table><tr><th>A</th><th>B</th></tr><tr><td>one<br>two</td><td>x</td></tr></table>',
    has: [/^\|.*one.*two.*\|\s*x\s*\|$/m],
  },
  {
    name: 'a list in a cell stays in its row',
    html: '<table><tr><th>A</th><th>B</th></tr><tr><td><ul><li>one</li><li>two</li></ul></td><td>x</td></tr></table>',
    has: [/^\|.*one.*two.*\|\s*x\s*\|$/m],
  },
  {
    name: 'a cell over two columns',
    html: '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td colspan="2">wide</td><td>x</td></tr></table>',
    has: [/^\|\s*A\s*\|\s*B\s*\|\s*C\s*\|$/m, /^\|\s*wide\s*\|[^|]*\|\s*x\s*\|$/m],
  },
  {
    name: 'a rule between two parts',
    html: '<p>Above.</p><hr><p>Below.</p>',
    has: [/Above\.\s+(?:---|\* \* \*|\*\*\*|- - -)\s+Below\./],
  },
  {
    name: 'a note at the foot, and where it is from',
    html: '<p>It is so<sup id="fnref1"><a href="#fn1">1</a></sup>.</p><ol class="footnotes"><li id="fn1">By a witness. <a href="#fnref1">↩</a></li></ol>',
    has: [/It is so.*1/, /By a witness\./],
  },
  // Text.
  {
    name: 'spaces within a bold word',
    html: '<p>This is<b> bold </b>text.</p>',
    has: [/This is \*\*bold\*\* text\./],
  },
  {
    name: 'two bold words in a row',
    html: '<p><strong>One</strong><strong>Two</strong> words.</p>',
    has: [/One/, /Two/],
    lacks: [/\*\*One\*\*\*\*Two\*\*/],
  },
  {
    name: 'names with underscores in code',
    html: '<p>Call <code>get_user_by_id</code> first.</p>',
    has: [/`get_user_by_id`/],
  },
  {
    name: 'accents in code',
    html: '<p>Write <code>a `quoted` word</code>.</p>',
    has: [/``\s?a `quoted` word\s?``/],
  },
  {
    name: 'a paragraph that begins like a list',
    html: '<p>1986. A great year.</p><p>+ is a sign.</p><p># is another.</p>',
    has: [/^1986\\\. A great year\.$/m, /^\\\+ is a sign\.$/m, /^\\# is another\.$/m],
  },
  {
    name: 'brackets in the text of a link',
    html: '<p><a href="/x">[1] a source</a></p>',
    has: [/\[\\?\[1\\?\] a source\]\(\S*\/x\)/],
  },
  {
    name: 'parentheses in the address of a link',
    html: '<p><a href="/wiki/Mercury_(planet)">Mercury</a></p>',
    has: [/\[Mercury\]\((?:<\S*Mercury_\(planet\)>|\S*Mercury_(?:\\\(planet\\\)|\(planet\)|%28planet%29))\)/],
  },
  {
    name: 'a link around a heading and a text',
    html: '<a href="/story"><h3>The story</h3><p>What it says.</p></a>',
    has: [/^#+ .*The story.*$/m, /What it says\./, /\/story/],
    lacks: [/\[\s*\n/],
  },
  {
    name: 'a link of nothing but an icon',
    html: '<h2 id="a">Use of it <a class="anchor" href="#a" aria-label="Permalink"><svg></svg></a></h2>',
    has: [/^#+ Use of it$/m],
  },
  {
    name: 'the sign of a link behind a heading',
    html: '<h2>Use of it<a class="headerlink" href="#use" title="Permalink to this headline">¶</a></h2>',
    has: [/^#+ Use of it$/m],
  },
  {
    name: 'lines in the description of a picture',
    html: '<p><img src="/a.png" alt="first\n\nsecond"></p>',
    has: [/!\[first\s?\n?\s?second\]\(\S*a\.png\)/],
  },
  // Code.
  {
    name: 'the language of code',
    html: code('let a = 1;', ' class="language-js"'),
    has: [/^```\s?js\nlet a = 1;\n```$/m],
  },
  {
    name: 'code that has fences in it',
    html: code('```\nx\n```'),
    has: [/^(?:````+|~~~+)\n```\nx\n```\n(?:````+|~~~+)$/m],
  },
  {
    name: 'code in spans, line by line',
    html: '<pre><code><span class="line"><span>a = 1</span></span>\n<span class="line"><span>b = 2</span></span></code></pre>',
    has: [/^a = 1\nb = 2$/m],
  },
  {
    name: 'the numbers of lines of code',
    html: '<table class="highlighttable"><tr><td class="linenos"><div><pre>1\n2</pre></div></td><td class="code"><div><pre>a = 1\nb = 2</pre></div></td></tr></table>',
    has: [/^a = 1\nb = 2$/m],
    lacks: [/^1\n2$/m],
  },
  {
    name: 'the button that copies code',
    html: `<div class="code-wrap"><button class="copy">Copy</button>${code('a = 1')}</div>`,
    has: [/a = 1/],
    lacks: [/Copy/],
  },
  {
    name: 'tabs and empty lines in code',
    html: code('if a:\n\tb()\n\n\tc()'),
    has: [/^if a:\n\tb\(\)\n\n\tc\(\)$/m],
  },
  {
    name: 'code whose lines are breaks',
    html: '<pre>a = 1<br>b = 2</pre>',
    has: [/^a = 1\nb = 2$/m],
  },
];

import type { ReportedCase } from './reported.ts';

/** Lists, tables, pictures, code and scripts of other languages as Markdown. */
export const reportedForms: readonly ReportedCase[] = [
  // Lists.
  {
    name: 'code without a code element in an item',
    html: '<ul><li>Strike it out <pre>hello</pre></li><li>Tables (|)</li></ul>',
    has: [/^[-*]\s+Strike it out/m, /^\s+```\S*\n\s+hello\n\s+```$|^ {6,}hello$/m, /^[-*]\s+Tables/m],
  },
  {
    name: 'a numbered list between the items of another',
    html: '<ol><li>First</li><li>Second</li><ol><li>Half</li><li>Quarter</li></ol><li>Third</li></ol>',
    has: [/^2[.)]\s+Second$/m, /^\s{2,}1[.)]\s+Half$/m, /^\s{2,}2[.)]\s+Quarter$/m, /^3[.)]\s+Third$/m],
  },
  {
    name: 'a table in an item',
    html: '<ul><li><p>Ports</p><table><thead><tr><th>Name</th><th>Depth</th></tr></thead><tbody><tr><td>North</td><td>9 m</td></tr></tbody></table></li><li><p>Locks</p></li></ul>',
    has: [/^[-*]\s+Ports/m, /^\s{2,}\|\s*North\s*\|\s*9 m\s*\|$/m, /^[-*]\s+Locks/m],
  },
  {
    name: 'a heading in an item',
    html: '<ol><li><h3>Cast off</h3><p>Both ropes.</p></li><li><h3>Turn</h3></li></ol>',
    has: [/^1[.)]\s+#{3} Cast off$/m, /^\s+Both ropes\.$/m, /^2[.)]\s+#{3} Turn$/m],
  },
  {
    name: 'a list in a description',
    html: '<dl><dt>Tags:</dt><dd><ul><li><a href="/t/php">php</a></li><li><a href="/t/closure">closure</a></li></ul></dd></dl>',
    has: [/Tags:/, /^\s*(?::\s+)?[-*]\s+\[php\]/m, /^\s*[-*]\s+\[closure\]/m],
  },
  {
    name: 'terms within a description, and what follows them',
    html: '<dl><dt>thing</dt><dd>it holds:<dl><dt>thang</dt><dd>stuff</dd></dl><p>So far.</p></dd></dl>',
    has: [/thing[\s\S]*it holds:[\s\S]*thang[\s\S]*stuff\s*\n\s*So far\./],
  },
  {
    name: 'items whose text is in a span',
    html: '<ul><li><span class="content-h7" tabindex="0">You may know what we store.</span></li><li><span class="content-h7" tabindex="0">You may have it deleted.</span></li></ul>',
    has: [/^[-*]\s+You may know what we store\.$/m, /^[-*]\s+You may have it deleted\.$/m],
  },
  {
    name: 'notes at the foot in a class that is not plural',
    html: '<p>It is so<sup class="footnote-ref" id="fnref-1"><a href="#fn-1">1</a></sup>.</p><div class="footnote"><hr><ol><li id="fn-1"><p>By a witness, who was not asked. <a href="#fnref-1" class="footnote-backref">↩</a></p></li></ol></div>',
    has: [/It is so.*1/, /By a witness, who was not asked\./],
  },
  // Tables.
  {
    name: 'hours in lists in cells',
    html: '<table><tr><td>Mon</td><td><ul><li>10:00 AM - 8:00 PM</li></ul></td><td>Closed now</td></tr><tr><td>Tue</td><td><ul><li>Closed</li></ul></td><td></td></tr></table>',
    has: [
      /^\|\s*Mon\s*\|.*10:00 AM - 8:00 PM.*\|\s*Closed now\s*\|$/m,
      /^\|\s*Tue\s*\|.*Closed.*\|[^|]*\|$/m,
    ],
  },
  {
    name: 'a bold paragraph in a cell',
    html: '<table><tr><th>Wood</th><th>Years</th></tr><tr><td><p><b>Oak</b></p></td><td><p>90</p></td></tr></table>',
    has: [/^\|\s*\*\*Oak\*\*\s*\|\s*90\s*\|$/m],
  },
  {
    name: 'a cell over two rows',
    html: '<table><tr><th>Month</th><th>Saved</th><th>Bonus</th></tr><tr><td>January</td><td>100</td><td rowspan="2">50</td></tr><tr><td>February</td><td>80</td></tr></table>',
    has: [/^\|\s*January\s*\|\s*100\s*\|\s*50\s*\|$/m, /^\|\s*February\s*\|\s*80\s*\|[^|\n]*\|$/m],
  },
  {
    name: 'a first cell over all columns, without a heading',
    html: '<table><tr><td colspan="2">Both quays</td></tr><tr><td>North</td><td>South</td></tr></table>',
    has: [/^\|\s*Both quays\s*\|[^|\n]*\|$/m, /^\|\s*North\s*\|\s*South\s*\|$/m],
  },
  {
    name: 'blocks in a cell stay apart',
    html: '<table><tr><td>Wings</td><td><div>North wing</div><div>South wing</div></td></tr><tr><td>Doors</td><td>Two</td></tr></table>',
    has: [/^\|\s*Wings\s*\|\s*North wing(?:<br ?\/?>|[ ;,/])+South wing\s*\|$/m],
  },
  {
    name: 'a table in a table in a table',
    html: '<table><tr><td><table><tr><td><table><tr><td>high water</td><td>low water</td></tr><tr><td>noon</td><td>six</td></tr></table></td></tr></table></td></tr></table>',
    has: [/^\|\s*high water\s*\|\s*low water\s*\|$/m, /^\|\s*noon\s*\|\s*six\s*\|$/m],
    lacks: [/\\\\/, /high water[\s\S]*high water/],
  },
  {
    name: 'a box of facts of an encyclopaedia',
    html: '<table class="infobox vcard"><tbody><tr><th colspan="2" class="infobox-above">Cape light</th></tr><tr><th class="infobox-label">Height</th><td class="infobox-data">46 m</td></tr><tr><th class="infobox-label">Lit</th><td class="infobox-data">1858</td></tr></tbody></table><h2><span class="mw-headline">Towers</span><span class="mw-editsection">[<a href="/w/edit">edit</a>]</span></h2><p>There were two.</p>',
    has: [/Cape light/, /Height[\s|]*46 m/, /Lit[\s|]*1858/, /^#+ Towers$/m],
    lacks: [/edit/],
  },
  // Text.
  {
    name: 'spaces in spans beside a link',
    html: '<h3>See the<span> </span><a href="/guide">guide</a><span> </span>for it</h3>',
    has: [/^#+ See the \[guide\]\(\S+guide\) for it$/m],
  },
  {
    name: 'a space that does not break, in a span',
    html: '<p>Ten<span>&nbsp;</span>fathoms and <a href="/a">one</a> <a href="/b">two</a> links.</p>',
    has: [/Ten[ \u00A0]fathoms/, /\)\s\[two\]/],
  },
  {
    name: 'lines of a poem',
    html: '<p>The tide is full,<br>the moon lies fair<br>upon the straits.</p>',
    has: [/The tide is full,\s*\\?\n\s*the moon lies fair\s*\\?\n\s*upon the straits\./],
  },
  {
    name: 'headings that are links',
    html: '<h2><a href="/op/48">Opus 48</a></h2><p>Of the spring.</p><h2><a href="/op/49">Opus 49</a></h2><p>Of autumn.</p>',
    has: [/^#+ \[Opus 48\]\(\S+48\)$/m, /^#+ \[Opus 49\]\(\S+49\)$/m],
  },
  {
    name: 'bold brackets before a Chinese word',
    html: '<p>他说<strong>「台灣」</strong>主題很大。</p>',
    has: [/台灣/, /主題很大/],
    // The marks would be read as text there.
    lacks: [/」\*\*主/],
  },
  {
    name: 'a bold label directly before its text',
    html: '<p><b>Note:</b>mind the step, and<em>(if you can)</em>the rail.</p>',
    has: [/^\*\*Note\*\*:mind the step/m, /and\(?\*\(?if you can\)?\*\)?the rail/],
    lacks: [/:\*\*mind/, /\)[*_]the/, /and[*_]\(/],
  },
  {
    name: 'how a word is read, with brackets for others',
    html: '<p>これは<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>です。</p>',
    has: [/これは漢字\s?\(かんじ\)です。/],
  },
  {
    name: 'how a word is read, without brackets',
    html: '<p>これは<ruby>漢字<rt>かんじ</rt></ruby>です。</p>',
    has: [/これは漢字\s?[(（]かんじ[)）]です。/],
  },
  {
    name: 'a formula of KaTeX, once',
    html: '<p>It is <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">E=mc2</span></span>.</p>',
    has: [/E ?= ?mc\^\{?2/],
    lacks: [/E=mc2/],
  },
  {
    name: 'the title of a drawn sign',
    html: '<p>Go on <svg viewBox="0 0 1 1"><title>Arrow icon</title><path d="M0 0"/></svg>to the lock.</p>',
    has: [/Go on\s+to the lock\./],
    lacks: [/Arrow icon/],
  },
  {
    name: 'elements of a site that name their slots',
    html: '<tide-tabs><tide-tab slot="tab">Linux</tide-tab><tide-panel slot="panel"><p>Use apt for it.</p></tide-panel><tide-tab slot="tab">BSD</tide-tab><tide-panel slot="panel"><p>Use pkg for it.</p></tide-panel></tide-tabs>',
    has: [/Linux/, /Use apt for it\./, /BSD/, /Use pkg for it\./],
  },
  {
    name: 'panels behind buttons of a radio',
    html: '<div class="tabbed-set"><input type="radio" name="t" id="t1" checked><label for="t1">npm</label><div class="tabbed-content"><p>Use npm for it.</p></div><input type="radio" name="t" id="t2"><label for="t2">yarn</label><div class="tabbed-content"><p>Use yarn for it.</p></div></div>',
    has: [/npm/, /Use npm for it\./, /yarn/, /Use yarn for it\./],
  },
  {
    name: 'an admonition with its title',
    html: '<div class="admonition warning"><p class="admonition-title">Warning</p><p>The ladder ends above the water.</p></div>',
    has: [/Warning/, /The ladder ends above the water\./],
  },
  // Pictures.
  {
    name: 'a picture behind a drawn placeholder',
    html: `<figure class="wp-block-image"><img src="data:image/svg+xml,%3Csvg%20viewBox='0%200%201%201'%3E%3C/svg%3E" data-lazy-src="/wp/quay.jpg" alt="quay"></figure>`,
    has: [/wp\/quay\.jpg/],
    lacks: [/svg\+xml/],
  },
  {
    name: 'a figure that holds only the address of its picture',
    html: '<figure data-src="/media/quay-1200.jpg"><figcaption>The quay at noon.</figcaption></figure>',
    has: [/quay-1200\.jpg/, /The quay at noon\./],
  },
  {
    name: 'a full picture that also names a small one',
    html: '<p><img src="/full.png" data-thumb-src="/tiny.png" data-img-type="chart" alt="chart"></p>',
    has: [/full\.png/],
    lacks: [/tiny\.png/],
  },
  {
    name: 'the caption of a figure in a journal',
    html: '<figure id="f5"><span><img src="/f5.jpg" alt="Fig. 5"><ol class="links-for-figure"><li><a href="/f5-large.jpg">Download: full-size image</a></li></ol></span><span class="captions text-s"><span id="cap5"><p><span class="label">Fig. 5</span>. How the water rises.</p></span></span></figure>',
    has: [/f5\.jpg/, /Fig\. 5\. How the water rises\./],
  },
  // Code.
  {
    name: 'numbers of lines in spans',
    html: '<pre><code><span class="line-number">1</span><span class="cl">a = 1</span>\n<span class="line-number">2</span><span class="cl">b = 2</span></code></pre>',
    has: [/^a = 1\nb = 2$/m],
  },
  {
    name: 'a function of a manual',
    html: '<dl class="py function"><dt class="sig sig-object py" id="quay.open"><span class="sig-name descname"><span class="pre">open</span></span><span class="sig-paren">(</span><em class="sig-param">path</em><span class="sig-paren">)</span><a class="headerlink" href="#quay.open" title="Link to this definition">¶</a></dt><dd><p>Opens the lock at a path.</p><dl class="field-list"><dt>Parameters</dt><dd><p><strong>path</strong> – where it is</p></dd></dl></dd></dl>',
    has: [/open\(\*?path\*?\)/, /Opens the lock at a path\./, /Parameters/, /where it is/],
    lacks: [/¶/],
  },
  {
    name: 'code in a folded part',
    html: '<details><summary>The whole file</summary><pre><code class="language-toml">[quay]\ndepth = 9</code></pre></details>',
    has: [/The whole file/, /^```\s?toml\n\[quay\]\ndepth = 9\n```$/m],
  },
];

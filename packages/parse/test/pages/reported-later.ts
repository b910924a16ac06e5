import { AFTER, BEFORE } from './reported-text.ts';
import type { ReportedCase } from './reported.ts';

const opening = `<h1>The quay</h1><p>${BEFORE}</p>`;

/** Reports that were rebuilt after all rules for the others were written: they measure those rules. */
export const reportedLater: readonly ReportedCase[] = [
  {
    name: 'a call to follow the site between paragraphs',
    isPage: true,
    html: `<div class="post">${opening}<div class="promo-box"><p>Follow the harbour for more news like this.</p></div><p>${AFTER}</p></div>`,
    has: [/built of stone/, /counts the boats/],
    lacks: [/Follow the harbour/],
  },
  {
    name: 'a link to another story between paragraphs',
    isPage: true,
    html: `<div class="post">${opening}<div class="inline-related"><strong>Read more:</strong> <a href="/b">The lock that froze in June</a></div><p>${AFTER}</p></div>`,
    has: [/built of stone/, /counts the boats/],
    lacks: [/froze in June/],
  },
  {
    name: 'questions and answers in details of a page',
    isPage: true,
    html: `<main>${opening}<h2>Questions</h2><details><summary>When is it open?</summary><div><p>From May.</p></div></details><details><summary>Who may moor?</summary><div><p>All do.</p></div></details></main>`,
    has: [/When is it open\?/, /From May\./, /Who may moor\?/, /All do\./],
  },
  {
    name: 'the abstract of a paper in a section of its own',
    isPage: true,
    html: `<div class="paper"><h1>On tides</h1><div class="abstract"><h2>Abstract</h2><p>We count waves, and find fewer than we thought.</p></div><div class="section"><h2>1. Waves</h2><p>${BEFORE}</p><p>${AFTER}</p></div><div class="section references-list"><h2>References</h2><ol><li>Lee, A. Waves of the north. 1921.</li></ol></div></div>`,
    has: [/Abstract/, /find fewer than we thought/, /Waves of the north\. 1921/],
  },
  {
    name: 'a transcript of who says what',
    isPage: true,
    html: `<div class="interview">${opening}<p><strong>Q:</strong> Was it cold?</p><p><strong>A:</strong> Yes.</p><p><strong>Q:</strong> Why?</p><p><strong>A:</strong> Ice.</p><p>${AFTER}</p></div>`,
    has: [/Was it cold\?/, /Yes\./, /Why\?/, /Ice\./],
  },
  {
    name: 'a menu of languages and a link to skip',
    isPage: true,
    html: `<a class="skip-link" href="#c">Skip to content</a><ul class="lang-switch"><li><a href="/de">Deutsch</a></li><li><a href="/fr">Français</a></li></ul><div id="c">${opening}<p>${AFTER}</p></div>`,
    has: [/built of stone/],
    lacks: [/Skip to content/, /Deutsch/],
  },
  {
    name: 'a picture in a link with its caption in a div',
    html: '<div class="wp-caption"><a href="/full.jpg"><img src="/small.jpg" alt="The lock"></a><p class="wp-caption-text">The lock in June.</p></div>',
    has: [/small\.jpg/, /The lock in June\./],
  },
  {
    name: 'a gallery of figures in a figure',
    html: '<figure class="wp-block-gallery"><figure><img src="/g1.jpg" alt="a"><figcaption>First.</figcaption></figure><figure><img src="/g2.jpg" alt="b"><figcaption>Second.</figcaption></figure><figcaption>All of them.</figcaption></figure>',
    has: [/g1\.jpg/, /First\./, /g2\.jpg/, /Second\./, /All of them\./],
  },
  {
    name: 'text that was struck out and put in',
    html: '<p>It costs <del>nine</del> <ins>ten</ins> crowns.</p>',
    has: [/~~?nine~~?\s+(?:\+\+)?ten/],
  },
  {
    name: 'an address in the text that has underscores',
    html: '<p>See <a href="https://tides.example/a_b_c">https://tides.example/a_b_c</a> for it.</p>',
    has: [/tides\.example\/a_b_c\)?>?/, /for it\./],
    lacks: [/\(\S*\\_\S*\)/],
  },
  {
    name: 'the angle brackets of a type in the text',
    html: '<p>It is a List&lt;String&gt; of names, and 3 &lt; 4.</p>',
    has: [/List(?:\\<|&lt;|<)String(?:\\?>|&gt;) of names/, /3 (?:\\?<|&lt;) 4/],
    lacks: [/List<String>/],
  },
  {
    name: 'a table of two columns for the layout of a page',
    isPage: true,
    html: `<table width="100%"><tr><td width="20%"><a href="/a">Start</a><br><a href="/b">Tides</a><br><a href="/c">Locks</a></td><td>${opening}<p>${AFTER}</p></td></tr></table>`,
    has: [/^BEFORE|^The quay was built/m, /counts the boats/],
    lacks: [/Locks/],
  },
  {
    name: 'a heading of several lines',
    html: '<h2>The first<br>of the quays<br>of the north</h2><p>It is old.</p>',
    has: [/^## The first\s+of the quays\s+of the north$/m],
  },
  {
    name: 'code of a shell with its prompt and output',
    html: '<div class="highlight-console notranslate"><div class="highlight"><pre><span></span><span class="gp">$ </span>quay<span class="w"> </span>--open\n<span class="go">open</span>\n</pre></div></div>',
    has: [/^\$ quay --open\nopen$/m],
  },
  {
    name: 'a diff in code, with its signs',
    html: '<pre><code class="language-diff"><span class="token deleted-sign deleted"><span class="token prefix deleted">-</span><span class="token line"> a\n</span></span><span class="token inserted-sign inserted"><span class="token prefix inserted">+</span><span class="token line"> b\n</span></span></code></pre>',
    has: [/^```\s?diff\n- a\n\+ b\n+```$/m],
  },
  {
    name: 'a tooltip with the meaning of a word',
    html: '<p>The <abbr title="mean high water">MHW</abbr> is 4 m.</p>',
    has: [/The MHW(?: \(mean high water\))? is 4 m\./],
  },
];

import type { ContentCase } from './content-case.ts';

/** Parts of a content that stand in controls, in asides, in hidden panels and in elements of other kinds. */
export const parts: ContentCase[] = [
  [
    'an operation in a button, as Swagger UI writes it',
    '<div class="opblock"><div class="opblock-summary"><button aria-expanded="false" class="opblock-summary-control"><span class="opblock-summary-method">GET</span><span class="opblock-summary-path"><a><span>/pets/{id}</span></a></span><div class="opblock-summary-description">Find a pet</div></button><button class="view-line-link copy-to-clipboard" title="Copy"></button></div></div>',
    'GET /pets/{id}\n\nFind a pet',
  ],
  [
    'a question in a button above its answer',
    '<div><button class="accordion" aria-expanded="false" aria-controls="p1">When does the tide turn?</button><div id="p1" hidden><p>At noon, and at six.</p></div></div>',
    'When does the tide turn?\n\nAt noon, and at six.',
  ],
  [
    'buttons that only do something',
    '<p>Text.</p><button>Buy now</button><button aria-expanded="false" aria-haspopup="menu">Options</button><button aria-expanded="false">Show more</button>',
    'Text.',
  ],
  [
    'a card in a button',
    '<button type="button"><h3>Team</h3><p>For ten people.</p></button>',
    '### Team\n\nFor ten people.',
  ],
  [
    'an aside that is a note by its role',
    '<aside role="note"><p>Mind the step.</p></aside>',
    'Mind the step.',
  ],
  [
    'an aside that is a tip by its class',
    '<aside class="callout"><p>Boil it first.</p></aside>',
    'Boil it first.',
  ],
  [
    'an aside with links elsewhere',
    '<p>Text.</p><aside class="related"><h3>Related</h3><ul><li><a href="/a">One more story</a></li><li><a href="/b">Another story</a></li></ul></aside>',
    'Text.',
  ],
  [
    'an article with a footer of words',
    '<article><p>The boats came back before the storm.</p><footer><p>Reported from the quay with the help of the pilots.</p></footer></article>',
    'The boats came back before the storm.\n\nReported from the quay with the help of the pilots.',
  ],
  [
    'an article with a footer of links',
    '<article><p>The boats came back before the storm.</p><footer><a href="/s">Share</a> <a href="/t">Post this</a></footer></article>',
    'The boats came back before the storm.',
  ],
  [
    'an article with a footer of rights',
    '<article><p>The boats came back before the storm.</p><footer><p>© 2031 Harbour. All rights reserved.</p></footer></article>',
    'The boats came back before the storm.',
  ],
  [
    'the options of a labelled list',
    '<label for="s">Size</label> <select id="s"><option value="">Choose</option><option>Small</option><option>Large</option></select>',
    'Size Small, Large',
  ],
  [
    'options that begin like a request to choose',
    '<label for="d">Dish</label> <select id="d"><option>Pick one</option><option>Pickled herring</option><option>Selected cheese</option></select>',
    'Dish Pickled herring, Selected cheese',
  ],
  [
    'options in a group, of a form without fields',
    '<form><label>Berth <select><optgroup label="North"><option>N1</option><option>N2</option></optgroup></select></label><button>Add</button></form>',
    'Berth N1, N2',
  ],
  [
    'lists to choose a language, an order or a number from',
    '<p>Text.</p><select aria-label="Language"><option>English</option><option>Deutsch</option></select><select name="sort"><option>Newest</option><option>Oldest</option></select><label>Quantity <select><option>1</option><option>2</option></select></label>',
    'Text.\n\nQuantity',
  ],
  [
    'a field that is only read',
    '<p>Run <input readonly value="npm i tide"> first.</p>',
    'Run npm i tide first.',
  ],
  ['an area that is only read', '<textarea readonly>a = 1\nb = 2</textarea>', '```\na = 1\nb = 2\n```'],
  ['fields to write in', '<p>Text.</p><input value="me@example.com"><textarea>Dear all</textarea>', 'Text.'],
  ['a computed value', '<p>Sum: <output>42</output></p>', 'Sum: 42'],
  [
    'panels of tabs, hidden ones too',
    '<div role="tablist"><button role="tab" aria-controls="a" aria-selected="true">npm</button><button role="tab" aria-controls="b">yarn</button></div><div role="tabpanel" id="a"><p>Use npm for it.</p></div><div role="tabpanel" id="b" hidden><p>Use yarn for it.</p></div>',
    '**npm**\n\nUse npm for it.\n\n**yarn**\n\nUse yarn for it.',
  ],
  [
    'panels that only their order joins to their tabs',
    '<div><ul role="tablist"><li role="tab" aria-selected="true">Linux</li><li role="tab">BSD</li></ul><div role="tabpanel"><p>Use apt for it.</p></div><div role="tabpanel" hidden><p>Use pkg for it.</p></div></div>',
    '**Linux**\n\nUse apt for it.\n\n**BSD**\n\nUse pkg for it.',
  ],
  [
    'a button with a sign, a label and a number',
    '<p>Text.</p><button><span>★</span> <span>Star this repository</span><span>1.2k</span></button>',
    'Text.',
  ],
  [
    'a section with a footer of words',
    '<section><p>The boats came back.</p><footer>Told by Ann, on the third of May.</footer></section>',
    'The boats came back.\n\nTold by Ann, on the third of May.',
  ],
  [
    'a panel hidden by its style, its tab a link',
    '<ul role="tablist"><li role="presentation"><a role="tab" href="#t2" aria-controls="t2">Details</a></li></ul><div id="t2" role="tabpanel" style="display:none"><p>Made of oak.</p></div>',
    '**Details**\n\nMade of oak.',
  ],
  ['what is hidden and in no panel', '<p>Text.</p><div hidden><p>Not yet.</p></div>', 'Text.'],
  [
    'a menu that a button opens stays hidden',
    '<p>Text.</p><button aria-expanded="false" aria-controls="m">Menu</button><div id="m" role="menu" hidden><a href="/x">Sign out</a></div>',
    'Text.',
  ],
  [
    'a declarative shadow root',
    '<tide-card><template shadowrootmode="open"><style>p{}</style><h2><slot name="title">None</slot></h2><p>In the shadow. <slot></slot></p></template><span slot="title">High water</span>At noon.</tide-card>',
    '## High water\n\nIn the shadow. At noon.',
  ],
  [
    'a slot without anything for it',
    '<t-a><template shadowrootmode="open"><p><slot>Empty so far</slot></p></template></t-a>',
    'Empty so far',
  ],
  ['a template without a shadow', '<p>Text.</p><template><p>Row</p></template>', 'Text.'],
  [
    'headings by their role',
    '<div role="heading" aria-level="3">Ropes</div><p>Text.</p><span role="heading">Knots</span><p>More.</p>',
    '### Ropes\n\nText.\n\n## Knots\n\nMore.',
  ],
  [
    'a film and a recording',
    '<video src="/tide.mp4" title="The tide"></video><audio controls><source src="/gulls.mp3" type="audio/mpeg">Not played here.</audio>',
    '[The tide](https://example.com/tide.mp4)\n\n[Audio](https://example.com/gulls.mp3)',
  ],
  [
    'a frame with a film',
    '<iframe src="https://video.example/embed/1" title="How to tie a knot"></iframe>',
    '[How to tie a knot](https://video.example/embed/1)',
  ],
  [
    'a frame that loads late, without a title',
    '<iframe data-src="//maps.example/m?q=quay"></iframe>',
    '[maps.example](https://maps.example/m?q=quay)',
  ],
  [
    'frames that count or advertise',
    '<p>Text.</p><iframe src="https://count.example/ns.html" height="0" width="0"></iframe><iframe src="https://x.doubleclick.net/ad" title="Advertisement"></iframe><iframe src="about:blank"></iframe><iframe srcdoc="<p>x</p>"></iframe>',
    'Text.',
  ],
  [
    'numbers of a list',
    '<ol start="4"><li>Four</li><li value="7">Seven</li><li>Eight</li></ol>',
    '4. Four\n7. Seven\n8. Eight',
  ],
  ['a list from zero, backwards', '<ol reversed start="1"><li>One</li><li>Zero</li></ol>', '1. One\n0. Zero'],
  ['a quotation in a line', '<p>He said <q>go <q>now</q></q>.</p>', 'He said "go \'now\'".'],
  [
    'a picture that only has late sources',
    '<p><img data-srcset="/s.jpg 480w, /l.jpg 960w" alt="Quay"></p>',
    '![Quay](https://example.com/s.jpg)',
  ],
  [
    'a picture whose sources stand beside it',
    '<picture><source data-srcset="/w.webp 1x" type="image/webp"><img alt="Quay"></picture>',
    '![Quay](https://example.com/w.webp)',
  ],
  [
    'who wrote it and when',
    '<p class="byline">By <a rel="author" href="/ann">Ann Lee</a></p><p class="date"><time datetime="2031-05-01">1 May 2031</time></p><p>Text.</p>',
    'By [Ann Lee](https://example.com/ann)\n\n1 May 2031\n\nText.',
  ],
  [
    'a box of facts in an aside',
    '<aside class="portable-infobox"><h2>Lighthouse</h2><div><h3>Height</h3><div>40 m</div></div></aside>',
    '## Lighthouse\n\n### Height\n\n40 m',
  ],
  [
    'details and their summary',
    '<details><summary>Why?</summary><p>Because.</p></details>',
    'Why?\n\nBecause.',
  ],
];

import type { ContentCase } from './content-case.ts';

const half = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';
const tex = (text: string): string => `<annotation encoding="application/x-tex">${text}</annotation>`;
const mathml = (inner: string): string => `<p>So <math>${inner}</math>.</p>`;

/** Formulas as encyclopedias, MathJax, KaTeX and browsers write them: LaTeX, once. */
export const math: ContentCase[] = [
  [
    'a formula of MediaWiki, hidden for those who see its picture',
    `<p>So <span class="mwe-math-element"><span class="mwe-math-mathml-inline mwe-math-mathml-a11y" style="display: none;"><math alttext="{\\displaystyle a^{2}}"><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup></mrow>${tex('{\\displaystyle a^{2}}')}</semantics></math></span><img src="https://media.example/render/svg/1" class="mwe-math-fallback-image-inline" aria-hidden="true" alt="{\\displaystyle a^{2}}"></span>.</p>`,
    'So $a^{2}$.',
  ],
  [
    'a formula of MediaWiki on a line of its own',
    `<div class="mwe-math-element mwe-math-element-block"><div class="mwe-math-mathml-display mwe-math-mathml-a11y" style="display: none;"><math display="block" alttext="{\\displaystyle E=mc^{2}}"><semantics><mi>E</mi>${tex('{\\displaystyle E=mc^{2}}')}</semantics></math></div><img src="https://media.example/render/svg/2" class="mwe-math-fallback-image-display" aria-hidden="true" alt="{\\displaystyle E=mc^{2}}"></div>`,
    '$$\nE=mc^{2}\n$$',
  ],
  [
    'a picture of a formula, as older wikis have it',
    '<p>So <img class="tex" alt="\\sqrt{x}" src="/math/1.png">.</p>',
    'So $\\sqrt{x}$.',
  ],
  [
    'a picture whose class only has the letters',
    '<p><img class="texture" alt="A wall" src="/w.png"></p>',
    '![A wall](https://example.com/w.png)',
  ],
  [
    'MathJax 2, drawn',
    `<p>So <span class="MathJax_Preview" style="color: inherit;"></span><span class="MathJax" id="MathJax-Element-1-Frame" tabindex="0" data-mathml="&lt;math&gt;&lt;/math&gt;"><nobr aria-hidden="true"><span class="math"><span class="mi">x</span><span class="mn">2</span></span></nobr><span class="MJX_Assistive_MathML" role="presentation"><math><msup><mi>x</mi><mn>2</mn></msup></math></span></span><script type="math/tex" id="MathJax-Element-1">x^2</script>.</p>`,
    'So $x^2$.',
  ],
  [
    'MathJax 2, not yet drawn, with a preview',
    '<p>So <span class="MathJax_Preview">x2</span><script type="math/tex">x^2</script>.</p>',
    'So $x^2$.',
  ],
  [
    'MathJax 2 on a line of its own',
    '<p>So</p><div class="MathJax_Display"><span class="MathJax" id="MathJax-Element-2-Frame"><nobr><span>y</span></nobr></span></div><script type="math/tex; mode=display" id="MathJax-Element-2">y = \\frac{1}{2}</script>',
    'So\n\n$$\ny = \\frac{1}{2}\n$$',
  ],
  [
    'MathJax 2 that only stores its MathML',
    '<p>So <span class="MathJax_SVG" data-mathml="&lt;math&gt;&lt;mfrac&gt;&lt;mi&gt;x&lt;/mi&gt;&lt;mn&gt;2&lt;/mn&gt;&lt;/mfrac&gt;&lt;/math&gt;"><svg></svg></span>.</p>',
    'So $\\frac{x}{2}$.',
  ],
  [
    'MathJax 3 in CHTML',
    '<p>So <mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-mi><mjx-c class="mjx-c1D465"></mjx-c></mjx-mi></mjx-math><mjx-assistive-mml unselectable="on" display="inline"><math><mfrac><mi>x</mi><mn>2</mn></mfrac></math></mjx-assistive-mml></mjx-container>.</p>',
    'So $\\frac{x}{2}$.',
  ],
  [
    'MathJax 3 in SVG on a line of its own',
    '<mjx-container class="MathJax" jax="SVG" display="true"><svg><g data-mml-node="math"></g></svg><mjx-assistive-mml unselectable="on" display="block"><math display="block"><mi>a</mi><mo>≤</mo><mi>b</mi></math></mjx-assistive-mml></mjx-container>',
    '$$\na\\le b\n$$',
  ],
  [
    'MathJax 4, which says its source',
    '<p>So <mjx-container class="MathJax" jax="CHTML"><mjx-math data-latex="x^{n}"><mjx-mi data-latex="x">x</mjx-mi></mjx-math></mjx-container>.</p>',
    'So $x^{n}$.',
  ],
  [
    'KaTeX',
    `<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>c</mi></mrow>${tex('c')}</semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base">c</span></span></span>.</p>`,
    'So $c$.',
  ],
  [
    'KaTeX on a line of its own',
    `<p>So</p><span class="katex-display"><span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>c</mi></mrow>${tex('c = \\pm 1')}</semantics></math></span><span class="katex-html" aria-hidden="true">c=±1</span></span></span>`,
    'So\n\n$$\nc = \\pm 1\n$$',
  ],
  [
    'KaTeX that only draws',
    '<p>So <span class="katex"><span class="katex-html" aria-hidden="true"><span class="mord">c</span></span></span>.</p>',
    'So c.',
  ],
  ['a fraction', `<p>So ${half} of it.</p>`, 'So $\\frac{1}{2}$ of it.'],
  ['a root', mathml('<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>'), 'So $\\sqrt{x+1}$.'],
  ['a cube root', mathml('<mroot><mi>x</mi><mn>3</mn></mroot>'), 'So $\\sqrt[3]{x}$.'],
  [
    'indices',
    mathml('<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup><mo>+</mo><msub><mi>a</mi><mn>10</mn></msub>'),
    'So $x_{i}^{2}+a_{10}$.',
  ],
  [
    'a sum with its limits',
    mathml(
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>a</mi><mi>i</mi></msub>',
    ),
    'So $\\sum_{i=1}^{n}a_{i}$.',
  ],
  [
    'Greek letters and names of functions',
    mathml('<mi>sin</mi><mo>\u2061</mo><mi>α</mi><mo>≠</mo><mi>π</mi>'),
    'So $\\sin\\alpha\\ne\\pi$.',
  ],
  ['words in a formula', mathml('<mi>x</mi><mtext> if </mtext><mi>y</mi>'), 'So $x\\text{ if }y$.'],
  [
    'a matrix',
    mathml(
      '<mrow><mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo>)</mo></mrow>',
    ),
    'So $(\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix})$.',
  ],
  ['an accent', mathml('<mover accent="true"><mi>v</mi><mo>→</mo></mover>'), 'So $\\vec{v}$.'],
  [
    'the source of a formula written by pandoc',
    '<p>So <span class="math inline">\\(x_1 + y_1\\)</span>.</p><p><span class="math display">\\[z_1\\]</span></p>',
    'So $x_1 + y_1$.\n\n$$\nz_1\n$$',
  ],
  ['prices, which are no formulas', '<p>From $5 to $10.</p>', 'From $5 to $10.'],
  [
    'a formula in a cell',
    `<table><tr><th>Share</th></tr><tr><td>${half}</td></tr></table>`,
    '| Share |\n| --- |\n| $\\frac{1}{2}$ |',
  ],
];

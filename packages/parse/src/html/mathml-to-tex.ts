/** Commands of LaTeX for characters of MathML, in pairs. */
const COMMANDS =
  'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega × times · cdot ⋅ cdot ∙ cdot ÷ div ± pm ∓ mp ≤ le ⩽ le ≥ ge ⩾ ge ≠ ne ≈ approx ≡ equiv ∼ sim ≃ simeq ≅ cong ∝ propto ≪ ll ≫ gg ∞ infty ∑ sum ∏ prod ∫ int ∬ iint ∮ oint ∂ partial ∇ nabla √ surd ∈ in ∉ notin ∋ ni ⊂ subset ⊆ subseteq ⊃ supset ⊇ supseteq ∪ cup ∩ cap ∖ setminus ∅ emptyset ∀ forall ∃ exists ¬ neg ∧ wedge ∨ vee ⊕ oplus ⊗ otimes ⊥ perp ∥ parallel ∣ mid ‖ Vert → to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ⟹ implies ⟺ iff ↦ mapsto ↑ uparrow ↓ downarrow … dots ⋯ cdots ⋮ vdots ⋱ ddots ⟨ langle ⟩ rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ∘ circ ∗ ast ⋆ star † dagger ℏ hbar ℓ ell ℜ Re ℑ Im ℵ aleph ∠ angle △ triangle ∴ therefore ∵ because ⊢ vdash ⊨ models ⋂ bigcap ⋃ bigcup ⨁ bigoplus ⨂ bigotimes';
const SYMBOLS = new Map<string, string>();
const words = COMMANDS.split(' ');
for (let index = 0; index < words.length; index += 2) SYMBOLS.set(words[index]!, `\\${words[index + 1]!}`);
for (const [letter, double] of Object.entries({ C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }))
  SYMBOLS.set(double, `\\mathbb{${letter}}`);
SYMBOLS.set('−', '-').set('′', "'").set('″', "''");
/** Operators that MathML states without showing them: application, multiplication, separation, addition. */
const INVISIBLE = /[\u2061-\u2064\u200B]/g;
const FUNCTIONS =
  /^(?:arccos|arcsin|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh)$/;
/** Operators whose limits stand below and above them. */
const WITH_LIMITS = /^\\(?:sum|prod|int|iint|oint|big\w+|lim|liminf|limsup|max|min|sup|inf|det|gcd|Pr)$/;
const OVER: Readonly<Record<string, string>> = {
  '→': 'vec',
  '⃗': 'vec',
  '^': 'hat',
  ˆ: 'hat',
  '¯': 'bar',
  '‾': 'overline',
  '―': 'overline',
  _: 'overline',
  '~': 'tilde',
  '˜': 'tilde',
  '˙': 'dot',
  '.': 'dot',
  '¨': 'ddot',
  '⏞': 'overbrace',
};
const UNDER: Readonly<Record<string, string>> = { _: 'underline', '―': 'underline', '⏟': 'underbrace' };
const VARIANTS: Readonly<Record<string, string>> = {
  bold: 'mathbf',
  'bold-italic': 'mathbf',
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};
const ESCAPED = /[%#&_${}]/g;

/** Converts presentation MathML (MathML Core) to LaTeX, without delimiters; elements that it does not know become their content. */
export function mathmlToTex(math: Element): string {
  return row(math.children);
}

function row(elements: Iterable<Element>): string {
  return [...elements].reduce((tex, element) => join(tex, convert(element)), '');
}

/** Separates a command from a letter that follows it. */
function join(tex: string, next: string): string {
  return /\\[a-z]+$/i.test(tex) && /^[a-z]/i.test(next) ? `${tex} ${next}` : tex + next;
}

function convert(element: Element): string {
  const name = element.nodeName.toLowerCase().replace(/^.*:/, '');
  const { children } = element;
  const part = (index: number): string => (children[index] ? convert(children[index]) : '');
  switch (name) {
    case 'mi':
      return identifier(element);
    case 'mn':
    case 'mo':
      return characters(textOf(element));
    case 'mtext':
    case 'ms':
      return quoted(element);
    case 'mfrac': {
      const isStacked = (element.getAttribute('linethickness') ?? '').startsWith('0');
      return isStacked ? `{${part(0)} \\atop ${part(1)}}` : `\\frac{${part(0)}}{${part(1)}}`;
    }
    case 'msqrt':
      return `\\sqrt{${row(children)}}`;
    case 'mroot':
      return `\\sqrt[${part(1)}]{${part(0)}}`;
    case 'msup':
      return `${base(part(0))}${raised(part(1))}`;
    case 'msub':
      return `${base(part(0))}_{${part(1)}}`;
    case 'msubsup':
      return `${base(part(0))}_{${part(1)}}${raised(part(2))}`;
    case 'mover':
      return over(part(0), children[1]);
    case 'munder':
      return under(part(0), children[1]);
    case 'munderover':
      return WITH_LIMITS.test(part(0))
        ? `${part(0)}_{${part(1)}}^{${part(2)}}`
        : `\\underset{${part(1)}}{\\overset{${part(2)}}{${part(0)}}}`;
    case 'mtable':
      return `\\begin{matrix}${[...children].map(convert).join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
    case 'mlabeledtr':
      return [...children].map((cell) => row(cell.children)).join(' & ');
    case 'mfenced':
      return fenced(element);
    case 'mmultiscripts':
      return scripts(children);
    case 'semantics':
      return part(0);
    case 'mspace':
    case 'mphantom':
    case 'mprescripts':
    case 'none':
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return children.length === 0 ? characters(textOf(element)) : row(children);
  }
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim();
}

function characters(text: string): string {
  return [...text].reduce(
    (tex, sign) => join(tex, SYMBOLS.get(sign) ?? sign.replaceAll(ESCAPED, String.raw`\$&`)),
    '',
  );
}

function identifier(element: Element): string {
  const text = textOf(element);
  if (FUNCTIONS.test(text)) return `\\${text}`;
  const variant = VARIANTS[element.getAttribute('mathvariant') ?? ''];
  if (variant !== undefined) return `\\${variant}{${characters(text)}}`;
  return /^\p{L}{2,}$/u.test(text) ? `\\mathrm{${text}}` : characters(text);
}

function quoted(element: Element): string {
  const text = (element.textContent ?? '').replaceAll(/[\s\u00A0]+/g, ' ').replaceAll(INVISIBLE, '');
  return text.trim() === '' ? '' : `\\text{${text.replaceAll(ESCAPED, String.raw`\$&`)}}`;
}

/** A base that is more than one sign gets braces. */
function base(tex: string): string {
  return /^(?:.|\d+|\\[a-z]+|\\math\w+\{\w\}|\\left.*\\right.)?$/i.test(tex) || /^[()[\]|]$/.test(tex)
    ? tex
    : `{${tex}}`;
}

function raised(tex: string): string {
  return /^'+$/.test(tex) ? tex : `^{${tex}}`;
}

function over(inner: string, sign: Element | undefined): string {
  const accent = sign && OVER[textOf(sign)];
  if (accent !== undefined) return `\\${accent}{${inner}}`;
  const above = sign ? convert(sign) : '';
  return WITH_LIMITS.test(inner) ? `${inner}^{${above}}` : `\\overset{${above}}{${inner}}`;
}

function under(inner: string, sign: Element | undefined): string {
  const accent = sign && UNDER[textOf(sign)];
  if (accent !== undefined) return `\\${accent}{${inner}}`;
  const below = sign ? convert(sign) : '';
  return WITH_LIMITS.test(inner) ? `${inner}_{${below}}` : `\\underset{${below}}{${inner}}`;
}

function fenced(element: Element): string {
  const [open, close] = [element.getAttribute('open') ?? '(', element.getAttribute('close') ?? ')'];
  const separator = (element.getAttribute('separators') ?? ',').trim().slice(0, 1);
  const inner = [...element.children].map(convert).join(separator);
  return `${characters(open)}${inner}${characters(close)}`;
}

/** Indices behind a base in pairs of below and above, then those before it. */
function scripts([first, ...rest]: Iterable<Element>): string {
  const at = rest.findIndex(({ nodeName }) => nodeName.toLowerCase() === 'mprescripts');
  const pairs = (elements: readonly Element[]): string => {
    let tex = '';
    for (let index = 0; index < elements.length; index += 2) {
      const [below, above] = [elements[index], elements[index + 1]].map((one) => (one ? convert(one) : ''));
      tex += `${below ? `_{${below}}` : ''}${above ? `^{${above}}` : ''}`;
    }
    return tex;
  };
  const inner = base(first ? convert(first) : '');
  if (at === -1) return inner + pairs(rest);
  return `{}${pairs(rest.slice(at + 1))}${inner}${pairs(rest.slice(0, at))}`;
}

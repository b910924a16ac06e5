/** Operators with limits. */
export const OPERATORS: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '⋁': '\\bigvee',
  '⋀': '\\bigwedge',
};

/** Accents by their combining characters. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '\\grave',
  '\u0301': '\\acute',
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0306': '\\breve',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u030C': '\\check',
  '\u20D7': '\\vec',
  '\u2192': '\\vec',
};

const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
const CAPITALS: Readonly<Record<string, string>> = {
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Υ: 'Upsilon',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
};
const SIGNS: Readonly<Record<string, string>> = {
  '±': 'pm',
  '∓': 'mp',
  '×': 'times',
  '÷': 'div',
  '⋅': 'cdot',
  '·': 'cdot',
  '∗': 'ast',
  '∘': 'circ',
  '≤': 'leq',
  '≥': 'geq',
  '≠': 'neq',
  '≈': 'approx',
  '≡': 'equiv',
  '≅': 'cong',
  '∼': 'sim',
  '∝': 'propto',
  '≪': 'll',
  '≫': 'gg',
  '∞': 'infty',
  '∂': 'partial',
  '∇': 'nabla',
  '∈': 'in',
  '∉': 'notin',
  '∋': 'ni',
  '⊂': 'subset',
  '⊆': 'subseteq',
  '⊃': 'supset',
  '⊇': 'supseteq',
  '∪': 'cup',
  '∩': 'cap',
  '∅': 'emptyset',
  '∀': 'forall',
  '∃': 'exists',
  '¬': 'neg',
  '∧': 'land',
  '∨': 'lor',
  '→': 'to',
  '←': 'leftarrow',
  '↔': 'leftrightarrow',
  '⇒': 'Rightarrow',
  '⇐': 'Leftarrow',
  '⇔': 'Leftrightarrow',
  '↦': 'mapsto',
  '…': 'ldots',
  '⋯': 'cdots',
  '⋮': 'vdots',
  '⋱': 'ddots',
  '∠': 'angle',
  '⊥': 'perp',
  '∥': 'parallel',
  ℏ: 'hbar',
  ℓ: 'ell',
  ϵ: 'epsilon',
  ϕ: 'varphi',
  ϑ: 'vartheta',
  '⟨': 'langle',
  '⟩': 'rangle',
  '⌊': 'lfloor',
  '⌋': 'rfloor',
  '⌈': 'lceil',
  '⌉': 'rceil',
  '‖': 'Vert',
  ...CAPITALS,
  ...Object.fromEntries(GREEK.map((name, at) => [String.fromCharCode(0x3_b1 + at), name])),
};

/** Writes characters of a formula in LaTeX; letters of mathematical alphabets become plain ones. */
export function escapeTex(text: string, { isText = false }: { isText?: boolean } = {}): string {
  const plain = text.replaceAll(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'));
  const escaped = plain.replaceAll(/[\\{}$%#&_^~]/g, (sign) =>
    sign === '\\' ? '\\backslash ' : sign === '^' || sign === '~' ? `\\${sign}{}` : `\\${sign}`,
  );
  if (isText) return escaped;
  return escaped
    .replaceAll('−', '-')
    .replaceAll(/[\u2061-\u2064\u200B]/g, '')
    .replaceAll(/\P{ASCII}/gu, (sign) =>
      SIGNS[sign] === undefined ? (OPERATORS[sign] ?? sign) : `\\${SIGNS[sign]} `,
    );
}

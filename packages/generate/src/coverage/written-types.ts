import ts from 'typescript';

/** A type of a generated module, whose members are followed by name. */
export class WrittenTypes {
  readonly #roots: ReadonlyMap<string, ts.Node>;

  /** @param text the module `types/openapi.ts` */
  constructor(text: string) {
    const file = ts.createSourceFile('openapi.ts', text, ts.ScriptTarget.ESNext, true);
    const named = file.statements.filter(
      (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    );
    this.#roots = new Map(named.map((node) => [node.name.text, node]));
  }

  /** The names of the members at a path, of which each is a name; without those of the type `never`. */
  names(...path: readonly string[]): readonly string[] {
    return this.#members(this.#at(path)).flatMap((member) => {
      const isNever = ts.isPropertySignature(member) && member.type?.kind === ts.SyntaxKind.NeverKeyword;
      return isNever || !member.name ? [] : [nameOf(member)];
    });
  }

  #at([root = '', ...names]: readonly string[]): ts.Node | undefined {
    let at = this.#roots.get(root);
    for (const name of names) {
      const member = this.#members(at).find((one) => one.name && nameOf(one) === name);
      at = member && ts.isPropertySignature(member) ? member.type : undefined;
    }
    return at;
  }

  #members(node: ts.Node | undefined, depth = 0): readonly ts.TypeElement[] {
    if (node === undefined || depth > 20) return [];
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) return node.members;
    if (ts.isTypeAliasDeclaration(node)) return this.#members(node.type, depth + 1);
    if (!ts.isIndexedAccessTypeNode(node) && !ts.isTypeReferenceNode(node)) return [];
    const [inner] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
    // `NonNullable<…>`, `AsyncIterable<…>`.
    if (inner) return this.#members(inner, depth + 1);
    return this.#members(this.#at(stepsOf(node)), depth + 1);
  }
}

/** The names in `components["responses"]["A"]`. */
function stepsOf(node: ts.TypeNode): string[] {
  const steps: string[] = [];
  let at = node;
  for (; ts.isIndexedAccessTypeNode(at); at = at.objectType) {
    const { indexType } = at;
    if (ts.isLiteralTypeNode(indexType) && 'text' in indexType.literal) steps.unshift(indexType.literal.text);
  }
  return ts.isTypeReferenceNode(at) ? [at.typeName.getText(), ...steps] : steps;
}

function nameOf({ name }: ts.TypeElement): string {
  return name && 'text' in name ? name.text : '';
}

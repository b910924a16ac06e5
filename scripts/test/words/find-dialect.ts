import ts from 'typescript';
import { DIALECT } from './dialect.ts';

/** One declaration whose name is not in the words of the field. */
export interface Finding {
  name: string;
  line: number;
  /** A full sentence with the remedy. */
  message: string;
}

/** What a text must hold to be worth parsing: a word of the list as part of a name, or a function that is called `xOf`. */
const SUSPECT = new RegExp(
  String.raw`(?:\b|_|#)(?:${Object.keys(DIALECT).join('|')})(?![a-z])|(?:${Object.keys(DIALECT).map(capitalize).join('|')})(?![a-z])|[a-z]Of\b`,
);

/** Declarations of a source file that use a word of {@link DIALECT}, and exported functions that are named `xOf`. */
export function findDialect(fileName: string, text: string): Finding[] {
  if (!SUSPECT.test(text)) return [];
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  visit(source);
  return findings;

  function visit(node: ts.Node): void {
    if (isName(node)) judge(node);
    ts.forEachChild(node, visit);
  }

  function judge(node: ts.Identifier | ts.PrivateIdentifier): void {
    const name = node.text.replace('#', '');
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const word = splitName(name).find((part) => Object.hasOwn(DIALECT, part));
    if (word !== undefined)
      findings.push({ name, line, message: `\`${name}\` says "${word}"; the field says ${DIALECT[word]}.` });
    else if (isExportedFunction(node.parent) && /[a-z]Of$/.test(name))
      findings.push({ name, line, message: `\`${name}\` is a function: begin its name with a verb.` });
  }
}

/** The words of a name in camelCase, PascalCase or snake_case, in lower case. */
export function splitName(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_$]+/)
    .filter((word) => word.length > 2);
}

function isName(node: ts.Node): node is ts.Identifier | ts.PrivateIdentifier {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return false;
  const parent = node.parent as ts.NamedDeclaration;
  // What is imported or read keeps the name of its declaration.
  return (
    parent.name === node &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isImportSpecifier(parent) &&
    !ts.isExportSpecifier(parent) &&
    !ts.isShorthandPropertyAssignment(parent)
  );
}

function isExportedFunction(node: ts.Node): boolean {
  return (
    ts.isFunctionDeclaration(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

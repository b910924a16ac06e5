import ts from 'typescript';
import { commentBody } from '../source.ts';

const { factory } = ts;

/**
 * Moves each member of `components.schemas` to a separate declaration, an interface for an object, and every
 * `components["schemas"]["A"]` into a reference to it: editors show and modules export only named types.
 * @param types the type name of each schema
 * @param comments the comment above each type, by its name
 */
export function hoistSchemas(
  nodes: ts.Node[],
  types: Map<string, string>,
  comments: Map<string, string>,
): ts.Node[] {
  const declarations: ts.Node[] = [];
  const rest = nodes.map((node) =>
    isComponents(node) ? withoutSchemas(node, types, comments, declarations) : node,
  );
  return [...declarations, ...rest].map((node) => nameReferences(node, types));
}

function isComponents(node: ts.Node): node is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && node.name.text === 'components';
}

function withoutSchemas(
  components: ts.InterfaceDeclaration,
  types: Map<string, string>,
  comments: Map<string, string>,
  declarations: ts.Node[],
): ts.Node {
  const replace = (node: ts.TypeElement): ts.TypeElement => {
    if (!ts.isPropertySignature(node) || nameOf(node) !== 'schemas') return node;
    if (!node.type || !ts.isTypeLiteralNode(node.type)) return node;
    const members = node.type.members.map((member) => {
      const type = types.get(nameOf(member) ?? '');
      if (type === undefined || !ts.isPropertySignature(member) || !member.type) return member;
      declarations.push(declare(type, member.type, comments.get(type)));
      return property(member, factory.createTypeReferenceNode(type));
    });
    return property(node, factory.createTypeLiteralNode(members));
  };
  const { modifiers, name, typeParameters, heritageClauses, members } = components;
  return factory.createInterfaceDeclaration(
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    members.map(replace),
  );
}

/** An object becomes an interface, which editors and declarations show by name; anything else an alias. */
function declare(name: string, type: ts.TypeNode, comment: string | undefined): ts.Node {
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const node = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
  if (!comment) return node;
  return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
}

function property(
  { modifiers, name, questionToken }: ts.PropertySignature,
  type: ts.TypeNode,
): ts.TypeElement {
  return factory.createPropertySignature(modifiers, name, questionToken, type);
}

function nameReferences(root: ts.Node, types: Map<string, string>): ts.Node {
  const visit = (node: ts.Node): ts.Node => {
    for (const comment of ts.getSyntheticLeadingComments(node) ?? [])
      comment.text = rewriteComment(comment.text);
    // A reference into a part without types, such as an extension.
    if (ts.isTypeNode(node) && !isIdentifier(rootOf(node)))
      return factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
    const type = types.get(referenceOf(node) ?? '');
    if (type) return factory.createTypeReferenceNode(type);
    const visited = ts.visitEachChild(node, visit, undefined);
    if (!ts.isIndexedAccessTypeNode(visited)) return visited;
    if (isSchemaStep(node)) return visited.objectType;
    return mayLack(node) ? present(visited) : visited;
  };
  return visit(root);
}

/** Rewrites the text of a comment by openapi-typescript to be safe in a comment. */
function rewriteComment(text: string): string {
  if (!/[\r\u2028\u2029]|^\* @ts-/.test(text)) return text;
  return commentBody(text.replace(/^\*/, '').replaceAll(/^ \* ?/gm, ''));
}

/** The root name of a type, as `paths` in `paths["/a"]`; `undefined` for a type without one. */
function rootOf(node: ts.TypeNode): string | undefined {
  let at = node;
  while (ts.isIndexedAccessTypeNode(at)) at = at.objectType;
  if (!ts.isTypeReferenceNode(at) || !ts.isIdentifier(at.typeName)) return undefined;
  return at.typeName.text;
}

function isIdentifier(text: string | undefined): boolean {
  return (
    text === undefined ||
    (ts.isIdentifierStart(text.codePointAt(0) ?? 0, ts.ScriptTarget.ESNext) &&
      [...text].every((character) => ts.isIdentifierPart(character.codePointAt(0)!, ts.ScriptTarget.ESNext)))
  );
}

/** The types of a path have no member `schema`: a media type stands for its schema. */
function isSchemaStep(node: ts.Node): boolean {
  const steps = stepsOf(node);
  const content = steps.indexOf('content');
  return content !== -1 && steps.length === content + 3 && steps.at(-1) === 'schema';
}

/** Whether a reference into a path continues below an optional part: a request body, or a member of a schema. */
function mayLack(node: ts.Node): boolean {
  const steps = stepsOf(node).slice(0, -1);
  const content = steps.indexOf('content');
  return steps.at(-1) === 'requestBody' || (content !== -1 && steps.length > content + 3);
}

/** The names in a reference such as `paths["/a"]["get"]`; empty for any other node. */
function stepsOf(node: ts.Node): (string | undefined)[] {
  const steps: (string | undefined)[] = [];
  let at = node;
  for (; ts.isIndexedAccessTypeNode(at); at = at.objectType) steps.unshift(literalOf(at.indexType));
  const isPath = ts.isTypeReferenceNode(at) && ts.isIdentifier(at.typeName) && at.typeName.text === 'paths';
  return isPath ? steps : [];
}

function present({ objectType, indexType }: ts.IndexedAccessTypeNode): ts.TypeNode {
  const type = factory.createTypeReferenceNode('NonNullable', [objectType]);
  return factory.createIndexedAccessTypeNode(type, indexType);
}

/** `A` of `components["schemas"]["A"]`. */
function referenceOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: components, indexType: schemas } = node.objectType;
  const isRoot =
    ts.isTypeReferenceNode(components) &&
    ts.isIdentifier(components.typeName) &&
    components.typeName.text === 'components';
  return isRoot && literalOf(schemas) === 'schemas' ? literalOf(node.indexType) : undefined;
}

function literalOf(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

function nameOf({ name }: ts.TypeElement): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;
}

import type { Card } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import { readMarks } from '../description/document.ts';
import type { Tag } from '../description/document.ts';
import type { Operation } from '../description/operations.ts';

/**
 * A card for every tag of the description, or only of operations, with its operations and how firm it is, in the order
 * of the navigation; those with operations come first.
 */
export function capabilityCards({ document, operations }: Description): Card[] {
  const { tags: described = [] } = document;
  const names = new Set(operations.map(({ tag }) => tag));
  const others = [...names].filter((name) => !described.some((tag) => tag.name === name));
  const tags = [...described, ...others.map((name): Tag => ({ name }))].map((tag) => ({
    tag,
    own: operations.filter((operation) => operation.tag === tag.name),
    rank: operations.findIndex((operation) => operation.tag === tag.name),
  }));
  const [visible, empty] = [tags.filter(({ rank }) => rank >= 0), tags.filter(({ rank }) => rank < 0)];
  return [...visible.toSorted((a, b) => a.rank - b.rank), ...empty].map(({ tag, own }) => card(tag, own));
}

function card(tag: Tag, operations: Operation[]): Card {
  const [first] = operations;
  const links = operations.map(({ summary, page, method }) => ({ text: summary, link: `/${page}`, method }));
  return {
    title: tag.name,
    text: tag.description ?? '',
    ...(first && { link: `/${first.page}` }),
    ...readMarks(tag),
    links: links.length > 1 ? links : [],
  };
}

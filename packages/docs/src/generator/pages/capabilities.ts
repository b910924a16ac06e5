import type { Tag } from '@web-data/openapi';
import type { Card } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import { readMarks } from '../description/document.ts';
import type { Operation } from '../description/operations.ts';
import { getTitle } from '../description/tags.ts';

/**
 * A card for every tag of the description, or only of operations, with its operations and how firm it is, in the order
 * of the navigation; those with operations come first.
 */
export function capabilityCards({ operations, tags: { listed } }: Description): Card[] {
  const names = new Set(operations.map(({ tag }) => tag));
  const others = [...names].filter((name) => !listed.some((tag) => tag.name === name));
  const tags = [
    ...listed,
    ...others.map((name): CardTag => ({ name, summary: undefined, object: { name } })),
  ];
  const cards = tags.map((tag) => ({
    tag,
    own: operations.filter((operation) => operation.tag === tag.name),
    rank: operations.findIndex((operation) => operation.tag === tag.name),
  }));
  const [visible, empty] = [cards.filter(({ rank }) => rank >= 0), cards.filter(({ rank }) => rank < 0)];
  return [...visible.toSorted((a, b) => a.rank - b.rank), ...empty].map(({ tag, own }) => card(tag, own));
}

type CardTag = Pick<Tag, 'name' | 'summary' | 'object'>;

function card(tag: CardTag, operations: Operation[]): Card {
  const [first] = operations;
  const links = operations.map(({ summary, page, method }) => ({ text: summary, link: `/${page}`, method }));
  return {
    title: getTitle(tag),
    text: tag.object.description ?? '',
    ...(first && { link: `/${first.page}` }),
    ...readMarks(tag.object),
    links: links.length > 1 ? links : [],
  };
}

import type { Card } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import type { Tag } from '../description/document.ts';
import type { Operation } from '../description/operations.ts';

/** A card for every tag of the description with its operations and how firm it is. */
export function capabilityCards({ document, operations }: Description): Card[] {
  return (document.tags ?? []).map((tag) =>
    card(
      tag,
      operations.filter((operation) => operation.tag === tag.name),
    ),
  );
}

function card(tag: Tag, operations: Operation[]): Card {
  const [first] = operations;
  const links = operations.map(({ summary, page, method }) => ({ text: summary, link: `/${page}`, method }));
  return {
    title: tag.name,
    text: tag.description ?? '',
    ...(first && { link: `/${first.page}` }),
    ...(tag['x-definition'] && { mark: tag['x-definition'] }),
    links: links.length > 1 ? links : [],
  };
}

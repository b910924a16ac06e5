import type { Card } from '../content/block.ts';
import type { Description } from '../description/description.ts';

/** A card for every tag of the description with its operations and how firm it is. */
export function capabilityCards({ document, operations }: Description): Card[] {
  return (document.tags ?? []).map((tag) => {
    const own = operations.filter((operation) => operation.tag === tag.name);
    const [first] = own;
    return {
      title: tag.name,
      text: tag.description ?? '',
      ...(first && { link: `/${first.page}` }),
      ...(tag['x-definition'] && { mark: tag['x-definition'] }),
      links:
        own.length > 1
          ? own.map(({ summary, page, method }) => ({ text: summary, link: `/${page}`, method }))
          : [],
    };
  });
}

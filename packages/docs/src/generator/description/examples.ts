import { asObject, asString, child, resolve } from '@web-data/openapi';
import type { Content, Example } from '@web-data/openapi';

/** An example with the title that readers see. */
export interface TitledExample extends Example {
  title: string;
  /** Whether the description gives it a name. */
  isNamed: boolean;
}

/** The examples of a media type or of a parameter, in document order. */
export function listExamples({ node, examples }: Pick<Content, 'node' | 'examples'>): TitledExample[] {
  return examples.map((example) => {
    const isNamed = example.pointer !== `${node.pointer}/example`;
    const summary = isNamed ? summaryOf(child(node, 'examples', example.name)) : undefined;
    return { ...example, isNamed, title: summary ?? example.name };
  });
}

function summaryOf(reference: Content['node']): string | undefined {
  return asString(asObject(resolve(reference).value)['summary']);
}

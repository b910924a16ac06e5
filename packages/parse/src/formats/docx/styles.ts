import { attribute, findChild, listChildren } from '../../xml/read-xml.ts';
import type { Element, ParentNode } from '../../xml/read-xml.ts';

/** Max styles that a style is based on, one after the other. */
const MAX_DEPTH = 20;

/** The properties of paragraphs and runs by the styles of a Word document (ECMA-376 part 1, 17.7). */
export class Styles {
  readonly #styles: ReadonlyMap<string, Element>;

  /** @param root `styles.xml` */
  constructor(root: ParentNode | undefined) {
    const styles = findChild(root, 'styles');
    this.#styles = new Map(
      (styles ? listChildren(styles, 'style') : []).map((style) => [
        attribute(style, 'styleId') ?? '',
        style,
      ]),
    );
  }

  name(id: string | undefined): string {
    return attribute(findChild(this.#styles.get(id ?? ''), 'name'), 'val') ?? '';
  }

  /** Finds what a style, or one that it is based on, says; `find` looks at the properties of one. */
  find<Found>(id: string | undefined, find: (style: Element) => Found | undefined): Found | undefined {
    let style = this.#styles.get(id ?? '');
    for (let depth = 0; style !== undefined && depth < MAX_DEPTH; depth++) {
      const found = find(style);
      if (found !== undefined) return found;
      style = this.#styles.get(attribute(findChild(style, 'basedOn'), 'val') ?? '');
    }
    return undefined;
  }
}

/** Whether a property that is on or off is on; undefined where there is none. */
export function isOn(properties: Element | undefined, name: string): boolean | undefined {
  const element = findChild(properties, name);
  return element && !/^(?:0|false|off)$/i.test(attribute(element, 'val') ?? '1');
}

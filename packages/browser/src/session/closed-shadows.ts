import type { BrowserContext } from 'playwright-core';

/**
 * Lets the tools of this package see into closed shadow trees, as a user does. Chromium attaches them as open ones;
 * scripts of the page still get `null` and `closed`, as they asked for.
 */
export async function openClosedShadows(context: BrowserContext): Promise<void> {
  await context.addInitScript(attachOpen);
}

/** Runs in each document before its scripts, and may use nothing that is defined outside of it. */
function attachOpen(): void {
  const closed = new WeakSet<ShadowRoot>();
  const { attachShadow } = Element.prototype;
  const apply = Reflect.apply;
  // A proxy of a native function shows as native code.
  Element.prototype.attachShadow = new Proxy(attachShadow, {
    apply(target, element: Element, [init, ...rest]: [ShadowRootInit?, ...unknown[]]) {
      if (init?.mode === 'closed') {
        try {
          const root = apply(target, element, [{ ...init, mode: 'open' }]) as ShadowRoot;
          closed.add(root);
          return root;
        } catch {
          // The HTML has a closed tree for the element, which only this mode returns; or the page gets its own error.
        }
      }
      return apply(target, element, [init, ...rest]) as ShadowRoot;
    },
  });
  const replaceGetter = <T extends object>(
    owner: T,
    name: keyof T & string,
    read: (value: unknown, self: unknown) => unknown,
  ): void => {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (property?.get === undefined) return;
    const get = new Proxy(property.get, {
      apply: (target, self, values) => read(apply(target, self, values), self),
    });
    Object.defineProperty(owner, name, { ...property, get });
  };
  replaceGetter(Element.prototype, 'shadowRoot', (root) => (closed.has(root as ShadowRoot) ? null : root));
  replaceGetter(ShadowRoot.prototype, 'mode', (mode, root) =>
    closed.has(root as ShadowRoot) ? 'closed' : mode,
  );
}

import type { Flat, View } from './flat.ts';

/** The view of the schema that everything satisfies; it stands where a keyword is absent. */
export function anyView(pointer: string): View {
  return createDerivedView('any', pointer, () => ({ pointer }));
}

/** A view of a schema that stands nowhere as such, for example one member of a union with what surrounds it. */
export function createDerivedView(key: string, pointer: string, read: () => Flat, name?: string): View {
  let flat: Flat | undefined;
  return {
    key,
    pointer,
    site: pointer,
    ...(name === undefined ? {} : { name }),
    flat: () => (flat ??= read()),
  };
}

/** The view of a schema without what constrains a value: only what describes it is left. */
export function toDescribedAny({ pointer, document, flat }: View): View {
  const view = createDerivedView(`described ${pointer}`, pointer, () => ({
    pointer,
    annotations: flat().annotations ?? new Map(),
  }));
  return document === undefined ? view : { ...view, document };
}

/** A derived view is written in the document of the view it comes from. */
export function withDocument(view: View, { document }: View): View {
  return document === undefined ? view : { ...view, document };
}

import type { Flat, View } from './flat.ts';

/** The view of the schema that accepts everything; represents an absent keyword. */
export function anyView(pointer: string): View {
  return createDerivedView('any', pointer, () => ({ pointer }));
}

/** A view of a schema without a location of its own, for example one member of a union merged with its parent. */
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

/** The view of a schema without constraints: only its annotations are left. */
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

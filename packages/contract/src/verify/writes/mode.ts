/**
 * Which writes a run may send: none; those on resources that it creates; or all, including those on collections and
 * single resources, and actions such as a reset.
 */
export type WriteMode = 'none' | 'own' | 'all';

/** Returns the mode of an option: `true` means `own`, `false` means `none`, `undefined` means the default. */
export function resolveWriteMode(
  option: boolean | 'own' | 'all' | undefined,
  byDefault: WriteMode,
): WriteMode {
  if (option === undefined) return byDefault;
  if (typeof option === 'string') return option;
  return option ? 'own' : 'none';
}

/**
 * Which writes a run may send: none; those on what it creates itself; or all, also those on a whole collection, on what
 * there is one of, and actions such as a reset.
 */
export type WriteMode = 'none' | 'own' | 'all';

/** The mode that an option asks for: `true` means `own`, `false` means `none`, and no option means the default. */
export function writeMode(option: boolean | 'own' | 'all' | undefined, byDefault: WriteMode): WriteMode {
  if (option === undefined) return byDefault;
  if (typeof option === 'string') return option;
  return option ? 'own' : 'none';
}

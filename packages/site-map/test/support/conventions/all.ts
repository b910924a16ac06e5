import { ARCHIVES } from './archives.ts';
import { BOARDS } from './boards.ts';
import { COMMUNITY } from './community.ts';
import type { Convention } from './convention.ts';
import { DESKS } from './desks.ts';
import { ENDLESS } from './endless.ts';
import { MANUALS } from './manuals.ts';
import { PUBLISHING } from './publishing.ts';
import { RECORDS } from './records.ts';
import { SHOPS } from './shops.ts';
import { STORES } from './stores.ts';
import { SYSTEMS } from './systems.ts';

/** All conventions by name. */
export const ALL: Readonly<Record<string, () => Convention>> = {
  ...PUBLISHING,
  ...COMMUNITY,
  ...SHOPS,
  ...RECORDS,
  ...ENDLESS,
  ...MANUALS,
  ...BOARDS,
  ...STORES,
  ...ARCHIVES,
  ...DESKS,
  ...SYSTEMS,
};

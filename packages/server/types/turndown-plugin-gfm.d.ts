import type TurndownService from 'turndown';

/** `<del>` and the like. */
export const strikethrough: TurndownService.Plugin;
/** Check boxes of list items. */
export const taskListItems: TurndownService.Plugin;

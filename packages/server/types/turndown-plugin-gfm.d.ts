import type TurndownService from 'turndown';

/** Tables, strike-through and task lists of GitHub's Markdown. */
export const gfm: TurndownService.Plugin;

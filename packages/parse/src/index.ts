export { toMarkdown } from './html/index.ts';

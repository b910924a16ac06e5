import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';
import { toMarkdown } from '../../src/html/index.ts';

/** The page that a reader gets. */
export interface ReaderInput {
  name: string;
  html: string;
}

export const URL_OF_PAGES = 'https://harbour.example/p/';

export type Reader = (page: ReaderInput) => string | Promise<string>;

/** Ours beside two peers, as most programs use them. */
export const readers: Record<string, Reader> = {
  ours: ({ html }) => toMarkdown({ url: new URL(URL_OF_PAGES), text: html, isHtml: true }, true),
  'Readability and Turndown': ({ html }) => {
    const read = new Readability(parseHTML(html).document as unknown as Document).parse();
    const service = new TurndownService({
      headingStyle: 'atx',
      codeBlockStyle: 'fenced',
      bulletListMarker: '-',
    });
    // It gives the title apart.
    return read === null ? '' : `# ${read.title}\n\n${service.turndown(read.content ?? '')}`;
  },
  defuddle: async ({ html }) => {
    const { document } = parseHTML(html);
    const { content, title } = await Defuddle(document as unknown as Document, URL_OF_PAGES, {
      markdown: true,
    });
    return /^# /m.test(content) ? content : `# ${title}\n\n${content}`;
  },
};

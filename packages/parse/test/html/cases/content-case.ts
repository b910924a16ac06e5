/** What a case is about, the HTML of its content, and the Markdown that it becomes. */
export type ContentCase = [name: string, html: string, markdown: string];

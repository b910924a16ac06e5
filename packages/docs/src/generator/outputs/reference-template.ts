import { html, raw } from '../render/html.ts';
import { header } from '../render/layout.ts';
import type { Site } from '../render/layout.ts';
import { pageWriter } from '../render/page-writer.ts';

/** The parts of the page around the Redoc reference. */
export interface ReferenceFrame extends Pick<Site, 'title' | 'version' | 'links' | 'logo'> {
  description: string;
  style: string;
  icon: string;
  /** The logo of the site, as SVG. */
  image: string;
}

/** The Handlebars template of the reference: the site's header, and links to pages that need no script. */
export function referenceTemplate(frame: ReferenceFrame): string {
  const write = pageWriter('reference/', new Map());
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <!--policy-->
        <title>Reference · ${frame.title}</title>
        <!--description-->
        <link rel="icon" href="${write.href(`/assets/${frame.icon}`)}" type="image/svg+xml" />
        ${raw('{{{redocHead}}}')}
        <link rel="stylesheet" href="${write.href(`/assets/${frame.style}`)}" />
      </head>
      <body>
        ${header(frame, write)}
        <noscript
          ><p class="noscript">
            This reference needs a script. The same is said without one by the
            <a href="${write.href('/search/')}">pages of this site</a>.
          </p></noscript
        >
        ${raw('{{{redocHTML}}}')}
      </body>
    </html> `.text;
}

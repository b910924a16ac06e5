/**
 * The configuration of `web-data-docs`, in `web-data-docs.config.json` or as the default export of
 * `web-data-docs.config.js`. Every member is optional; paths are relative to the file's folder.
 */
export interface SiteConfig {
  /** The OpenAPI description: a file or an address. The command line outranks it. */
  description?: string;
  /** The same description as it is written, where `description` is a bundle of it: pages name its files. */
  source?: string;
  /** Folder from which pages name their source files, and to which `editUrl` belongs. */
  root?: string;
  /** Name of the site. */
  name?: string;
  /** An SVG file; also the icon of the site. */
  logo?: string;
  /** Colour of links and buttons on light and on dark pages, as `#rrggbb`. */
  accent?: { light?: string; dark?: string };
  /** A `.woff2` file for each kind of text, or `system`. */
  typefaces?: { headings?: string; text?: string; code?: string };
  /** Folder of guides: Markdown files with front matter. */
  guides?: string;
  /** The order of guides by the names of their files without `.md`, also in groups. */
  navigation?: (string | GuideGroup)[];
  /** A Markdown file with a section `## <version>` for each release. */
  changelog?: string;
  /** Older versions of the description, the newest first: files or addresses; in JavaScript also documents. */
  versions?: (string | object)[];
  /** Languages of samples, in the order of their tabs. */
  samples?: ('curl' | 'typescript' | 'fetch' | 'python' | 'go' | 'php')[];
  /** Further files to publish, by their path in the site. */
  files?: Record<string, string>;
  /** Folder of a script `respond-in-page.js`, with which pages respond to requests themselves. */
  responder?: string;
  /** Path of the site's folder, starting and ending in a slash. */
  base?: string;
  /** Scheme, host and port of the published site. */
  origin?: string;
  /** Base address of the API that samples call. */
  apiBaseUrl?: string;
  /** Address under which the source files are edited, ending in a slash. */
  editUrl?: string;
  /** Folder to write to. */
  outDir?: string;
  /** Whether the site has the Redoc reference. */
  reference?: boolean;
  /** Whether the site has a Postman collection. */
  postman?: boolean;
  /** Whether pages have pictures for link previews. */
  cards?: boolean;
}

/** Guides under one heading of the navigation. */
export interface GuideGroup {
  title: string;
  guides: string[];
}

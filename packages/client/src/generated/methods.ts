// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { paths } from "@web-data/types";
import type { Bind, Method, Query, RequestBody } from "../operation.ts";
import { mapUrls } from "./operations.ts";

export type MapUrls = paths["/map"]["post"];

/** The operations of the API as methods. */
export interface Methods {
  /**
   * Map a website.
   *
   * Returns a list of URLs found on a website, from its sitemaps and from the links of its pages. Synchronous: the answer comes when the site is mapped, `limit` is reached or `timeout` has passed.
   */
  map: Method<MapUrls, [request: RequestBody<MapUrls>]>;
}

/** Makes each method from its operation. */
export function createMethods(bind: Bind): Methods {
  return {
    map: bind(mapUrls),
  };
}

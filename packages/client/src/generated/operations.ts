// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { Operation } from "../operation.ts";

export const mapUrls: Operation = {
  id: "mapUrls",
  method: "POST",
  path: "/map",
  body: true,
  idempotent: true,
  openErrors: ["BadRequest"],
};

/** Every operation, in the order of the description. */
export const operations: readonly Operation[] = [mapUrls];

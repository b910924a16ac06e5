// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { Operation } from "../operation.ts";
import * as faults from "./request-faults.ts";
import * as verdicts from "./request-verdicts.ts";

/** Path of the first server of the document: what stands before every path. */
export const basePath = "/v2";

/** Id of an operation. */
export type OperationId = "mapUrls";

/** The operations, by id. */
export const operations: { readonly [Id in OperationId]: Operation } = {
  mapUrls: {
    id: "mapUrls",
    method: "POST",
    path: "/map",
    credential: {
      header: "authorization",
      scheme: "Bearer",
    },
    parameters: [],
    checkParameters: null,
    body: { required: true, checks: { "application/json": { verdict: verdicts.mapUrls_body, faults: faults.mapUrls_body } } },
    named: [
      {
        in: "body",
        path: ["url"],
        error: "InvalidUrl",
      },
    ],
  },
};

/** Members of each body that have a default, and so are there after validation. */
export interface Defaulted {
  mapUrls: "sitemap" | "includeSubdomains" | "ignoreQueryParameters" | "ignoreCache" | "limit";
}

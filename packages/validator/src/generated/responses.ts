// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { ResponseChecks } from "../check.ts";
import * as faults from "./response-faults.ts";
import * as verdicts from "./response-verdicts.ts";

/** Operation id → status, range or `DEFAULT` → media type → checks; null where the body is not JSON. */
export const responses: Record<string, ResponseChecks> = {
  mapUrls: {
    "200": { "application/json": { verdict: verdicts.mapUrls_200, faults: faults.mapUrls_200 } },
    "400": { "application/json": { verdict: verdicts.mapUrls_400, faults: faults.mapUrls_400 } },
    "401": { "application/json": { verdict: verdicts.mapUrls_401, faults: faults.mapUrls_401 } },
    "402": { "application/json": { verdict: verdicts.mapUrls_402, faults: faults.mapUrls_402 } },
    "403": { "application/json": { verdict: verdicts.mapUrls_403, faults: faults.mapUrls_403 } },
    "408": { "application/json": { verdict: verdicts.mapUrls_408, faults: faults.mapUrls_408 } },
    "413": { "application/json": { verdict: verdicts.mapUrls_413, faults: faults.mapUrls_413 } },
    "415": { "application/json": { verdict: verdicts.mapUrls_415, faults: faults.mapUrls_415 } },
    "429": { "application/json": { verdict: verdicts.mapUrls_429, faults: faults.mapUrls_429 } },
    "500": { "application/json": { verdict: verdicts.mapUrls_500, faults: faults.mapUrls_500 } },
    "502": { "application/json": { verdict: verdicts.mapUrls_502, faults: faults.mapUrls_502 } },
    "503": { "application/json": { verdict: verdicts.mapUrls_503, faults: faults.mapUrls_503 } },
    "504": { "application/json": { verdict: verdicts.mapUrls_504, faults: faults.mapUrls_504 } },
  },
};

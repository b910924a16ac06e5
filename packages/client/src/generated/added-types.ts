export type * from "../added/types.ts";

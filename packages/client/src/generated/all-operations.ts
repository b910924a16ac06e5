export * from "../added/operations.ts";

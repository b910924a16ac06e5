export * from "../added/methods.ts";

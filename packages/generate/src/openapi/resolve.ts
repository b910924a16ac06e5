export { dereference as resolve } from '@web-data/openapi';

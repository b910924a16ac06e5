/** How classes of errors are called: the pages of the documentation name them too. */
export { errorClassName, statusName } from '@web-data/openapi';

export { dashboardDirectory, dashboardHeaders } from './site.ts';

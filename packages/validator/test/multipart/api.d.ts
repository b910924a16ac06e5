export const api: object;
export const options: object;

/** Sending it twice may always do harm. */
export const always = (): boolean => true;

export const PLAIN_FIELDSET = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

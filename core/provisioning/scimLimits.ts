export const MAX_OPERATIONS = 1000;
export const MAX_USERS_PER_PAGE = 100;
export const MAX_GROUPS_PER_PAGE = 50;
/** The longest filter and path, in characters, and the largest number of terms in a filter. */
export const MAX_FILTER = 500;
export const MAX_PATH = 300;
export const MAX_TERMS = 10;
/** The longest text of an attribute, in characters. */
export const MAX_ID = 254;

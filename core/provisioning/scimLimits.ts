export const MAX_OPERATIONS = 1000;
export const MAX_USERS_PER_PAGE = 100;
export const MAX_GROUPS_PER_PAGE = 50;
/** In characters. */
export const MAX_FILTER = 500;
export const MAX_PATH = 300;
export const MAX_TERMS = 10;
/** In characters. */
export const MAX_ID = 254;

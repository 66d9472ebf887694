/** Per person. A further sign-in ends the least recently used session. */
export const MAX_SESSIONS = 100;

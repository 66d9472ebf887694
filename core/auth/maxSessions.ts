/** Per person. A further sign-in ends the session that has been unused the longest. */
export const MAX_SESSIONS = 100;

/** Per person. A further sign-in ends the session that was unused for longest. */
export const MAX_SESSIONS = 100;

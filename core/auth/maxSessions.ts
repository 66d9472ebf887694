/** The maximum number of a person's sessions. A further sign-in ends the session that was unused for longest. */
export const MAX_SESSIONS = 100;

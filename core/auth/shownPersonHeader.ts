/** Security: after a sign-in in another tab, the session cookie alone would send forms as the other person. */
export const SHOWN_PERSON = "X-Shown-Person";

export const SHOWN_PERSON_PARAM = "shown";

export const ANOTHER_PERSON = "another_person";

/** The session cookie isn't enough: after a sign-in in another tab, forms would be sent as the other person. */
export const SHOWN_PERSON = "X-Shown-Person";

/** For links that the browser follows by itself, because links send no headers. */
export const SHOWN_PERSON_PARAM = "shown";

/** The page shows a person other than the one who is signed in. */
export const ANOTHER_PERSON = "another_person";

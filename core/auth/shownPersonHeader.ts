/**
 * The header in which a page names the person whom it shows, by id. The session cookie alone isn't enough: a sign-in in
 * another tab replaces the cookie, and forms in the first tab would be submitted as the other person.
 */
export const SHOWN_PERSON = "X-Shown-Person";

/** The parameter in which a link that the browser follows by itself names the person, because links send no headers. */
export const SHOWN_PERSON_PARAM = "shown";

/** The code of the refusal if another person is signed in than the one whom the page shows. */
export const ANOTHER_PERSON = "another_person";

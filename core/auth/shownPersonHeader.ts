/** Security: without this header, a page would send forms as a person who signed in later in another tab. */
export const SHOWN_PERSON = "X-Shown-Person";

export const SHOWN_PERSON_PARAM = "shown";

export const ANOTHER_PERSON = "another_person";

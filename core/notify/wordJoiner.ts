/** Security: follows the dots of names in emails, so that mail programs don't turn names into links. */
export const WORD_JOINER = "\u2060";

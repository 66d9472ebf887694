/** Security: follows dots inside words in emails, so that mail programs don't turn the words into links. */
export const WORD_JOINER = "\u2060";

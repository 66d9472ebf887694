/**
 * An invisible character that emails contain after the dots of names such as "Booking.com" and "J.Smith", so that mail
 * programs don't turn them into links.
 */
export const WORD_JOINER = "\u2060";

/**
 * The form in which emails are stored, found, counted, and compared. Changes only the letters A to Z. Security:
 * `toLowerCase` would also change the Kelvin sign to k, and `lower` in PostgreSQL changes İ to i, so that a stranger's
 * address could stand for another person's.
 */
export function normalEmail(email: string): string {
  return email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

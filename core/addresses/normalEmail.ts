/**
 * Lowercases only A to Z. Security: `toLowerCase` also changes the Kelvin sign to k, and `lower` in PostgreSQL can
 * change İ to i, so a stranger's address could match another person's.
 */
export function normalEmail(email: string): string {
  return email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

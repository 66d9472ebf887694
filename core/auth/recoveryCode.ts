/** How many recovery codes a person gets; each of them works once. */
export const RECOVERY_CODES = 10;

/** The digits of Crockford's Base32: no letter looks like a digit. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 24;
const CODE = new RegExp(`^[${DIGITS}]{${LENGTH}}$`);

/** How many random bytes make a recovery code; each gives one of its digits, so a code has 120 bits. */
export const RECOVERY_CODE_BYTES = LENGTH;

/** The recovery code of random bytes, in groups of four: `4f7q-…`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return inGroups(Array.from(bytes.subarray(0, LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join(""));
}

/** A recovery code as it was given out, however it was typed; empty for what can't be one. */
export function normalRecoveryCode(typed: string): string {
  const digits = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  const isCode = CODE.test(digits);
  return isCode ? inGroups(digits) : "";
}

function inGroups(digits: string): string {
  return digits.match(/.{4}/g)?.join("-") ?? "";
}

/** Per person; each code works once. */
export const RECOVERY_CODES = 10;

/** Crockford's Base32. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 24;
const CODE = new RegExp(`^[${DIGITS}]{${LENGTH}}$`);

/** Each byte becomes a digit of 5 bits, so a code has 120 bits. */
export const RECOVERY_CODE_BYTES = LENGTH;

export function recoveryCodeOf(bytes: Uint8Array): string {
  return inGroups(Array.from(bytes.subarray(0, LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join(""));
}

export function normalRecoveryCode(typed: string): string {
  const digits = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  const isCode = CODE.test(digits);
  return isCode ? inGroups(digits) : "";
}

function inGroups(digits: string): string {
  return digits.match(/.{4}/g)?.join("-") ?? "";
}

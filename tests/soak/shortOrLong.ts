/** True in the long form of the tests, which `npm run soak` runs; false in the short form of `npm test`. */
export const IS_LONG = Boolean(process.env["SOAK"]);

/** Returns the first value in the short form of the tests, and the second one in the long form. */
export function shortOrLong<Short, Long = Short>(short: Short, long: Long): Short | Long {
  return IS_LONG ? long : short;
}

/** The settings that a number after the name of a subject sets, as in `npm run soak -- kills 10`. */
type SoakSetting = "SOAK_COUNT" | "SOAK_SECONDS";

/** Returns the number of a setting; without it, the first number in the short form, and the second one in the long form. */
export function numberOf(setting: SoakSetting, short: number, long: number): number {
  return Number(process.env[setting] ?? shortOrLong(short, long));
}

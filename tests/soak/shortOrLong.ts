/** True in the long form of the tests, which `npm run soak` runs. */
export const IS_LONG = Boolean(process.env["SOAK"]);

export function shortOrLong<Short, Long = Short>(short: Short, long: Long): Short | Long {
  return IS_LONG ? long : short;
}

/** Set by the number after a subject's name, as in `npm run soak -- kills 10`. */
type SoakSetting = "SOAK_COUNT" | "SOAK_SECONDS";

export function numberOf(setting: SoakSetting, short: number, long: number): number {
  return Number(process.env[setting] ?? shortOrLong(short, long));
}

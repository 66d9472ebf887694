/** The colors of the web app: those of the device, or always the same. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

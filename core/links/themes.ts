/** The themes of the web app: the colors that the device uses, or always light or dark ones. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The name of the URL's parameter that opens a dialog: `request`, `sick`, or `invitation`. */
export const NEW = "new";

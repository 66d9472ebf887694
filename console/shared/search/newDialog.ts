/** The parameter of the URL that opens a dialog: `request`, `sick`, or `invitation`. */
export const NEW = "new";

import { TypeOverrides, types } from "pg";

/** A date stays a string, and a 64-bit integer becomes a number. */
export const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(types.builtins.DATE, (text) => text);
columnTypes.setTypeParser(types.builtins.INT8, Number);

import { TypeOverrides, types } from "pg";

/** For the plain pools: a date stays a string, and a 64-bit integer, such as a count, becomes a number. */
export const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(types.builtins.DATE, (text) => text);
columnTypes.setTypeParser(types.builtins.INT8, Number);

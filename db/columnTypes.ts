import { TypeOverrides, types } from "pg";

export const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(types.builtins.DATE, (text) => text);
columnTypes.setTypeParser(types.builtins.INT8, Number);

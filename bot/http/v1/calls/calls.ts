import type { Call } from "../Call.ts";
import { BALANCE_CALLS } from "./balanceCalls.ts";
import { PEOPLE_CALLS } from "./peopleCalls.ts";
import { REQUEST_CALLS } from "./requestCalls.ts";
import { SETTINGS_CALLS } from "./settingsCalls.ts";

export const CALLS: readonly Call[] = [...SETTINGS_CALLS, ...PEOPLE_CALLS, ...REQUEST_CALLS, ...BALANCE_CALLS];

/** SQL for the current series of the organization `$1`. Entries of earlier series are reversed and add up to 0. */
export const CURRENT_SERIES = "(SELECT ledger_series FROM organizations WHERE id = $1)";

/**
 * The form's words for fields of a policy document that it calls something else. Labels that aren't nouns are quoted.
 */
export const PLACE_NAMES: ReadonlyMap<string, string> = new Map([
  ["step", "smallest request"],
  ["amountPer", "“Amount per”"],
  ["anchor", "period start date"],
  ["eventKind", "kinds of events"],
  ["accrualWaiting", "“Accrual starts after”"],
  ["usableFrom", "“Can be used”"],
  ["fullTime", "full-time week"],
  ["cap", "limit"],
  ["carryOver", "carry-over"],
  ["max", "limit"],
  ["until", "expiration date"],
  ["excess", "“Move the rest to”"],
  ["consumption", "usage"],
  ["overdraft", "negative balance limit"],
  ["maxAdvance", "advance limit"],
  ["booking", "requests"],
  ["longest", "longest request"],
  ["maxBackdateDays", "backdating limit"],
  ["evidenceAfter", "“Document required above”"],
  ["waitingPeriod", "“First leave after”"],
  ["block", "consecutive workdays"],
  ["remindFrom", "first reminder"],
  ["upTo", "length"],
  ["expiresAfter", "“Cancel undecided requests after”"],
  ["auto", "automatic approval"],
  ["noticeMultiple", "notice as a multiple of request length"],
  ["credits", "extra work"],
  ["settlement", "“When employment ends”"],
  ["pay", "payout"],
]);

/** A number follows these words, as in "grant 1". */
export const ENTRY_NAMES: ReadonlyMap<string, string> = new Map([
  ["grants", "grant"],
  ["approval", "approval rule"],
  ["by", "approver"],
  ["notice", "notice rule"],
]);

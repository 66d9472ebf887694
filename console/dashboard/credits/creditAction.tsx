import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { CreditButton } from "./CreditButton.tsx";

/** Returns the button of a balance card that requests time for extra work, if the policy allows it. */
export function creditAction(balance: BalanceAnswer) {
  return balance.credit && <CreditButton balance={balance} />;
}

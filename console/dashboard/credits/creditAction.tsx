import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { CreditButton } from "./CreditButton.tsx";

export function creditAction(balance: BalanceAnswer) {
  return balance.credit && <CreditButton balance={balance} />;
}

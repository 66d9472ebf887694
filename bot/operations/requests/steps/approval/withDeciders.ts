import { deciderName } from "#core/delegations/deciderName.ts";
import type { ApprovalStep, SeenStep } from "#core/requests/approval/ApprovalStep.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

export function withDeciders<Step extends ApprovalStep>(
  { approval }: Pick<RequestView, "approval">,
  steps: readonly Step[],
  { by, actingFor }: { by: { name: string }; actingFor: { name: string } | undefined },
): (Step & Pick<SeenStep, "decidedByName">)[] {
  const nameOf = ({ decided }: Step, index: number): string | null => {
    const before = approval?.steps[index];
    if (!decided || before?.decided) return before?.decidedByName ?? null;
    return deciderName(by, decided.forId === undefined ? undefined : actingFor);
  };
  return steps.map((step, index) => ({ ...step, decidedByName: nameOf(step, index) }));
}

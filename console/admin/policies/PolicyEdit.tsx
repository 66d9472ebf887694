import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { EditPage } from "../parts/EditPage.tsx";
import { assignmentDates, policyTitle } from "./policyHolder.ts";
import { changedTerms } from "./changedTerms.ts";
import { EndedPolicy } from "./EndedPolicy.tsx";
import { EndPolicyButton } from "./give/EndPolicyButton.tsx";
import { OrderPolicyButton } from "./give/OrderPolicyButton.tsx";
import { FullEditorButton, FullPolicy } from "./FullPolicy.tsx";
import { PolicyInputs } from "./PolicyInputs.tsx";
import { ScheduledPolicy } from "./ScheduledPolicy.tsx";

export function PolicyEdit() {
  const { nameOf } = useLeaveTypes();
  const client = useQueryClient();
  const [{ isPending, isBelow }, setReview] = useState({ isPending: false, isBelow: false });
  return (
    <EditPage<OfficePolicyAnswer>
      back={{ to: "/policies", label: "Policies" }}
      kind="Policy"
      title={(policy) => policyTitle(nameOf(policy.type), policy)}
      lead={({ assignment }) => assignment && assignmentDates(assignment)}
      saved="Policy updated"
      onRefused={() => void client.invalidateQueries({ queryKey: ["policy-impact"] })}
      submit={{ label: isBelow ? "Save anyway" : "Save changes", isRefused: isPending }}
      changesOf={(policy, values) => {
        const changes = changedTerms(policy, values);
        return changes ? { ...changes, confirmed: isBelow } : {};
      }}
      inputs={<PolicyInputs onReview={setReview} />}
      renderActions={(policy) => (
        <>
          {!policy.isEnded && <FullEditorButton id={policy.id} />}
          {policy.assignment?.group != null && !policy.isEnded && <OrderPolicyButton policy={policy} />}
          {policy.assignment && !policy.isEnded && <EndPolicyButton policy={policy} />}
        </>
      )}
      renderInstead={(policy) =>
        policy.isEnded ? <EndedPolicy policy={policy} /> : policy.needsFullEditor && <FullPolicy policy={policy} />
      }
    >
      {(policy) => !policy.isEnded && <ScheduledPolicy policy={policy} />}
    </EditPage>
  );
}

import { isAtLeast } from "#core/people/access/roles.ts";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { longDate } from "#console/shared/localDates.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { ApprovalQueue } from "../approvals/ApprovalQueue.tsx";
import { RequestButton } from "../requests/form/RequestButton.tsx";
import { useMe, useToday } from "../session/meContext.ts";

export function ApprovalsPage() {
  const me = useMe();
  const today = useToday();
  const isManager = isAtLeast(me.role, "Manager");
  if (!isManager && !me.isDelegate) {
    return <AccessDenied>You need Manager, Admin, or Owner permissions to approve requests</AccessDenied>;
  }
  return (
    <Page
      title={isManager ? "Manager Dashboard" : "Approvals"}
      lead={longDate(today)}
      actions={isManager && <RequestButton>Request Your PTO</RequestButton>}
    >
      <ApprovalQueue />
    </Page>
  );
}

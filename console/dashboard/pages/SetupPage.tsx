import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import type { SetupAnswer } from "#core/api/OrganizationAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import type { SetupStep } from "#core/organization/setup.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { hasService } from "#console/shared/api/hasService.ts";
import { AccessDenied } from "#console/shared/states/AccessDenied.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { InviteManyButton } from "../invitations/InviteManyButton.tsx";
import { allOffices } from "../offices/officeCalls.ts";
import { RequestButton } from "../requests/form/RequestButton.tsx";
import { useMe } from "../session/meContext.ts";
import { OfficeSteps } from "../setup/OfficeSteps.tsx";
import { setup, useEditSetup } from "../setup/setupCalls.ts";
import { SetupStepCard } from "../setup/SetupStepCard.tsx";

export function SetupPage() {
  const me = useMe();
  if (!isAtLeast(me.role, "Admin"))
    return <AccessDenied>You need Admin or Owner permissions to set up the organization</AccessDenied>;
  return <Checklist isNew={me.setup === "new"} isListed={me.setup !== undefined} />;
}

function Checklist({ isNew, isListed }: { isNew: boolean; isListed: boolean }) {
  const found = useQuery(setup());
  const offices = useQuery(allOffices());
  const { mutate } = useEditSetup();
  useEffect(() => {
    if (isNew) mutate({ state: "open" });
  }, [isNew, mutate]);
  const office = offices.data?.find(({ isDefault }) => isDefault);
  const steps = found.data?.steps.filter(canBeDone) ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const all = steps.length;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Page
        title="Get Started"
        lead={all > 0 ? `${done} of ${all} steps done` : "Set up time off for your organization."}
        actions={isListed && <DismissButton isFinished={all > 0 && done === all} />}
      >
        <Loaded query={found} failed="Failed to load the checklist" skeleton={<ListSkeleton rows={6} />}>
          {() => {
            if (offices.isPending) return <ListSkeleton rows={6} />;
            const isDone = (step: SetupStep) => steps.some((one) => one.step === step && one.isDone);
            return (
              <>
                {done === all && (
                  <Alert severity="success" sx={{ mb: 2 }}>
                    Everything is set up.
                  </Alert>
                )}
                <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
                  {office && <OfficeSteps office={office} isDone={isDone} />}
                  <SetupStepCard
                    title="Invite your team"
                    isDone={isDone("people")}
                    text="Paste email addresses, or import a CSV file with managers and start dates. Any column names work."
                  >
                    <InviteManyButton variant={isDone("people") ? "outlined" : "contained"} />
                    <Button variant="outlined" href="/admin/imports">
                      Import a File
                    </Button>
                  </SetupStepCard>
                  {steps.some(({ step }) => step === "slack") && (
                    <SetupStepCard
                      title="Connect Slack"
                      isDone={isDone("slack")}
                      text="Your team can request and approve time off without leaving Slack."
                    >
                      <Button
                        variant={isDone("slack") ? "outlined" : "contained"}
                        component={Link}
                        to="/settings/slack"
                      >
                        {isDone("slack") ? "View Connection" : "Connect Slack"}
                      </Button>
                    </SetupStepCard>
                  )}
                  <SetupStepCard
                    title="Try a first request"
                    isDone={isDone("request")}
                    text="See what your team will see. You can cancel the request afterward."
                  >
                    <RequestButton variant={isDone("request") ? "outlined" : "contained"}>
                      Request Time Off
                    </RequestButton>
                  </SetupStepCard>
                </Box>
              </>
            );
          }}
        </Loaded>
      </Page>
    </Box>
  );
}

function canBeDone({ step, isDone }: SetupAnswer["steps"][number]): boolean {
  return step !== "slack" || isDone || hasService("slack");
}

function DismissButton({ isFinished }: { isFinished: boolean }) {
  const edit = useEditSetup();
  const show = useOutcome();
  const navigate = useNavigate();
  const dismiss = async () => {
    const wasDone = await show(edit.mutateAsync({ state: "closed" }), {
      done: () => ({
        title: isFinished ? "Setup Finished" : "Checklist Dismissed",
        description: "You can open the checklist again under Settings.",
      }),
      failed: "Failed to close the checklist.",
    });
    if (wasDone) void navigate("/dashboard");
  };
  return (
    <BusyButton variant={isFinished ? "contained" : "text"} loading={edit.isPending} onClick={() => void dismiss()}>
      {isFinished ? "Finish" : "Dismiss"}
    </BusyButton>
  );
}

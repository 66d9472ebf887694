import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { countryText } from "#core/offices/countryText.ts";
import { STANDARD_PATTERN, type WorkingPattern } from "#core/working/WorkingPattern.ts";
import { patternText } from "#core/working/patternText.ts";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import type { SetupStep } from "#core/organization/setup.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { wholeAmounts } from "#console/shared/wholeDates.ts";
import { AddCountryHolidays } from "../holidays/AddCountryHolidays.tsx";
import { officePolicies } from "../policies/policyCalls.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { SetupStepCard } from "./SetupStepCard.tsx";

const LINES_OF_POLICIES = "8.5em";

interface OfficeStepsProps {
  office: OfficeAnswer;
  isDone: (step: SetupStep) => boolean;
}

export function OfficeSteps({ office, isDone }: OfficeStepsProps) {
  const { nameOf } = useLeaveTypes();
  const policies = useQuery(officePolicies(office.id));
  const zone = office.timezone.replaceAll("_", " ");
  return (
    <>
      <SetupStepCard
        title="Check your office"
        isDone={isDone("office")}
        text={
          <>
            {office.name} is in {countryText(office.country)}, in the time zone {zone}.{" "}
            {hoursText(office.workingPattern ?? STANDARD_PATTERN)}
          </>
        }
      >
        <ConfirmButton step="office" isDone={isDone("office")}>
          Office Looks Good
        </ConfirmButton>
        <Button variant="outlined" href={`/admin/offices/${office.id}`}>
          Edit Office
        </Button>
      </SetupStepCard>
      <SetupStepCard
        title="Add holidays"
        isDone={isDone("holidays")}
        text="By default, holidays don't count toward time off. You can add or delete holidays at any time."
      >
        {!isDone("holidays") && <AddCountryHolidays office={office} />}
        <Button variant="outlined" component={Link} to="/settings/offices">
          View Holidays
        </Button>
      </SetupStepCard>
      <SetupStepCard
        title="Check your policies"
        isDone={isDone("policy")}
        text={
          <Box component="ul" sx={{ m: 0, pl: 2.25, listStyleType: "disc" }}>
            {policies.isPending && <Skeleton variant="rounded" component="li" height={LINES_OF_POLICIES} />}
            {policies.data?.map(({ id, type, summary }) => (
              <li key={id}>
                <strong>{nameOf(type)}:</strong> {summary}
              </li>
            ))}
          </Box>
        }
      >
        <ConfirmButton step="policy" isDone={isDone("policy")}>
          Policies Look Good
        </ConfirmButton>
        <Button variant="outlined" href="/admin/policies">
          Edit Policies
        </Button>
      </SetupStepCard>
    </>
  );
}

function hoursText(pattern: Pick<WorkingPattern, "weeks">): string {
  const lead = pattern.weeks.length > 1 ? "Working hours alternate between two weeks. " : "Working hours: ";
  return `${lead}${wholeAmounts(patternText(pattern))}.`;
}

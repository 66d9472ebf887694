import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { BooleanInput } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { countText } from "#core/countText.ts";
import { useOfficeDeletionText } from "#console/shared/offices/useOfficeDeletionText.ts";
import { NoHolidays } from "../holidays/NoHolidays.tsx";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { EditPage } from "../parts/EditPage.tsx";
import { ListLink } from "../parts/RecordLink.tsx";
import { PatternInput } from "../working/PatternInput.tsx";
import { OfficeCalendar } from "./OfficeCalendar.tsx";
import { OfficeInputs } from "./OfficeInputs.tsx";

export function OfficeEdit() {
  return (
    <EditPage<OfficeAnswer>
      back={{ to: "/offices", label: "Offices" }}
      kind="Office"
      title={({ name }) => name}
      saved="Office updated"
      inputs={
        <>
          <OfficeInputs />
          <BooleanInput source="countHolidays" label="Holidays count as workdays" />
          <PatternInput
            unset={{ label: "Monday to Friday, 8 hours a day", text: "For everyone without their own hours." }}
          />
        </>
      }
      renderActions={(office) => !office.isDefault && <DeleteOffice office={office} />}
    >
      {(office) => (
        <>
          <NoHolidays key={office.id} office={office} />
          <OfficeLinks office={office} />
          <OfficeCalendar office={office} />
        </>
      )}
    </EditPage>
  );
}

function DeleteOffice({ office }: { office: OfficeAnswer }) {
  const { id, name, memberCount } = office;
  const text = useOfficeDeletionText(office);
  if (memberCount > 0) {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary", alignSelf: "center" }}>
        To delete this office, first move its {countText(memberCount, "member")} to another office
      </Typography>
    );
  }
  return (
    <ConfirmedDelete
      resource="offices"
      id={id}
      label="Delete office"
      title={`Delete ${name}?`}
      text={text}
      success="Office deleted"
      leadsTo="/offices"
    />
  );
}

function OfficeLinks({ office: { id, name } }: { office: OfficeAnswer }) {
  return (
    <Box component="nav" aria-label={`More about ${name}`} sx={{ display: "flex", gap: 3, flexWrap: "wrap" }}>
      <ListLink place="people" filter={{ officeId: id, isActive: "true" }}>
        People
      </ListLink>
      <ListLink place="policies" filter={{ officeId: id }}>
        Policies
      </ListLink>
      <ListLink place="holidays" filter={{ officeId: id }}>
        Holidays
      </ListLink>
      <Link component={RouterLink} to={`/holidays/country?officeId=${id}`} underline="hover">
        Add country holidays
      </Link>
    </Box>
  );
}

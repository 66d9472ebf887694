import PublicRounded from "@mui/icons-material/PublicRounded";
import Button from "@mui/material/Button";
import { NumberInput, useDataProvider } from "react-admin";
import { Link } from "react-router";
import { z } from "zod";
import type { OfficeHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { formatWeekday } from "#core/calendar/dateTexts.ts";
import { partText } from "#core/offices/partText.ts";
import { holidayTypeText } from "#core/offices/holidayTypeText.ts";
import { countText } from "#core/countText.ts";
import { useBulk } from "../bulk/useBulk.tsx";
import { AddButton } from "../parts/AddButton.tsx";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, OfficeFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { dateOrDash } from "../parts/words.ts";

/** The `federal` type includes official holidays outside the United States. */
const TYPES = { custom: "Custom", federal: "Federal or official" };

export function HolidayList() {
  return (
    <ResourceList
      title="Holidays"
      lead="Days off for each office. By default, holidays don't count toward time off."
      sort={{ field: "date", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Name" />,
        <OfficeFilter key="office" />,
        <NumberInput key="year" source="year" label="Year" min={1900} max={2199} helperText={false} />,
        <ChoiceFilter key="type" source="type" label="Type" choices={TYPES} />,
      ]}
      actions={
        <>
          <Button component={Link} to="/holidays/country" variant="outlined" startIcon={<PublicRounded />}>
            Add country holidays
          </Button>
          <AddButton place="holidays" label="Add holiday" />
        </>
      }
      bulk={<HolidaysBulk />}
      items="holidays"
    >
      <Col<OfficeHolidayAnswer> label="Date" sort="date" isDescending>
        {({ date }) => dateOrDash(date)}
      </Col>
      <Col<OfficeHolidayAnswer> label="Weekday" isExtra>
        {({ date }) => formatWeekday(date)}
      </Col>
      <Col<OfficeHolidayAnswer> label="Name" sort="name">
        {({ id, name }) => (
          <RecordLink place="holidays" id={`${id}/show`}>
            {name}
          </RecordLink>
        )}
      </Col>
      <Col<OfficeHolidayAnswer> label="Office" sort="officeName">
        {({ officeName }) => officeName}
      </Col>
      <Col<OfficeHolidayAnswer> label="Part of the day" isExtra>
        {(holiday) => partText(holiday)}
      </Col>
      <Col<OfficeHolidayAnswer> label="Type" sort="type" isExtra>
        {({ type, officeCountry }) => holidayTypeText(type, officeCountry)}
      </Col>
    </ResourceList>
  );
}

function HolidaysBulk() {
  const data = useDataProvider();
  const { items, open } = useBulk();
  const remove = () =>
    open({
      title: `Delete ${countText(items.length, "holiday")}?`,
      lead: `${items.length === 1 ? "If it's in the future, requests that include it" : "Requests that include those in the future"} will be recalculated.`,
      submit: "Delete",
      isDestructive: true,
      schema: z.object({}),
      one: ({ id }) => data.delete("holidays", { id }),
    });
  return (
    <Button size="small" color="error" disabled={items.length === 0} onClick={remove}>
      Delete
    </Button>
  );
}

import type { OfficeHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { holidayTypeText } from "#core/offices/holidayTypeText.ts";
import { partText } from "#core/offices/partText.ts";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { Facts } from "../parts/Facts.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { dateOrDash } from "../parts/words.ts";
import { useTodayIn } from "#console/shared/calendar/ownCalendar.ts";

export function HolidayShow() {
  return (
    <RecordPage<OfficeHolidayAnswer>
      back={{ to: "/holidays", label: "Holidays" }}
      kind="Holiday"
      title={({ name }) => name}
      renderActions={(holiday) => <DeleteHoliday holiday={holiday} />}
    >
      {({ date, type, part, minutes, officeId, officeName, officeCountry }) => (
        <Facts
          facts={{
            Date: dateOrDash(date),
            Office: (
              <RecordLink place="offices" id={officeId}>
                {officeName}
              </RecordLink>
            ),
            "Part of the day": partText({ part, minutes }),
            Type: holidayTypeText(type, officeCountry),
          }}
        />
      )}
    </RecordPage>
  );
}

function DeleteHoliday({ holiday: { id, name, date, officeTimezone } }: { holiday: OfficeHolidayAnswer }) {
  const today = useTodayIn(officeTimezone);
  return (
    <ConfirmedDelete
      resource="holidays"
      id={id}
      label="Delete holiday"
      title={`Delete ${name}?`}
      text={
        date > today
          ? "Requests that include this day will be recalculated."
          : "Time off that includes this day stays as it is."
      }
      success="Holiday deleted"
      leadsTo="/holidays"
    />
  );
}

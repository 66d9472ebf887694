import { expect, test } from "@jest/globals";
import { countryHolidays, type ListedHoliday } from "./countryHolidays.ts";

function listedHoliday(date: string, name: string, type: ListedHoliday["type"], hours = 24): ListedHoliday {
  const start = new Date(`${date.length === 10 ? `${date} 00:00:00` : date}Z`.replace(" ", "T"));
  return {
    date: date.length === 10 ? `${date} 00:00:00` : date,
    start,
    end: new Date(start.getTime() + hours * 3_600_000),
    name,
    type,
  };
}

const dates = (holidays: ListedHoliday[], year = 2027) => countryHolidays(holidays, year).map(({ date }) => date);

test("a one-day holiday has one date", () =>
  expect(countryHolidays([listedHoliday("2027-01-06", "Epiphany", "public")], 2027)).toEqual([
    { date: "2027-01-06", name: "Epiphany", type: "public", isWholeDay: true },
  ]));

test("a holiday of several days has each of its dates", () =>
  expect(dates([listedHoliday("2027-03-09", "Eid al-Fitr", "public", 96)])).toEqual([
    "2027-03-09",
    "2027-03-10",
    "2027-03-11",
    "2027-03-12",
  ]));

test.each([23, 25])("a day of %i hours, because clocks change, has one date", (hours) =>
  expect(dates([listedHoliday("2027-03-28", "Easter Sunday", "public", hours)])).toEqual(["2027-03-28"]),
);

test("a holiday that begins in the afternoon has that date and isn't a whole day", () =>
  expect(countryHolidays([listedHoliday("2027-12-24 14:00:00", "Christmas Eve", "bank", 10)], 2027)).toEqual([
    { date: "2027-12-24", name: "Christmas Eve", type: "bank", isWholeDay: false },
  ]));

test("a holiday that begins the evening before has the date of the next day", () => {
  const passover = { ...listedHoliday("2027-04-21 18:00:00", "Passover", "public"), date: "2027-04-22 00:00:00 -0600" };
  expect(countryHolidays([passover], 2027)).toMatchObject([{ date: "2027-04-22", isWholeDay: true }]);
});

test("a holiday across the new year belongs to each year with its own part", () => {
  const hanukkah = listedHoliday("2027-12-30", "Hanukkah", "school", 96);
  expect(dates([hanukkah], 2027)).toEqual(["2027-12-30", "2027-12-31"]);
  expect(dates([hanukkah], 2028)).toEqual(["2028-01-01", "2028-01-02"]);
});

test("the dates are in order", () =>
  expect(
    dates([listedHoliday("2027-12-25", "Last", "public"), listedHoliday("2027-01-01", "First", "public")]),
  ).toEqual(["2027-01-01", "2027-12-25"]));

test("a date with several holidays gets the most binding one", () =>
  expect(
    countryHolidays(
      [
        listedHoliday("2027-12-24", "Christmas Eve", "optional"),
        listedHoliday("2027-12-24", "Christmas Day (substitute day)", "public"),
        listedHoliday("2027-12-24", "Eve", "observance"),
      ],
      2027,
    ),
  ).toMatchObject([{ name: "Christmas Day (substitute day)", type: "public" }]));

test("equally binding holidays on a date join their names without repetition", () =>
  expect(
    countryHolidays(
      [
        listedHoliday("2008-05-01", "Labour Day", "public"),
        listedHoliday("2008-05-01", "Ascension Day", "public"),
        listedHoliday("2008-05-01", "Labour Day", "public"),
      ],
      2008,
    ),
  ).toMatchObject([{ name: "Labour Day / Ascension Day" }]));

test("only the first name is kept if the joined names would be too long", () => {
  const [first, second] = ["a".repeat(100), "b".repeat(100)];
  const both = [listedHoliday("2027-05-01", first, "public"), listedHoliday("2027-05-01", second, "public")];
  expect(countryHolidays(both, 2027)).toMatchObject([{ name: first }]);
});

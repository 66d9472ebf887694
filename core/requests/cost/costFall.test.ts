import { expect, test } from "@jest/globals";
import { costFall } from "./costFall.ts";

const of = (...minutes: number[]) => minutes.map((cost, nth) => ({ date: `2027-05-1${nth}`, minutes: cost }));

test.each<[string, number[], number[], number]>([
  ["a date that no longer costs anything", [480, 480], [480], 480],
  ["a date that costs half as much", [480, 480], [240, 480], 240],
  ["a date that becomes cheaper while another becomes more expensive", [480, 0], [0, 480], 480],
  ["dates that become more expensive", [0, 240], [480, 480], 0],
])("%s", (_, stored, now, fall) => expect(costFall(of(...stored), of(...now))).toBe(fall));

import { z } from "zod";

export interface DirectoryCursor {
  teamId: string;
  members: number;
  pages: number;
  /** Empty for the first page of a workspace. */
  slackCursor: string;
}

const CURSOR = /^(?<teamId>\w{1,40})\.(?<members>\d{1,6})\.(?<pages>\d{1,4})\.(?<slackCursor>[\w=+/:.-]{0,400})$/;
const UNKNOWN = "Unknown cursor";

export const DirectoryQuery = z.object({
  cursor: z
    .string({ error: UNKNOWN })
    .transform((text, context) => {
      const { groups } = CURSOR.exec(text) ?? {};
      if (groups)
        return { ...groups, members: Number(groups["members"]), pages: Number(groups["pages"]) } as DirectoryCursor;
      context.addIssue({ code: "custom", message: UNKNOWN });
      return z.NEVER;
    })
    .optional(),
});

export function cursorText({ teamId, members, pages, slackCursor }: DirectoryCursor): string {
  return [teamId, members, pages, slackCursor].join(".");
}

import Box from "@mui/material/Box";
import { Fragment } from "react";

const HYPHEN = /(-+[^@\s-]?)/;

export function EmailText({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.split(HYPHEN).map((piece, place) =>
        place % 2 === 0 ? (
          piece
        ) : (
          <Box key={place} component="span" sx={{ whiteSpace: "nowrap" }}>
            {piece}
          </Box>
        ),
      )}
    </Fragment>
  ));
}

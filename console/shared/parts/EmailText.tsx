import Box from "@mui/material/Box";
import { Fragment } from "react";

const HYPHEN = /(-+[^@\s-]?)/;

/**
 * Text with an email address. It breaks before the @ if it must, but never after a hyphen: a break there looks as if
 * the hyphen weren't part of the address.
 */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part, index) => (
    // The parts have no other identity than their order.
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

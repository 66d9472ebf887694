import { Fragment } from "react";

interface AddressProps {
  text: string;
}

/** Allows line breaks in long addresses after slashes and @. */
export function Address({ text }: AddressProps) {
  return text.split(/([/@]+)/).map((part, nth) => (
    // The parts don't reorder, so the index is a stable key.
    <Fragment key={nth}>
      {part}
      {nth % 2 === 1 && <wbr />}
    </Fragment>
  ));
}

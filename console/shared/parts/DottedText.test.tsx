import "@testing-library/jest-dom/jest-globals";
import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { dotted } from "../dotted.ts";
import { DottedText } from "./DottedText.tsx";

test("a line may break only in the space of a separator, which then disappears with its dot", () => {
  const { container } = render(<DottedText>{dotted("Berlin", "13 members")}</DottedText>);
  expect(container).toHaveTextContent(/^Berlin · 13 members$/);
  const [before, separator, after] = container.childNodes;
  expect(before).toHaveTextContent(/^Berlin$/);
  expect(after).toHaveTextContent(/^13 members$/);
  expect(separator?.firstChild?.textContent).toBe(" ");
  expect(container.querySelector("span span")).toHaveStyle({ fontSize: "0px" });
});

test("text without separators stays as it is", () => {
  expect(render(<DottedText>Berlin</DottedText>).container.innerHTML).toBe("Berlin");
});

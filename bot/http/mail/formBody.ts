import express from "express";
import { HttpProblem } from "../middleware/HttpProblem.ts";

export function formBody(): ReturnType<typeof express.urlencoded> {
  const parse = express.urlencoded({ extended: false, limit: "32kb" });
  return (req, res, next) =>
    parse(req, res, (error: unknown) => {
      const { type } = Object(error) as { type?: unknown };
      // The sender disconnected or timed out, so the incomplete form must not be used.
      if (type !== "request.aborted") next(error ? problemOf(type) : undefined);
    });
}

function problemOf(type: unknown): HttpProblem {
  if (type === "entity.too.large") return new HttpProblem(413, "too_large", "This is too long");
  if (type === "charset.unsupported" || type === "encoding.unsupported") {
    return new HttpProblem(415, "not_a_form", "The form must be in UTF-8");
  }
  return new HttpProblem(400, "broken_body", "The form couldn't be read");
}

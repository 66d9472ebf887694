import { Router } from "express";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { createLeaveType } from "#bot/operations/leaveTypes/createLeaveType.ts";
import { editLeaveType } from "#bot/operations/leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentLeaveType } from "../present/presentLeaveType.ts";
import { actorOf } from "../auth/actorOf.ts";

export function leaveTypeRoutes(): Router {
  const types = Router({ caseSensitive: true });

  types.get("/", async (req, res) => {
    const listed: LeaveTypeAnswer[] = (await listLeaveTypes(actorOf(req), req.query)).map(presentLeaveType);
    res.json(listed);
  });

  types.post("/", async (req, res) => {
    res.status(201).json(presentLeaveType(await createLeaveType(actorOf(req), inputOf(req))));
  });

  types.patch("/:id", async (req, res) => {
    res.json(presentLeaveType(await editLeaveType(actorOf(req), req.params.id, inputOf(req))));
  });

  return types;
}

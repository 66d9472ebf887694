import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { ApprovalStep } from "#core/requests/approval/ApprovalStep.ts";
import type { EditedFrom } from "#core/requests/EditedFrom.ts";
import type { LeaveParts } from "#core/leave/LeaveParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { newId } from "#db/newId.ts";
import { decisionColumns } from "./decisionColumns.ts";

export class PtoRequest extends Model<InferAttributes<PtoRequest>, InferCreationAttributes<PtoRequest>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare type: LeaveType;
  declare startDate: IsoDate;
  declare endDate: IsoDate;
  declare isHalfDay: boolean;
  /** Null for whole dates and for half days without a known half. */
  declare parts: CreationOptional<LeaveParts | null>;
  declare idempotencyKey: CreationOptional<string | null>;
  declare status: RequestStatus;
  declare version: CreationOptional<number>;
  declare editedFrom: CreationOptional<EditedFrom | null>;
  declare undone: CreationOptional<number>;
  /** Null if no approval steps apply. */
  declare steps: CreationOptional<ApprovalStep[] | null>;
  declare stepVersion: CreationOptional<number>;
  declare expiresOn: CreationOptional<IsoDate | null>;
  declare closureId: CreationOptional<string | null>;
  declare minutes: Minutes;
  /** The cost above which the request needs evidence. Null if it never needs evidence. */
  declare evidenceOver: CreationOptional<Minutes | null>;
  declare evidenceCount: CreationOptional<number>;
  declare messageCount: CreationOptional<number>;
  declare notes: CreationOptional<string | null>;
  declare submittedAt: Date;
  declare decidedAt: CreationOptional<Date | null>;
  declare decidedById: CreationOptional<string | null>;
  declare decidedForId: CreationOptional<string | null>;
  declare decisionReason: CreationOptional<string | null>;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    PtoRequest.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        type: { type: DataTypes.TEXT, allowNull: false },
        startDate: { type: DataTypes.DATEONLY, allowNull: false },
        endDate: { type: DataTypes.DATEONLY, allowNull: false },
        isHalfDay: { type: DataTypes.BOOLEAN, allowNull: false },
        parts: DataTypes.JSONB,
        idempotencyKey: DataTypes.TEXT,
        status: { type: DataTypes.TEXT, allowNull: false },
        version: DataTypes.INTEGER,
        editedFrom: DataTypes.JSONB,
        undone: DataTypes.INTEGER,
        steps: DataTypes.JSONB,
        stepVersion: DataTypes.INTEGER,
        expiresOn: DataTypes.DATEONLY,
        closureId: DataTypes.UUID,
        minutes: { type: DataTypes.INTEGER, allowNull: false },
        evidenceOver: DataTypes.INTEGER,
        evidenceCount: DataTypes.INTEGER,
        messageCount: DataTypes.INTEGER,
        notes: DataTypes.TEXT,
        ...decisionColumns(),
      },
      { sequelize, tableName: "pto_requests" },
    );
  }
}

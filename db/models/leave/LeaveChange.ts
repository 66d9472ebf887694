import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveParts } from "#core/leave/LeaveParts.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import type { ReplacedLeave } from "#core/requests/changes/ChangeOf.ts";
import type { EditedFrom } from "#core/requests/EditedFrom.ts";
import { newId } from "#db/newId.ts";
import { decisionColumns } from "./decisionColumns.ts";

export class LeaveChange extends Model<InferAttributes<LeaveChange>, InferCreationAttributes<LeaveChange>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare requestId: string;
  declare userId: string;
  declare status: RequestStatus;
  declare version: CreationOptional<number>;
  declare undone: CreationOptional<number>;
  declare isCancellation: boolean;
  /** True if an approver or sick leave made the change. */
  declare isAtOnce: boolean;
  declare startDate: IsoDate;
  declare endDate: IsoDate;
  declare isHalfDay: boolean;
  declare parts: CreationOptional<LeaveParts | null>;
  declare minutes: Minutes;
  declare sickLeaveId: CreationOptional<string | null>;
  declare restId: CreationOptional<string | null>;
  declare givenMinutes: CreationOptional<Minutes | null>;
  /** The leave before the change. */
  declare was: EditedFrom;
  declare replaced: CreationOptional<ReplacedLeave | null>;
  declare notes: CreationOptional<string | null>;
  declare submittedAt: Date;
  declare decidedAt: CreationOptional<Date | null>;
  declare decidedById: CreationOptional<string | null>;
  declare decidedForId: CreationOptional<string | null>;
  declare decisionReason: CreationOptional<string | null>;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    LeaveChange.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        requestId: { type: DataTypes.UUID, allowNull: false },
        userId: { type: DataTypes.UUID, allowNull: false },
        status: { type: DataTypes.TEXT, allowNull: false },
        version: DataTypes.INTEGER,
        undone: DataTypes.INTEGER,
        isCancellation: { type: DataTypes.BOOLEAN, allowNull: false },
        isAtOnce: { type: DataTypes.BOOLEAN, allowNull: false },
        startDate: { type: DataTypes.DATEONLY, allowNull: false },
        endDate: { type: DataTypes.DATEONLY, allowNull: false },
        isHalfDay: { type: DataTypes.BOOLEAN, allowNull: false },
        parts: DataTypes.JSONB,
        minutes: { type: DataTypes.INTEGER, allowNull: false },
        sickLeaveId: DataTypes.UUID,
        restId: DataTypes.UUID,
        givenMinutes: DataTypes.INTEGER,
        was: { type: DataTypes.JSONB, allowNull: false },
        replaced: DataTypes.JSONB,
        notes: DataTypes.TEXT,
        ...decisionColumns(),
      },
      { sequelize, tableName: "leave_changes" },
    );
  }
}

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
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { newId } from "#db/newId.ts";
import { decisionColumns } from "./decisionColumns.ts";

export class Credit extends Model<InferAttributes<Credit>, InferCreationAttributes<Credit>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare type: LeaveType;
  declare workedOn: IsoDate;
  declare minutes: Minutes;
  declare notes: CreationOptional<string | null>;
  declare idempotencyKey: CreationOptional<string | null>;
  declare status: RequestStatus;
  declare undone: CreationOptional<number>;
  declare submittedAt: Date;
  declare decidedAt: CreationOptional<Date | null>;
  declare decidedById: CreationOptional<string | null>;
  declare decidedForId: CreationOptional<string | null>;
  declare decisionReason: CreationOptional<string | null>;
  declare updatedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Credit.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        type: { type: DataTypes.TEXT, allowNull: false },
        workedOn: { type: DataTypes.DATEONLY, allowNull: false },
        minutes: { type: DataTypes.INTEGER, allowNull: false },
        notes: DataTypes.TEXT,
        idempotencyKey: DataTypes.TEXT,
        status: { type: DataTypes.TEXT, allowNull: false },
        undone: DataTypes.INTEGER,
        ...decisionColumns(),
      },
      { sequelize, tableName: "credits" },
    );
  }
}

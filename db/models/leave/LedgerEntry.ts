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
import type { LedgerKind } from "#core/ledger/LedgerEntry.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { newId } from "#db/newId.ts";

/** Append-only, with signed minutes. */
export class LedgerEntry extends Model<InferAttributes<LedgerEntry>, InferCreationAttributes<LedgerEntry>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare type: LeaveType;
  declare leaveYear: LeaveYear;
  declare kind: LedgerKind;
  declare minutes: Minutes;
  declare effectiveOn: IsoDate;
  declare isUnlimited: CreationOptional<boolean>;
  declare sourceKey: string;
  declare series: CreationOptional<number>;
  declare requestId: CreationOptional<string | null>;
  declare actorId: CreationOptional<string | null>;
  declare reasonId: CreationOptional<string | null>;
  declare details: CreationOptional<Record<string, unknown> | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    LedgerEntry.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        type: { type: DataTypes.TEXT, allowNull: false },
        leaveYear: { type: DataTypes.INTEGER, allowNull: false },
        kind: { type: DataTypes.TEXT, allowNull: false },
        minutes: { type: DataTypes.INTEGER, allowNull: false },
        effectiveOn: { type: DataTypes.DATEONLY, allowNull: false },
        isUnlimited: DataTypes.BOOLEAN,
        sourceKey: { type: DataTypes.TEXT, allowNull: false },
        series: DataTypes.INTEGER,
        requestId: DataTypes.UUID,
        actorId: DataTypes.UUID,
        reasonId: DataTypes.UUID,
        details: DataTypes.JSONB,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "ledger_entries" },
    );
  }
}

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";

export class LeaveChangeDay extends Model<InferAttributes<LeaveChangeDay>, InferCreationAttributes<LeaveChangeDay>> {
  declare organizationId: string;
  declare changeId: string;
  declare date: IsoDate;
  declare leaveYear: number;
  declare minutes: Minutes;
  declare extra: Minutes;

  static bindTo(sequelize: Sequelize): void {
    LeaveChangeDay.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        changeId: { type: DataTypes.UUID, primaryKey: true },
        date: { type: DataTypes.DATEONLY, primaryKey: true },
        leaveYear: { type: DataTypes.INTEGER, allowNull: false },
        minutes: { type: DataTypes.INTEGER, allowNull: false },
        extra: { type: DataTypes.INTEGER, allowNull: false },
      },
      { sequelize, tableName: "leave_change_days" },
    );
  }
}

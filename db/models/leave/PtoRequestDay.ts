import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";

export class PtoRequestDay extends Model<InferAttributes<PtoRequestDay>, InferCreationAttributes<PtoRequestDay>> {
  declare organizationId: string;
  declare requestId: string;
  declare date: IsoDate;
  declare leaveYear: number;
  declare minutes: Minutes;

  static bindTo(sequelize: Sequelize): void {
    PtoRequestDay.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        requestId: { type: DataTypes.UUID, primaryKey: true },
        date: { type: DataTypes.DATEONLY, primaryKey: true },
        leaveYear: { type: DataTypes.INTEGER, allowNull: false },
        minutes: { type: DataTypes.INTEGER, allowNull: false },
      },
      { sequelize, tableName: "pto_request_days" },
    );
  }
}

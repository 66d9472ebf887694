import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class RequestSnooze extends Model<InferAttributes<RequestSnooze>, InferCreationAttributes<RequestSnooze>> {
  declare organizationId: string;
  declare requestId: string;
  declare userId: string;
  declare until: Date;
  declare count: number;

  static bindTo(sequelize: Sequelize): void {
    RequestSnooze.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        requestId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        until: { type: DataTypes.DATE, allowNull: false },
        count: { type: DataTypes.INTEGER, allowNull: false },
      },
      { sequelize, tableName: "request_snoozes" },
    );
  }
}

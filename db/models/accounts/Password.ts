import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class Password extends Model<InferAttributes<Password>, InferCreationAttributes<Password>> {
  declare organizationId: string;
  declare userId: string;
  declare hash: string;
  declare changedAt: Date;

  static bindTo(sequelize: Sequelize): void {
    Password.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        hash: { type: DataTypes.TEXT, allowNull: false },
        changedAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "passwords" },
    );
  }
}

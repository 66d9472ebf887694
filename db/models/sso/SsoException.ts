import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class SsoException extends Model<InferAttributes<SsoException>, InferCreationAttributes<SsoException>> {
  declare organizationId: string;
  declare userId: string;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    SsoException.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "sso_exceptions" },
    );
  }
}

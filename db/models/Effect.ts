import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class Effect extends Model<InferAttributes<Effect>, InferCreationAttributes<Effect>> {
  declare key: string;
  declare at: Date;

  static bindTo(sequelize: Sequelize): void {
    Effect.init(
      {
        key: { type: DataTypes.TEXT, primaryKey: true },
        at: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "effects" },
    );
  }
}

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class ApiAnswer extends Model<InferAttributes<ApiAnswer>, InferCreationAttributes<ApiAnswer>> {
  declare organizationId: string;
  declare id: string;
  declare fingerprint: Buffer;
  declare status: number;
  declare bodySealed: string;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    ApiAnswer.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.TEXT, primaryKey: true },
        fingerprint: { type: DataTypes.BLOB, allowNull: false },
        status: { type: DataTypes.SMALLINT, allowNull: false },
        bodySealed: { type: DataTypes.TEXT, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "api_answers" },
    );
  }
}

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class AccessToken extends Model<InferAttributes<AccessToken>, InferCreationAttributes<AccessToken>> {
  declare tokenHash: Buffer;
  declare purpose: "key" | "feed" | "scim";
  declare organizationId: string;
  declare userId: string;
  declare subjectId: string;

  static bindTo(sequelize: Sequelize): void {
    AccessToken.init(
      {
        tokenHash: { type: DataTypes.BLOB, primaryKey: true },
        purpose: { type: DataTypes.TEXT, allowNull: false },
        organizationId: { type: DataTypes.UUID, allowNull: false },
        userId: { type: DataTypes.UUID, allowNull: false },
        subjectId: { type: DataTypes.UUID, allowNull: false },
      },
      { sequelize, tableName: "access_tokens" },
    );
  }
}

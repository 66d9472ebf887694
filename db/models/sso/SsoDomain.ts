import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "../../newId.ts";

export class SsoDomain extends Model<InferAttributes<SsoDomain>, InferCreationAttributes<SsoDomain>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare domain: string;
  declare token: string;
  declare provenAt: CreationOptional<Date | null>;
  declare checkedAt: CreationOptional<Date | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    SsoDomain.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        domain: { type: DataTypes.TEXT, allowNull: false },
        token: { type: DataTypes.TEXT, allowNull: false },
        provenAt: DataTypes.DATE,
        checkedAt: DataTypes.DATE,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "sso_domains" },
    );
  }
}

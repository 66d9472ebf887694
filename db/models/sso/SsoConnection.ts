import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { JoinMode } from "#core/sso/ConnectionInput.ts";
import { newId } from "../../newId.ts";

export class SsoConnection extends Model<InferAttributes<SsoConnection>, InferCreationAttributes<SsoConnection>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare name: string;
  declare issuer: string;
  declare clientId: string;
  declare clientSecretSealed: string;
  declare joins: JoinMode;
  declare isOn: boolean;
  declare isRequired: CreationOptional<boolean>;
  declare testedAt: CreationOptional<Date | null>;
  declare lastError: CreationOptional<string | null>;
  declare lastErrorAt: CreationOptional<Date | null>;
  declare version: CreationOptional<number>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    SsoConnection.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        name: { type: DataTypes.TEXT, allowNull: false },
        issuer: { type: DataTypes.TEXT, allowNull: false },
        clientId: { type: DataTypes.TEXT, allowNull: false },
        clientSecretSealed: { type: DataTypes.TEXT, allowNull: false },
        joins: { type: DataTypes.TEXT, allowNull: false },
        isOn: { type: DataTypes.BOOLEAN, allowNull: false },
        isRequired: { type: DataTypes.BOOLEAN, defaultValue: false },
        testedAt: DataTypes.DATE,
        lastError: DataTypes.TEXT,
        lastErrorAt: DataTypes.DATE,
        version: { type: DataTypes.INTEGER, defaultValue: 1 },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "sso_connections" },
    );
  }
}

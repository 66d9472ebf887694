import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { Scope } from "#core/keys/scopes.ts";
import { newId } from "../../newId.ts";

/** A key of a person or, as a service key, of the organization. `access_tokens` stores the hash of its token. */
export class ApiKey extends Model<InferAttributes<ApiKey>, InferCreationAttributes<ApiKey>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare isService: boolean;
  /** `scim` is for an identity provider and has no scopes. */
  declare purpose: CreationOptional<"api" | "scim">;
  declare name: string;
  declare scopes: Scope[];
  declare start: string;
  declare createdAt: Date;
  declare expiresAt: Date;
  declare lastUsedAt: CreationOptional<Date | null>;
  declare revokedAt: CreationOptional<Date | null>;

  static bindTo(sequelize: Sequelize): void {
    ApiKey.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        isService: { type: DataTypes.BOOLEAN, allowNull: false },
        purpose: { type: DataTypes.TEXT, defaultValue: "api" },
        name: { type: DataTypes.TEXT, allowNull: false },
        scopes: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false },
        start: { type: DataTypes.TEXT, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
        expiresAt: { type: DataTypes.DATE, allowNull: false },
        lastUsedAt: DataTypes.DATE,
        revokedAt: DataTypes.DATE,
      },
      { sequelize, tableName: "api_keys" },
    );
  }
}

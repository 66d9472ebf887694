import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "../../newId.ts";

export class TokenCall extends Model<InferAttributes<TokenCall>, InferCreationAttributes<TokenCall>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare keyId: CreationOptional<string | null>;
  declare feedId: CreationOptional<string | null>;
  declare at: Date;
  declare method: string;
  declare path: CreationOptional<string | null>;
  declare agent: CreationOptional<string | null>;
  declare status: number;
  declare error: CreationOptional<string | null>;
  declare milliseconds: number;
  declare times: number;

  static bindTo(sequelize: Sequelize): void {
    TokenCall.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        keyId: DataTypes.UUID,
        feedId: DataTypes.UUID,
        at: { type: DataTypes.DATE, allowNull: false },
        method: { type: DataTypes.TEXT, allowNull: false },
        path: DataTypes.TEXT,
        agent: DataTypes.TEXT,
        status: { type: DataTypes.SMALLINT, allowNull: false },
        error: DataTypes.TEXT,
        milliseconds: { type: DataTypes.INTEGER, allowNull: false },
        times: { type: DataTypes.INTEGER, allowNull: false },
      },
      { sequelize, tableName: "token_calls" },
    );
  }
}

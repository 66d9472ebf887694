import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "../../newId.ts";

export class SsoJoinRequest extends Model<InferAttributes<SsoJoinRequest>, InferCreationAttributes<SsoJoinRequest>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare connectionId: string;
  declare issuer: string;
  declare subject: string;
  declare email: string;
  declare name: string | null;
  declare declinedAt: CreationOptional<Date | null>;
  declare expiresAt: Date;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    SsoJoinRequest.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        connectionId: { type: DataTypes.UUID, allowNull: false },
        issuer: { type: DataTypes.TEXT, allowNull: false },
        subject: { type: DataTypes.TEXT, allowNull: false },
        email: { type: DataTypes.TEXT, allowNull: false },
        name: DataTypes.TEXT,
        declinedAt: DataTypes.DATE,
        expiresAt: { type: DataTypes.DATE, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "sso_join_requests" },
    );
  }
}

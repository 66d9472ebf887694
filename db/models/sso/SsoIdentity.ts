import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

export class SsoIdentity extends Model<InferAttributes<SsoIdentity>, InferCreationAttributes<SsoIdentity>> {
  declare organizationId: string;
  declare connectionId: string;
  declare issuer: string;
  declare subject: string;
  declare userId: string;
  /** True after the person has linked the account in a session that began with another sign-in method. */
  declare isConfirmed: CreationOptional<boolean>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    SsoIdentity.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        connectionId: { type: DataTypes.UUID, primaryKey: true },
        issuer: { type: DataTypes.TEXT, primaryKey: true },
        subject: { type: DataTypes.TEXT, primaryKey: true },
        userId: { type: DataTypes.UUID, allowNull: false },
        isConfirmed: { type: DataTypes.BOOLEAN, defaultValue: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "sso_identities" },
    );
  }
}

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

/** An unused code, stored only as SHA-256. */
export class SsoRecoveryCode extends Model<InferAttributes<SsoRecoveryCode>, InferCreationAttributes<SsoRecoveryCode>> {
  declare organizationId: string;
  declare codeHash: Buffer;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    SsoRecoveryCode.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        codeHash: { type: DataTypes.BLOB, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "sso_recovery_codes" },
    );
  }
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** Stored only as SHA-256. Each code works once. */
export class RecoveryCode extends Model<InferAttributes<RecoveryCode>, InferCreationAttributes<RecoveryCode>> {
  declare organizationId: string;
  declare userId: string;
  declare codeHash: Buffer;
  declare createdAt: Date;
  declare usedAt: CreationOptional<Date | null>;

  static bindTo(sequelize: Sequelize): void {
    RecoveryCode.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        codeHash: { type: DataTypes.BLOB, primaryKey: true },
        createdAt: { type: DataTypes.DATE, allowNull: false },
        usedAt: DataTypes.DATE,
      },
      { sequelize, tableName: "recovery_codes" },
    );
  }
}

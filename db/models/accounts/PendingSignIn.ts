import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

/** Stores only the SHA-256 of tokens. */
export class PendingSignIn extends Model<InferAttributes<PendingSignIn>, InferCreationAttributes<PendingSignIn>> {
  declare tokenHash: Buffer;
  declare organizationId: string;
  declare userId: string;
  declare firstStep: "password" | "google" | "sso";
  declare providerSession: CreationOptional<{ connectionId: string; sub: string; sid: string | null } | null>;
  declare tries: CreationOptional<number>;
  declare createdAt: Date;
  declare expiresAt: Date;

  static bindTo(sequelize: Sequelize): void {
    PendingSignIn.init(
      {
        tokenHash: { type: DataTypes.BLOB, primaryKey: true },
        organizationId: { type: DataTypes.UUID, allowNull: false },
        userId: { type: DataTypes.UUID, allowNull: false },
        firstStep: { type: DataTypes.TEXT, allowNull: false },
        providerSession: DataTypes.JSONB,
        tries: DataTypes.INTEGER,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        expiresAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "pending_sign_ins" },
    );
  }
}

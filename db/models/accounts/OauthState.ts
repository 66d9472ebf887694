import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

/**
 * Holds a visit to another service, a single sign-on link that waits for confirmation, or proof of a correct password.
 * Only the same browser can use the state, and only once.
 */
export class OauthState extends Model<InferAttributes<OauthState>, InferCreationAttributes<OauthState>> {
  declare stateHash: Buffer;
  declare browserHash: Buffer;
  declare codeVerifier: string;
  declare intent: Record<string, unknown>;
  declare expiresAt: Date;

  static bindTo(sequelize: Sequelize): void {
    OauthState.init(
      {
        stateHash: { type: DataTypes.BLOB, primaryKey: true },
        browserHash: { type: DataTypes.BLOB, allowNull: false },
        codeVerifier: { type: DataTypes.TEXT, allowNull: false },
        intent: { type: DataTypes.JSONB, allowNull: false },
        expiresAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "oauth_states" },
    );
  }
}

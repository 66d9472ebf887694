import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class EmailChange extends Model<InferAttributes<EmailChange>, InferCreationAttributes<EmailChange>> {
  declare organizationId: string;
  declare userId: string;
  declare id: string;
  declare email: string;
  declare sessionId: string | null;
  declare requestedAt: Date;
  declare expiresAt: Date;

  static bindTo(sequelize: Sequelize): void {
    EmailChange.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, allowNull: false },
        email: { type: DataTypes.TEXT, allowNull: false },
        sessionId: { type: DataTypes.TEXT },
        requestedAt: { type: DataTypes.DATE, allowNull: false },
        expiresAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "email_changes" },
    );
  }
}

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize";

export class InboxRead extends Model<InferAttributes<InboxRead>, InferCreationAttributes<InboxRead>> {
  declare organizationId: string;
  declare userId: string;
  declare eventKey: string;
  declare readAt: Date;

  static bindTo(sequelize: Sequelize): void {
    InboxRead.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        userId: { type: DataTypes.UUID, primaryKey: true },
        eventKey: { type: DataTypes.TEXT, primaryKey: true },
        readAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "inbox_reads" },
    );
  }
}

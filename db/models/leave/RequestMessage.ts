import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "#db/newId.ts";

/** Erasure sets the text to null. */
export class RequestMessage extends Model<InferAttributes<RequestMessage>, InferCreationAttributes<RequestMessage>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare requestId: string;
  declare authorId: string;
  declare text: string | null;
  declare sentAt: Date;

  static bindTo(sequelize: Sequelize): void {
    RequestMessage.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        requestId: { type: DataTypes.UUID, allowNull: false },
        authorId: { type: DataTypes.UUID, allowNull: false },
        text: DataTypes.TEXT,
        sentAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "request_messages" },
    );
  }
}

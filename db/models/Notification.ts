import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "../newId.ts";
import type { Cause } from "../tracing/causedBy.ts";

export class Notification extends Model<InferAttributes<Notification>, InferCreationAttributes<Notification>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare event: string;
  declare eventKey: string;
  /** Null for a recipient who isn't a member. */
  declare recipientId: CreationOptional<string | null>;
  /** Null for the recipient's own address. */
  declare email: CreationOptional<string | null>;
  declare channel: "mail" | "slack" | "inbox";
  declare payload: Record<string, unknown>;
  declare status: CreationOptional<"pending" | "sent" | "kept" | "obsolete" | "failed">;
  declare attempts: CreationOptional<number>;
  declare nextAttemptAt: Date;
  declare lastError: CreationOptional<string | null>;
  declare sentAt: CreationOptional<Date | null>;
  declare sent: CreationOptional<Record<string, unknown> | null>;
  declare createdAt: Date;
  declare causedBy: CreationOptional<Cause | null>;

  static bindTo(sequelize: Sequelize): void {
    Notification.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        event: { type: DataTypes.TEXT, allowNull: false },
        eventKey: { type: DataTypes.TEXT, allowNull: false },
        recipientId: DataTypes.UUID,
        email: DataTypes.TEXT,
        channel: { type: DataTypes.TEXT, allowNull: false },
        payload: { type: DataTypes.JSONB, allowNull: false },
        status: DataTypes.TEXT,
        attempts: DataTypes.INTEGER,
        nextAttemptAt: { type: DataTypes.DATE, allowNull: false },
        lastError: DataTypes.TEXT,
        sentAt: DataTypes.DATE,
        sent: DataTypes.JSONB,
        createdAt: { type: DataTypes.DATE, allowNull: false },
        causedBy: DataTypes.JSONB,
      },
      { sequelize, tableName: "notifications" },
    );
  }
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { SentEvent } from "#core/webhooks/webhookEvents.ts";
import type { MESSAGE_STATUSES } from "#core/webhooks/WebhookInput.ts";
import { newId } from "../../newId.ts";
import type { Cause } from "../../tracing/causedBy.ts";

export class WebhookMessage extends Model<InferAttributes<WebhookMessage>, InferCreationAttributes<WebhookMessage>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare endpointId: string;
  declare event: SentEvent;
  declare data: Record<string, string>;
  declare occurredAt: Date;
  declare repeatsId: CreationOptional<string | null>;
  declare status: CreationOptional<(typeof MESSAGE_STATUSES)[number]>;
  declare attempts: CreationOptional<number>;
  declare nextAttemptAt: Date;
  declare createdAt: Date;
  declare attemptedAt: CreationOptional<Date | null>;
  declare answerStatus: CreationOptional<number | null>;
  declare durationMs: CreationOptional<number | null>;
  declare answer: CreationOptional<string | null>;
  declare error: CreationOptional<string | null>;
  declare causedBy: CreationOptional<Cause | null>;

  static bindTo(sequelize: Sequelize): void {
    WebhookMessage.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        endpointId: { type: DataTypes.UUID, allowNull: false },
        event: { type: DataTypes.TEXT, allowNull: false },
        data: { type: DataTypes.JSONB, allowNull: false },
        occurredAt: { type: DataTypes.DATE, allowNull: false },
        repeatsId: DataTypes.UUID,
        status: DataTypes.TEXT,
        attempts: DataTypes.INTEGER,
        nextAttemptAt: { type: DataTypes.DATE, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
        attemptedAt: DataTypes.DATE,
        answerStatus: DataTypes.INTEGER,
        durationMs: DataTypes.INTEGER,
        answer: DataTypes.TEXT,
        error: DataTypes.TEXT,
        causedBy: DataTypes.JSONB,
      },
      { sequelize, tableName: "webhook_messages" },
    );
  }
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { WebhookEvent } from "#core/webhooks/webhookEvents.ts";
import { newId } from "../../newId.ts";

export class WebhookEndpoint extends Model<InferAttributes<WebhookEndpoint>, InferCreationAttributes<WebhookEndpoint>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare name: string;
  declare url: string;
  declare events: WebhookEvent[];
  declare sendsObjects: boolean;
  declare isOn: boolean;
  declare offReason: CreationOptional<"gone" | "failing" | null>;
  declare secretSealed: string;
  declare oldSecretSealed: CreationOptional<string | null>;
  declare oldSecretUntil: CreationOptional<Date | null>;
  declare failingSince: CreationOptional<Date | null>;
  declare lastError: CreationOptional<string | null>;
  declare pausedUntil: CreationOptional<Date | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    WebhookEndpoint.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        name: { type: DataTypes.TEXT, allowNull: false },
        url: { type: DataTypes.TEXT, allowNull: false },
        events: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false },
        sendsObjects: { type: DataTypes.BOOLEAN, allowNull: false },
        isOn: { type: DataTypes.BOOLEAN, allowNull: false },
        offReason: DataTypes.TEXT,
        secretSealed: { type: DataTypes.TEXT, allowNull: false },
        oldSecretSealed: DataTypes.TEXT,
        oldSecretUntil: DataTypes.DATE,
        failingSince: DataTypes.DATE,
        lastError: DataTypes.TEXT,
        pausedUntil: DataTypes.DATE,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "webhook_endpoints" },
    );
  }
}

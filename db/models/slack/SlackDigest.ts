import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";

export class SlackDigest extends Model<InferAttributes<SlackDigest>, InferCreationAttributes<SlackDigest>> {
  declare organizationId: string;
  declare officeId: string;
  declare teamId: string;
  declare channelId: string;
  declare channelName: string;
  declare lastSentOn: CreationOptional<IsoDate | null>;
  /** A Slack error code, or `SHARED_CHANNEL`. Null if there is no error. */
  declare trouble: CreationOptional<string | null>;
  declare troubleNotifiedAt: CreationOptional<Date | null>;

  static bindTo(sequelize: Sequelize): void {
    SlackDigest.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        officeId: { type: DataTypes.UUID, primaryKey: true },
        teamId: { type: DataTypes.TEXT, allowNull: false },
        channelId: { type: DataTypes.TEXT, allowNull: false },
        channelName: { type: DataTypes.TEXT, allowNull: false },
        lastSentOn: DataTypes.DATEONLY,
        trouble: DataTypes.TEXT,
        troubleNotifiedAt: { type: DataTypes.DATE, field: "trouble_told_at" },
      },
      { sequelize, tableName: "slack_digests" },
    );
  }
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";

/** The channel that hears every morning who of an office is away. */
export class SlackDigest extends Model<InferAttributes<SlackDigest>, InferCreationAttributes<SlackDigest>> {
  declare organizationId: string;
  declare officeId: string;
  declare teamId: string;
  declare channelId: string;
  declare channelName: string;
  declare lastSentOn: CreationOptional<IsoDate | null>;
  /** Why the last one could not be sent, in Slack's word for it. */
  declare trouble: CreationOptional<string | null>;
  declare troubleToldAt: CreationOptional<Date | null>;

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
        troubleToldAt: DataTypes.DATE,
      },
      { sequelize, tableName: "slack_digests" },
    );
  }
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { FeedKind } from "#core/feeds/FeedInput.ts";
import { newId } from "../../newId.ts";

/** `access_tokens` stores the hash of the token. */
export class CalendarFeed extends Model<InferAttributes<CalendarFeed>, InferCreationAttributes<CalendarFeed>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare name: string;
  declare kind: FeedKind;
  declare officeId: CreationOptional<string | null>;
  declare types: CreationOptional<string[] | null>;
  declare withPending: boolean;
  declare createdAt: Date;
  declare fetchedAt: CreationOptional<Date | null>;
  declare agent: CreationOptional<string | null>;

  static bindTo(sequelize: Sequelize): void {
    CalendarFeed.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        name: { type: DataTypes.TEXT, allowNull: false },
        kind: { type: DataTypes.TEXT, allowNull: false },
        officeId: DataTypes.UUID,
        types: DataTypes.ARRAY(DataTypes.TEXT),
        withPending: { type: DataTypes.BOOLEAN, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
        fetchedAt: DataTypes.DATE,
        agent: DataTypes.TEXT,
      },
      { sequelize, tableName: "calendar_feeds" },
    );
  }
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";

export class CalendarEntry extends Model<InferAttributes<CalendarEntry>, InferCreationAttributes<CalendarEntry>> {
  declare organizationId: string;
  declare connectionId: string;
  declare entryId: string;
  declare eventId: CreationOptional<string | null>;
  declare sentHash: CreationOptional<string | null>;

  static bindTo(sequelize: Sequelize): void {
    CalendarEntry.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        connectionId: { type: DataTypes.UUID, primaryKey: true },
        entryId: { type: DataTypes.UUID, primaryKey: true },
        eventId: DataTypes.TEXT,
        sentHash: DataTypes.TEXT,
      },
      { sequelize, tableName: "calendar_entries" },
    );
  }
}

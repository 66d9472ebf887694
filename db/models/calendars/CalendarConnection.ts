import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { CalendarServiceName } from "#core/connectedCalendars/calendarServices.ts";
import type { CalendarTrouble } from "#core/connectedCalendars/stoppedCalendarText.ts";
import { newId } from "../../newId.ts";

export class CalendarConnection extends Model<
  InferAttributes<CalendarConnection>,
  InferCreationAttributes<CalendarConnection>
> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare officeId: CreationOptional<string | null>;
  declare service: CalendarServiceName;
  declare subject: string;
  declare account: string;
  declare tokensSealed: string;
  declare calendarId: CreationOptional<string | null>;
  declare state: "working" | "broken" | "ending";
  declare trouble: CreationOptional<CalendarTrouble | null>;
  declare failingSince: CreationOptional<Date | null>;
  declare failures: CreationOptional<number>;
  declare lastError: CreationOptional<string | null>;
  declare sentAt: CreationOptional<Date | null>;
  declare seenVersion: CreationOptional<string | null>;
  declare sentDigest: CreationOptional<string | null>;
  declare dueAt: CreationOptional<Date | null>;
  declare lease: CreationOptional<string | null>;
  declare leasedUntil: CreationOptional<Date | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    CalendarConnection.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        officeId: DataTypes.UUID,
        service: { type: DataTypes.TEXT, allowNull: false },
        subject: { type: DataTypes.TEXT, allowNull: false },
        account: { type: DataTypes.TEXT, allowNull: false },
        tokensSealed: { type: DataTypes.TEXT, allowNull: false },
        calendarId: DataTypes.TEXT,
        state: { type: DataTypes.TEXT, allowNull: false },
        trouble: DataTypes.TEXT,
        failingSince: DataTypes.DATE,
        failures: { type: DataTypes.INTEGER, defaultValue: 0 },
        lastError: DataTypes.TEXT,
        sentAt: DataTypes.DATE,
        seenVersion: DataTypes.TEXT,
        sentDigest: DataTypes.TEXT,
        dueAt: DataTypes.DATE,
        lease: DataTypes.UUID,
        leasedUntil: DataTypes.DATE,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "calendar_connections" },
    );
  }
}

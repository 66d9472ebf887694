import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { newId } from "../newId.ts";

export class PastEmployment extends Model<InferAttributes<PastEmployment>, InferCreationAttributes<PastEmployment>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare startDate: CreationOptional<IsoDate | null>;
  declare endDate: IsoDate;
  declare nextStart: CreationOptional<IsoDate | null>;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    PastEmployment.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        startDate: DataTypes.DATEONLY,
        endDate: { type: DataTypes.DATEONLY, allowNull: false },
        nextStart: DataTypes.DATEONLY,
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "past_employments" },
    );
  }
}

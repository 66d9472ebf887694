import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { newId } from "../../newId.ts";

/** Days are in the time zone of the approver's office. */
export class Delegation extends Model<InferAttributes<Delegation>, InferCreationAttributes<Delegation>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare approverId: string;
  declare delegateId: string;
  declare startsOn: IsoDate;
  declare endsOn: IsoDate;
  declare createdById: string;
  declare createdAt: Date;
  declare begunAt: CreationOptional<Date | null>;
  declare endedAt: CreationOptional<Date | null>;

  static bindTo(sequelize: Sequelize): void {
    Delegation.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        approverId: { type: DataTypes.UUID, allowNull: false },
        delegateId: { type: DataTypes.UUID, allowNull: false },
        startsOn: { type: DataTypes.DATEONLY, allowNull: false },
        endsOn: { type: DataTypes.DATEONLY, allowNull: false },
        createdById: { type: DataTypes.UUID, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
        begunAt: DataTypes.DATE,
        endedAt: DataTypes.DATE,
      },
      { sequelize, tableName: "delegations" },
    );
  }
}

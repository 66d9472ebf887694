import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { newId } from "../../newId.ts";

/** The database copies a person's events to `users.policy_events`. */
export class PersonEvent extends Model<InferAttributes<PersonEvent>, InferCreationAttributes<PersonEvent>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare event: RecordedEvent;
  declare createdAt: Date;

  static bindTo(sequelize: Sequelize): void {
    PersonEvent.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        event: { type: DataTypes.JSONB, allowNull: false },
        createdAt: { type: DataTypes.DATE, allowNull: false },
      },
      { sequelize, tableName: "person_events" },
    );
  }
}

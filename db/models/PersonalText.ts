import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { newId } from "../newId.ts";

/** Append-only entries refer to personal texts. Erasure sets the text to null. */
export class PersonalText extends Model<InferAttributes<PersonalText>, InferCreationAttributes<PersonalText>> {
  declare organizationId: string;
  declare id: CreationOptional<string>;
  declare userId: string;
  declare text: CreationOptional<string | null>;

  static bindTo(sequelize: Sequelize): void {
    PersonalText.init(
      {
        organizationId: { type: DataTypes.UUID, primaryKey: true },
        id: { type: DataTypes.UUID, primaryKey: true, defaultValue: newId },
        userId: { type: DataTypes.UUID, allowNull: false },
        text: DataTypes.TEXT,
      },
      { sequelize, tableName: "personal_texts" },
    );
  }
}

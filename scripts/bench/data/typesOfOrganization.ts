export const ADD_TYPES = `
  INSERT INTO leave_types (organization_id, id, key, name, icon, color, unit, paid, visibility, requestable_by, position,
    default_accrual, default_carry_over, created_at, updated_at)
  SELECT $1, gen_random_uuid(), t.key, t.name, 'star', 'blue', 'day', true, t.visibility, 'everyone', t.position, 9600, 0,
    now(), now()
  FROM (VALUES ('vacation', 'Vacation', 'everyone', 1), ('sick', 'Sick', 'away', 2), ('personal', 'Personal', 'away', 3))
    t (key, name, visibility, position)`;

export const webhooks = {
  name: "113-webhooks",
  sql: `
CREATE TABLE webhook_endpoints (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  -- True if messages contain the whole object, as the API returns it, rather than only its ids.
  sends_objects boolean NOT NULL,
  is_on boolean NOT NULL,
  -- The reason why Awayday switched it off.
  off_reason text CHECK (off_reason IN ('gone', 'failing')),
  secret_sealed text NOT NULL,
  -- The secret before the last rotation, which still signs until then.
  old_secret_sealed text,
  old_secret_until timestamptz,
  -- The first failure since the last success.
  failing_since timestamptz,
  last_error text CHECK (length(last_error) <= 500),
  -- The endpoint asked for nothing before then.
  paused_until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  CHECK (off_reason IS NULL OR NOT is_on),
  CHECK ((old_secret_sealed IS NULL) = (old_secret_until IS NULL))
);

CREATE TABLE webhook_messages (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  event text NOT NULL,
  -- The ids of what changed.
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  -- The message that this one repeats, with its id.
  repeats_id uuid,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed', 'dropped')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- While an attempt runs, the time after which another process may try.
  next_attempt_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- The last attempt.
  attempted_at timestamptz,
  answer_status integer,
  duration_ms integer,
  answer text CHECK (length(answer) <= 1024),
  error text CHECK (length(error) <= 500),
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, endpoint_id) REFERENCES webhook_endpoints (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, repeats_id) REFERENCES webhook_messages (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_messages_due ON webhook_messages (organization_id, endpoint_id, next_attempt_at, id)
  WHERE status = 'pending';
CREATE INDEX webhook_messages_repeating ON webhook_messages (organization_id, repeats_id) WHERE repeats_id IS NOT NULL;
CREATE INDEX webhook_messages_of_endpoint ON webhook_messages (organization_id, endpoint_id, created_at, id);

CREATE FUNCTION queue_request_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_on) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO webhook_messages (organization_id, id, endpoint_id, event, data, occurred_at, next_attempt_at, created_at)
    SELECT n.organization_id, gen_random_uuid(), e.id, x.event, jsonb_build_object('requestId', n.id, 'userId', n.user_id),
      n.updated_at, n.updated_at, n.updated_at
    FROM new_rows n
    CROSS JOIN LATERAL (VALUES ('request.submitted'), (CASE n.status WHEN 'approved' THEN 'request.approved' END)) x (event)
    JOIN webhook_endpoints e ON e.organization_id = n.organization_id AND e.is_on AND x.event = ANY (e.events);
  ELSE
    INSERT INTO webhook_messages (organization_id, id, endpoint_id, event, data, occurred_at, next_attempt_at, created_at)
    SELECT n.organization_id, gen_random_uuid(), e.id, x.event, jsonb_build_object('requestId', n.id, 'userId', n.user_id),
      n.updated_at, n.updated_at, n.updated_at
    FROM new_rows n
    JOIN old_rows o ON o.organization_id = n.organization_id AND o.id = n.id
    CROSS JOIN LATERAL (SELECT CASE
      WHEN n.status <> o.status AND n.status <> 'pending' THEN 'request.' || n.status
      WHEN n.status <> o.status THEN 'request.changed'
      WHEN (n.type, n.start_date, n.end_date, n.is_half_day, n.parts, n.version)
        IS DISTINCT FROM (o.type, o.start_date, o.end_date, o.is_half_day, o.parts, o.version) THEN 'request.changed'
      WHEN n.minutes <> o.minutes THEN 'request.recosted'
    END) x (event)
    JOIN webhook_endpoints e ON e.organization_id = n.organization_id AND e.is_on AND x.event = ANY (e.events)
    -- Leave that is set aside within a transaction is approved again at its end.
    WHERE n.status = o.status OR position(n.id::text IN coalesce(current_setting('awayday.set_aside', true), '')) = 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pto_requests_inserted_webhooks AFTER INSERT ON pto_requests
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_request_webhooks();
CREATE TRIGGER pto_requests_updated_webhooks AFTER UPDATE ON pto_requests
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_request_webhooks();

CREATE FUNCTION queue_balance_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_on AND 'balance.changed' = ANY (events)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_messages (organization_id, id, endpoint_id, event, data, occurred_at, next_attempt_at, created_at)
  SELECT n.organization_id, gen_random_uuid(), e.id, 'balance.changed',
    jsonb_build_object('userId', n.user_id, 'leaveType', n.type), n.at, n.at, n.at
  FROM (SELECT organization_id, user_id, type, max(created_at) AS at FROM new_rows GROUP BY 1, 2, 3) n
  JOIN webhook_endpoints e
    ON e.organization_id = n.organization_id AND e.is_on AND 'balance.changed' = ANY (e.events);
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_webhooks AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_balance_webhooks();
`,
};

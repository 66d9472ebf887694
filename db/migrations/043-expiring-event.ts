export const expiringEvent = {
  name: "043-expiring-event",
  sql: `
UPDATE notifications
  SET event = 'leave.expiring',
      event_key = regexp_replace(event_key, '^leave\\.lapsing', 'leave.expiring'),
      payload = (payload - 'lapsing') || jsonb_build_object('expiring', payload -> 'lapsing')
  WHERE event = 'leave.lapsing';
`,
};

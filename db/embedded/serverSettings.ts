interface ServerOptions {
  port: number;
  maxConnections: number;
  /** False for temporary databases, which a crash of the machine can destroy. */
  durable: boolean;
}

export function serverSettings({ port, maxConnections, durable }: ServerOptions): Record<string, string | number> {
  return {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port,
    max_connections: maxConnections,
    shared_buffers: "256MB",
    wal_buffers: "16MB",
    max_wal_size: "1GB",
    min_wal_size: "80MB",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    // Statements can contain names and addresses.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
}

import { totalmem } from 'node:os';

/** The settings of the embedded PostgreSQL, given on its command line so that no old file overrides them. */
export function serverSettings(options: {
  socketFolder: string;
  clusterName: string;
  durable: boolean;
  prewarm: boolean;
}): string[] {
  const settings: Record<string, string | number> = {
    // A socket in a closed folder instead of a port: nothing to collide with, unreachable from the network.
    listen_addresses: '',
    unix_socket_directories: options.socketFolder,
    unix_socket_permissions: '0700',
    cluster_name: options.clusterName,
    max_connections: 60,
    ...memory(),
    random_page_cost: 1.1,
    jit: 'off',
    // After a start it reads again what was in memory before: the first searches are as quick as later ones.
    ...(options.prewarm ? { shared_preload_libraries: 'pg_prewarm' } : {}),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors quote the values they are about: personal data stays out of the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function memory(): Record<string, string> {
  const megabytes = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20;
  const shared = Math.round(Math.min(1024, Math.max(64, megabytes / 16)));
  return {
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${Math.round(megabytes / 3)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: `${Math.min(256, shared)}MB`,
  };
}

/**
 * The numbers of PostgreSQL's advisory locks, which all processes on one database share. None may stand for two things;
 * 4_270_004 is taken too, by compact_tallies() in the migrations.
 */
export const advisoryLocks = {
  auditChain: 4_270_001,
  staffStandings: 4_270_002,
  /** The trigger on `faces` takes it as well. */
  gallery: 4_270_003,
  jobQueues: 4_270_006,
  migrations: 4_207_302_115,
} as const;

/** The first of the two numbers of a worker's own lock; the second is the worker's. */
export const presenceLocks = 4_270;

/** The first of the two numbers of a lock that all share who compare faces with one model; the second stands for it. */
export const faceModelLocks = 4_271;

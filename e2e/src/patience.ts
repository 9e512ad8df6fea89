/** For how long a test waits: a hang shows within half a minute; a machine that others share may stand still for two. */
export const patienceMs = process.env.CI ? 300_000 : 30_000;
